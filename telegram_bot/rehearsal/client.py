"""How robots, tests and the phones page act as people at a rehearsal server and look at phones, over HTTP alone."""

from types import TracebackType
from typing import Any, Self

from aiohttp import ClientSession, ClientTimeout

Shape = dict[str, Any]


class RehearsalFault(Exception):
    """The server refused a control request; the text says why."""


class RehearsalClient:
    """An async client of the control interface; use it as a context manager or `close` it.

    Chats are numbers; leaving `chat` out means the person's private chat with the bot. Messages come as Telegram's
    JSON with `is_silent` and `is_from_bot` added. Nothing here knows anything of the games.
    """

    def __init__(self, url: str, session: ClientSession | None = None) -> None:
        self._url = url.rstrip("/") + "/control"
        self._session = session
        self._owns_session = session is None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        if self._session is not None and self._owns_session:
            await self._session.close()
            self._session = None

    async def request(self, verb: str, path: str, **options: Any) -> Any:
        """One control request; raises RehearsalFault with the server's sentence when it refuses."""
        if self._session is None:
            self._session = ClientSession(timeout=ClientTimeout(total=120))
        async with self._session.request(verb, self._url + path, **options) as answer:
            body = await answer.json()
        if not body["ok"]:
            raise RehearsalFault(body["error"])
        return body["result"]

    async def do(self, deed: str, **terms: Any) -> Any:
        """Any deed by its name; terms that are None are left out."""
        given = {name: value for name, value in terms.items() if value is not None}
        return await self.request("POST", f"/do/{deed}", json=given)

    # people

    async def create_person(
        self,
        first_name: str,
        *,
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = None,
        is_bot: bool = False,
        person_id: int | None = None,
    ) -> int:
        """A new account; returns its id."""
        shape = await self.do(
            "person",
            first_name=first_name,
            last_name=last_name,
            username=username,
            language_code=language_code,
            is_bot=is_bot,
            id=person_id,
        )
        return int(shape["id"])

    async def start(self, person: int, payload: str | None = None) -> Shape:
        """Press Start, or open the deep link with this payload."""
        return dict(await self.do("start", person=person, payload=payload))

    async def block(self, person: int) -> None:
        await self.do("block", person=person)

    async def unblock(self, person: int) -> None:
        await self.do("unblock", person=person)

    # messages

    async def say(self, person: int, text: str, chat: int | None = None, **terms: Any) -> Shape:
        """Send text; terms: topic, reply_to, reply_chat, quote, quote_position, entities, as_channel, via_bot."""
        return dict(await self.do("say", person=person, text=text, chat=chat, **terms))

    async def send(self, person: int, kind: str, chat: int | None = None, **terms: Any) -> Shape:
        """Send a photo, sticker, animation, video, voice, video_note, audio, document, contact, location, venue, dice,
        poll, game, story, checklist or paid_media; terms as in `say`, and caption."""
        return dict(await self.do("send", person=person, kind=kind, chat=chat, **terms))

    async def send_album(self, person: int, count: int, chat: int | None = None, **terms: Any) -> list[Shape]:
        return list(await self.do("album", person=person, count=count, chat=chat, **terms))

    async def edit(self, person: int, message: int, text: str, chat: int | None = None) -> Shape:
        return dict(await self.do("edit", person=person, message=message, text=text, chat=chat))

    async def delete(self, person: int, message: int, chat: int | None = None) -> None:
        await self.do("delete", person=person, message=message, chat=chat)

    async def forward(
        self,
        person: int,
        message: int,
        from_chat: int,
        chat: int | None = None,
        origin_name: str | None = None,
    ) -> Shape:
        """Forward a message into `chat`; `origin_name` hides the account of its author behind a name."""
        terms = {"person": person, "message": message, "from_chat": from_chat, "chat": chat}
        return dict(await self.do("forward", origin_name=origin_name, **terms))

    async def react(self, person: int, message: int, *emoji: str, chat: int | None = None) -> None:
        await self.do("react", person=person, message=message, emoji=list(emoji), chat=chat)

    # buttons

    async def tap(
        self,
        person: int,
        message: int,
        *,
        label: str | None = None,
        data: str | None = None,
        chat: int | None = None,
        stale: bool = False,
    ) -> Shape:
        """Tap a button: `query_id` to ask for the answer by, or the `url` that a link button opens."""
        terms = {"person": person, "message": message, "label": label, "data": data, "chat": chat}
        return dict(await self.do("tap", stale=stale, **terms))

    async def tap_and_wait(self, person: int, message: int, *, seconds: float = 10.0, **terms: Any) -> Shape:
        """Tap as `tap` does and return the bot's answer; raises TimeoutError when none comes."""
        cursor = int((await self.state())["cursor"])
        query_id = (await self.tap(person, message, **terms))["query_id"]
        remaining = seconds
        while remaining > 0:
            cursor, events = await self.feed(cursor, person, wait=min(remaining, 1.0))
            for event in events:
                if event["kind"] == "callback_answer" and event["query_id"] == query_id:
                    return {name: event[name] for name in ("text", "show_alert", "url")}
            remaining -= 0.0 if events else 1.0
        raise TimeoutError(f"the bot did not answer the tap of {person}")

    async def answer_to(self, query_id: str) -> Shape | None:
        """The bot's answer to a tap (text, show_alert, url), or None while there is none."""
        answer = (await self.do("answer", query_id=query_id))["answer"]
        return None if answer is None else dict(answer)

    # groups

    async def create_group(
        self, owner: int, title: str, members: tuple[int, ...] = (), *, kind: str = "group", **terms: Any
    ) -> int:
        """Make a group, supergroup or channel; returns its id. Terms: is_forum, username, is_anonymous (the owner)."""
        shape = await self.do("group", owner=owner, title=title, members=list(members), type=kind, **terms)
        return int(shape["id"])

    async def add_bot(self, chat: int, by: int, rights: list[str] | str | None = None) -> None:
        """Bring the bot in; rights "all", a list of names, or None for a plain member."""
        await self.do("add_bot", chat=chat, by=by, rights=rights)

    async def remove_bot(self, chat: int, by: int) -> None:
        await self.do("remove_bot", chat=chat, by=by)

    async def set_rights(
        self,
        chat: int,
        by: int,
        rights: list[str] | str | None,
        person: int | None = None,
        is_anonymous: bool = False,
    ) -> None:
        """Appoint a person (the bot when none is named), or make a plain member with rights None."""
        await self.do("set_rights", chat=chat, by=by, rights=rights, person=person, is_anonymous=is_anonymous)

    async def restrict(self, chat: int, by: int, person: int | None = None, **permissions: bool) -> None:
        """Mute a person (the bot when none is named) but for the permissions named."""
        await self.do("restrict", chat=chat, by=by, person=person, permissions=permissions)

    async def set_permissions(self, chat: int, by: int, **permissions: bool) -> None:
        await self.do("permissions", chat=chat, by=by, permissions=permissions)

    async def join(self, person: int, chat: int, link: str | None = None) -> bool:
        """Come in; False when the link only lets one ask to be let in."""
        return bool((await self.do("join", person=person, chat=chat, link=link))["joined"])

    async def add_member(self, chat: int, by: int, person: int) -> None:
        await self.do("add", chat=chat, by=by, person=person)

    async def leave(self, person: int, chat: int) -> None:
        await self.do("leave", person=person, chat=chat)

    async def remove_member(self, chat: int, by: int, person: int) -> None:
        await self.do("remove", chat=chat, by=by, person=person)

    async def unban(self, chat: int, by: int, person: int) -> None:
        await self.do("unban", chat=chat, by=by, person=person)

    async def invite_link(self, chat: int, by: int, asks: bool = False) -> str:
        return str((await self.do("invite_link", chat=chat, by=by, asks=asks))["invite_link"])

    async def migrate(self, chat: int, by: int) -> int:
        """Turn a group into a supergroup; returns the new id."""
        return int((await self.do("migrate", chat=chat, by=by))["id"])

    async def post_in_channel(self, person: int, channel: int, text: str) -> Shape:
        return dict(await self.do("post", person=person, chat=channel, text=text))

    async def link_channel(self, channel: int, chat: int) -> None:
        """Make a supergroup the discussion group of a channel: 777000 forwards its posts there."""
        await self.do("link_channel", channel=channel, chat=chat)

    async def create_topic(self, person: int, name: str, chat: int | None = None) -> int:
        return int((await self.do("topic", person=person, name=name, chat=chat))["message_thread_id"])

    async def pin(self, person: int, message: int, chat: int | None = None) -> None:
        await self.do("pin", person=person, message=message, chat=chat)

    # phones

    async def chats(self, person: int) -> list[Shape]:
        """The chats on a phone, newest first: chat, pinned, topics, may_write, count, last."""
        return list(await self.request("GET", f"/phone/{person}/chats"))

    async def messages(self, person: int, chat: int | None = None, topic: int | None = None) -> list[Shape]:
        """A chat's messages as they stand now, oldest first; the private chat with the bot when none is named."""
        path = f"/phone/{person}/chats/{person if chat is None else chat}"
        return list(await self.request("GET", path, params={} if topic is None else {"topic": topic}))

    async def menu(self, person: int, chat: int | None = None) -> list[Shape]:
        """The commands that the phone offers in a chat."""
        return list(await self.request("GET", f"/phone/{person}/menu/{person if chat is None else chat}"))

    async def feed(
        self, since: int = 0, person: int | None = None, wait: float = 0.0
    ) -> tuple[int, list[Shape]]:
        """What reached a phone (or all) after a cursor: the next cursor and the events; waits for the first one.

        Kinds: message, edit, delete, pin, unpin, action, reaction, topic, permissions, joined, left, join_declined,
        callback_answer.
        """
        params: dict[str, Any] = {"since": since, "wait": wait}
        if person is not None:
            params["person"] = person
        result = await self.request("GET", "/feed", params=params)
        return int(result["cursor"]), list(result["events"])

    async def wait_for_message(
        self,
        person: int,
        containing: str = "",
        *,
        since: int = 0,
        chat: int | None = None,
        seconds: float = 10.0,
    ) -> Shape:
        """The first message of the bot after a cursor whose text or caption holds the words; raises TimeoutError."""
        cursor, remaining = since, seconds
        while remaining > 0:
            cursor, events = await self.feed(cursor, person, wait=min(remaining, 1.0))
            for event in events:
                message = event.get("message") or {}
                text = message.get("text") or message.get("caption") or ""
                is_there = chat is None or message["chat"]["id"] == chat
                if (
                    event["kind"] in ("message", "edit")
                    and message["is_from_bot"]
                    and is_there
                    and containing in text
                ):
                    return dict(message)
            remaining -= 0.0 if events else 1.0
        raise TimeoutError(f"no message with {containing!r} reached {person}")

    # the server itself

    async def history(self, chat: int) -> list[Shape]:
        """Everything ever posted in a chat, with edits and deletions: for tests."""
        return list(await self.request("GET", f"/history/{chat}"))

    async def calls(self, since: int = 0, method: str | None = None, chat: int | None = None) -> list[Shape]:
        """The Bot API calls that the server got: number, at, method, chat_id, params, code, result, fault, took."""
        params = {"since": since, "method": method, "chat": chat}
        return list(
            await self.request(
                "GET", "/calls", params={name: value for name, value in params.items() if value is not None}
            )
        )

    async def state(self) -> Shape:
        """Time, speed, waiting updates, webhook, limits with violations and peaks, the feed's cursor."""
        return dict(await self.request("GET", "/state"))

    async def order_fault(self, kind: str, **terms: Any) -> int:
        """Order a trouble and return its number.

        Kinds: refuse, lose_answer, cut_before, cut_after, delay, throttle, answer_late; double_update, twin_update,
        swap_updates. Terms: method (of updates: their kind), chat_id, times (None: for ever), rate, code, description,
        retry_after, migrate_to_chat_id, seconds.
        """
        return int(await self.request("POST", "/faults", json={"kind": kind, **terms}))

    async def withdraw_faults(self, number: int | None = None) -> None:
        await self.request("DELETE", "/faults", params={} if number is None else {"number": number})

    async def set_limits(self, **changes: Any) -> Shape:
        """Set overall, private or group to [most, seconds], enforced to a bool; reset=True forgets the counts."""
        return dict(await self.request("POST", "/limits", json=changes))

    async def set_clock(self, **changes: float) -> Shape:
        """Set speed or now, or jump by seconds; returns both."""
        return dict(await self.request("POST", "/clock", json=changes))

    async def configure_bot(self, **settings: Any) -> Shape:
        """BotFather's settings: username, first_name, reads_everything, has_topics, lets_users_create_topics."""
        return dict(await self.do("bot", **settings))

    async def queue_update(self, update: Shape) -> None:
        """Put an update into the bot's queue as it is, be its id new or used."""
        await self.request("POST", "/updates", json={"update": update})

    async def dump(self) -> Shape:
        return dict(await self.request("POST", "/dump"))

    async def load(self, state: Shape) -> None:
        await self.request("POST", "/load", json=state)

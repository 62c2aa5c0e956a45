"""How robots, tests and the phones page act as people at a rehearsal server and look at phones, over HTTP alone."""

from types import TracebackType
from typing import Any, Self

from aiohttp import ClientSession, ClientTimeout

from .acting import Acting, Shape


class RehearsalFault(Exception):
    """The server refused a control request; the text says why."""


class RehearsalClient(Acting):
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

    def _opened(self) -> ClientSession:
        if self._session is None:
            self._session = ClientSession(timeout=ClientTimeout(total=120))
        return self._session

    async def request(self, verb: str, path: str, **options: Any) -> Any:
        """One control request; raises RehearsalFault with the server's sentence when it refuses."""
        async with self._opened().request(verb, self._url + path, **options) as answer:
            body = await answer.json()
        if not body["ok"]:
            raise RehearsalFault(body["error"])
        return body["result"]

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

    async def file(self, file_id: str) -> bytes:
        """The bytes of a picture or another file that a message shows."""
        async with self._opened().get(f"{self._url}/files/{file_id}") as answer:
            if answer.status != 200:
                raise RehearsalFault((await answer.json())["error"])
            return await answer.read()

    # the server itself

    async def persons(self) -> list[Shape]:
        """Everybody there is, with has_started and has_blocked."""
        return list(await self.request("GET", "/persons"))

    async def all_chats(self) -> list[Shape]:
        """Every chat with its members, permissions, join_requests, invite_links and migrated_to."""
        return list(await self.request("GET", "/chats"))

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

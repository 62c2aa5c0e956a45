"""What a client of the rehearsal server can do as a person: one method a deed."""

from abc import ABC, abstractmethod
from typing import Any

Shape = dict[str, Any]


class Acting(ABC):
    """The deeds of people; where they are sent is the client's affair."""

    async def do(self, deed: str, **terms: Any) -> Any:
        """Any deed by its name; terms that are None are left out."""
        given = {name: value for name, value in terms.items() if value is not None}
        return await self.request("POST", f"/do/{deed}", json=given)

    @abstractmethod
    async def request(self, verb: str, path: str, **options: Any) -> Any:
        """One control request, carried by whoever inherits the deeds."""

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

    async def follow(self, person: int, url: str) -> Shape:
        """Open a t.me link, as one that `tap` returned: {"started": payload} or {"joined": bool, "chat": id}."""
        return dict(await self.do("follow", person=person, url=url))

    async def rename(self, person: int, **names: str | None) -> None:
        """Change first_name, last_name, username or language_code; None takes one away."""
        await self.request("POST", "/do/rename", json={"person": person, **names})

    async def vanish(self, person: int) -> None:
        """Delete the account: the bot gets 403 from now on."""
        await self.do("vanish", person=person)

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

    async def add_bot(
        self, chat: int, by: int, rights: list[str] | str | None = None, payload: str | None = None
    ) -> None:
        """Bring the bot in; rights "all", a list of names, or None for a plain member; `payload` as by startgroup."""
        await self.do("add_bot", chat=chat, by=by, rights=rights, payload=payload)

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

    async def set_title(self, chat: int, by: int, title: str) -> None:
        await self.do("title", chat=chat, by=by, title=title)

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

"""Everything one rehearsal server holds, and the one place where a message comes into being."""

from dataclasses import dataclass
from typing import Any

from .clock import SettableClock
from .faults import Faults
from .feed import Feed
from .ledger import Ledger
from .limits import Limits
from .refusals import Misuse
from .shapes import bot_shape, chat_shape, member_shape, message_shape, user_shape
from .updates import UpdateQueue
from .webhook import Webhook
from .world import Chat, ChatType, Membership, Message, Person, Standing, World


@dataclass(slots=True)
class Switchboard:
    world: World
    clock: SettableClock
    updates: UpdateQueue
    feed: Feed
    limits: Limits
    faults: Faults
    ledger: Ledger
    webhook: Webhook

    @property
    def now(self) -> int:
        """Telegram's date: whole seconds, cut off."""
        return int(self.clock.now())

    def person(self, person_id: int) -> Person:
        if person := self.world.persons.get(person_id):
            return person
        raise Misuse(f"there is no person {person_id}")

    def chat(self, chat_id: int) -> Chat:
        if chat := self.world.chats.get(chat_id):
            return chat
        raise Misuse(f"there is no chat {chat_id}")

    def user(self, user_id: int) -> dict[str, Any]:
        return user_shape(self.world, user_id)

    def private_chat(self, person: Person) -> Chat:
        """The person's chat with the bot, made when first needed."""
        chat = self.world.chats.get(person.id)
        if chat is None:
            chat = self.world.chats[person.id] = Chat(person.id, ChatType.PRIVATE)
        return chat

    def bot_membership(self, chat: Chat) -> Membership | None:
        return chat.member(self.world.bot.id)

    def bot_is_present(self, chat: Chat) -> bool:
        if chat.type is ChatType.PRIVATE:
            return not self.world.persons[chat.id].has_blocked
        member = self.bot_membership(chat)
        return member is not None and member.is_present

    def phones_in(self, chat: Chat) -> frozenset[int]:
        """The persons on whose phones a chat's messages appear."""
        if chat.type is ChatType.PRIVATE:
            return frozenset({chat.id})
        bots = self.world.persons
        present = (m.person_id for m in chat.members.values() if m.is_present)
        return frozenset(p for p in present if p in bots and not bots[p].is_bot)

    def post(self, chat: Chat, sender_id: int | None, content: dict[str, Any], **about: Any) -> Message:
        """Put a message into a chat: numbered, dated, on the phones, and in the bot's queue if the bot may see it."""
        message = Message(
            chat.id, self.world.next_message_id(chat), self.clock.now(), sender_id, content, **about
        )
        chat.messages[message.message_id] = message
        self.tell_phones("message", chat, {"message": self.phone_shape(message)})
        self._queue_message(chat, message, "channel_post" if chat.is_broadcast else "message")
        return message

    def post_service(
        self, chat: Chat, sender_id: int | None, content: dict[str, Any], **about: Any
    ) -> Message:
        return self.post(chat, sender_id, content, is_service=True, **about)

    def note_edit(self, chat: Chat, message: Message) -> None:
        """Tell of an edit that was already made."""
        self.tell_phones("edit", chat, {"message": self.phone_shape(message)})
        self._queue_message(chat, message, "edited_channel_post" if chat.is_broadcast else "edited_message")

    def remove(self, chat: Chat, message: Message) -> None:
        """Take a message off all phones; it stays in the history."""
        message.deleted_at = self.clock.now()
        if message.message_id in chat.pinned:
            chat.pinned.remove(message.message_id)
        self.tell_phones("delete", chat, {"chat_id": chat.id, "message_id": message.message_id})

    def tell_phones(self, kind: str, chat: Chat, body: dict[str, Any]) -> None:
        self.feed.add(kind, self.phones_in(chat), body)

    def phone_shape(self, message: Message) -> dict[str, Any]:
        """A message as a phone shows it: the bot's shape, all keyboards, and whether it rang."""
        shape = message_shape(self.world, message)
        if message.reply_markup:
            shape["reply_markup"] = message.reply_markup
        shape["is_silent"] = message.is_silent
        shape["is_from_bot"] = self.world.bot.id in (message.sender_id, message.author_id)
        if reactions := [each for given in message.reactions.values() for each in given]:
            shape["reactions"] = [each.get("emoji", "★") for each in reactions]
        return shape

    def _queue_message(self, chat: Chat, message: Message, kind: str) -> None:
        if self.bot_sees(chat, message):
            update = self.updates.add(kind, message_shape(self.world, message))
            if message.sender_id in self.world.persons:
                self.world.persons[message.sender_id].is_known_to_bot = True
            if update is not None:
                self.faults.disturb(self.updates, update)

    def queue(self, kind: str, body: dict[str, Any]) -> None:
        """Queue an update that is no message."""
        if (update := self.updates.add(kind, body)) is not None:
            self.faults.disturb(self.updates, update)

    def bot_sees(self, chat: Chat, message: Message) -> bool:
        """Privacy mode: in groups only commands, replies to the bot and service messages, unless it administers."""
        bot = self.world.bot
        if bot.id in (message.sender_id, message.author_id):
            return message.is_service
        sender = self.world.persons.get(message.sender_id or 0)
        if (sender is not None and sender.is_bot) or not self.bot_is_present(chat):
            return False
        member = self.bot_membership(chat)
        if member is None or chat.is_broadcast or bot.reads_everything or member.is_administrator:
            return True
        return message.is_service or self._is_meant_for_bot(chat, message)

    def _is_meant_for_bot(self, chat: Chat, message: Message) -> bool:
        target = chat.messages.get(message.reply_to or 0)
        if target is not None and target.sender_id == self.world.bot.id:
            return True
        text = message.content.get("text") or message.content.get("caption") or ""
        entities = message.content.get("entities") or message.content.get("caption_entities") or []
        for entity in entities:
            if entity["type"] == "bot_command" and entity["offset"] == 0:
                _, at, addressee = text[: entity["length"]].partition("@")
                return not at or addressee.lower() == self.world.bot.username.lower()
        return False

    def change_member(
        self, chat: Chat, actor_id: int, old: dict[str, Any], new: Membership, **about: Any
    ) -> None:
        """Queue my_chat_member or chat_member for a change already made; `old` is the member's shape before it."""
        kind = "my_chat_member" if new.person_id == self.world.bot.id else "chat_member"
        if kind == "chat_member" and not self._administers(chat):
            return
        body = {
            "chat": chat_shape(self.world, chat),
            "from": user_shape(self.world, actor_id),
            "date": self.now,
            "old_chat_member": old,
            "new_chat_member": member_shape(self.world, chat, new),
            **about,
        }
        self.queue(kind, body)

    def change_block(self, person: Person, was_blocked: bool) -> None:
        """Queue my_chat_member for a person who blocked the bot or took it back."""

        def bot_as_member(is_blocked: bool) -> dict[str, Any]:
            standing = Standing.KICKED if is_blocked else Standing.MEMBER
            shape = {"user": bot_shape(self.world), "status": str(standing)}
            return {**shape, "until_date": 0} if is_blocked else shape

        self.queue(
            "my_chat_member",
            {
                "chat": chat_shape(self.world, self.private_chat(person)),
                "from": user_shape(self.world, person.id),
                "date": self.now,
                "old_chat_member": bot_as_member(was_blocked),
                "new_chat_member": bot_as_member(person.has_blocked),
            },
        )

    def _administers(self, chat: Chat) -> bool:
        member = self.bot_membership(chat)
        return member is not None and member.is_administrator

"""The people, chats and messages of a rehearsal: what Telegram's own servers would hold."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

ANONYMOUS_ADMINISTRATOR = 1087968824
CHANNEL_AUTHOR = 136817688
SERVICE_NOTIFICATIONS = 777000
GENERAL_TOPIC = 1


class ChatType(StrEnum):
    PRIVATE = "private"
    GROUP = "group"
    SUPERGROUP = "supergroup"
    CHANNEL = "channel"


class Standing(StrEnum):
    """Where somebody stands in a chat, in the words of ChatMember.status."""

    CREATOR = "creator"
    ADMINISTRATOR = "administrator"
    MEMBER = "member"
    RESTRICTED = "restricted"
    LEFT = "left"
    KICKED = "kicked"


@dataclass(slots=True)
class Person:
    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    has_started: bool = False
    has_blocked: bool = False
    is_deactivated: bool = False
    is_known_to_bot: bool = False


@dataclass(slots=True)
class Membership:
    person_id: int
    standing: Standing = Standing.MEMBER
    rights: set[str] = field(default_factory=set)
    permissions: dict[str, bool] | None = None
    is_anonymous: bool = False
    is_in_chat: bool = True
    custom_title: str | None = None
    until_date: int = 0
    joined_at: float = 0.0

    @property
    def is_present(self) -> bool:
        match self.standing:
            case Standing.LEFT | Standing.KICKED:
                return False
            case Standing.RESTRICTED:
                return self.is_in_chat
            case _:
                return True

    @property
    def is_administrator(self) -> bool:
        return self.standing in (Standing.CREATOR, Standing.ADMINISTRATOR)

    def may(self, right: str) -> bool:
        """Whether an administrator's right is held; a creator holds all."""
        return self.standing is Standing.CREATOR or (
            self.standing is Standing.ADMINISTRATOR and right in self.rights
        )


@dataclass(slots=True)
class Topic:
    thread_id: int
    name: str
    icon_color: int
    icon_custom_emoji_id: str | None = None
    is_closed: bool = False
    creator_id: int = 0


@dataclass(slots=True)
class JoinRequest:
    person_id: int
    date: int
    invite_link: str | None = None


@dataclass(slots=True)
class InviteLink:
    url: str
    creator_id: int
    creates_join_request: bool = False
    name: str | None = None
    expire_date: int | None = None
    member_limit: int | None = None
    is_primary: bool = False
    is_revoked: bool = False
    uses: int = 0


@dataclass(slots=True)
class Message:
    """One message as it stands now; `content` holds the Bot API fields of its kind (text, photo, caption ...).

    `author_id` is the person behind an anonymous administrator or a channel: told to nobody.
    """

    chat_id: int
    message_id: int
    date: float
    sender_id: int | None
    content: dict[str, Any]
    sender_chat_id: int | None = None
    reply_to: int | None = None
    external_reply: dict[str, Any] | None = None
    quote: dict[str, Any] | None = None
    reply_markup: dict[str, Any] | None = None
    thread_id: int | None = None
    is_silent: bool = False
    is_protected: bool = False
    edit_date: int | None = None
    forward_origin: dict[str, Any] | None = None
    is_automatic_forward: bool = False
    media_group_id: str | None = None
    author_signature: str | None = None
    reactions: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    history: list[dict[str, Any]] = field(default_factory=list)
    deleted_at: float | None = None
    is_service: bool = False
    author_id: int | None = None


@dataclass(slots=True)
class Chat:
    id: int
    type: ChatType
    title: str | None = None
    username: str | None = None
    description: str | None = None
    is_forum: bool = False
    members: dict[int, Membership] = field(default_factory=dict)
    permissions: dict[str, bool] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    topics: dict[int, Topic] = field(default_factory=dict)
    join_requests: dict[int, JoinRequest] = field(default_factory=dict)
    invite_links: dict[str, InviteLink] = field(default_factory=dict)
    linked_chat_id: int | None = None
    migrated_to: int | None = None
    migrated_from: int | None = None
    last_message_id: int = 0

    @property
    def is_broadcast(self) -> bool:
        return self.type is ChatType.CHANNEL

    def member(self, person_id: int) -> Membership | None:
        return self.members.get(person_id)

    def live_message(self, message_id: int) -> Message | None:
        """The message unless it was deleted or never existed."""
        message = self.messages.get(message_id)
        return message if message is not None and message.deleted_at is None else None


@dataclass(slots=True)
class CallbackQuery:
    id: str
    person_id: int
    chat_id: int
    message_id: int
    data: str
    asked_at: float
    answer: dict[str, Any] | None = None
    answered_at: float | None = None


@dataclass(slots=True)
class StoredFile:
    file_id: str
    unique_id: str
    kind: str
    name: str
    mime_type: str
    data: bytes
    shape: dict[str, Any]


@dataclass(slots=True)
class BotProfile:
    """The bot as BotFather has it; `reads_everything` is privacy mode switched off."""

    id: int
    token: str
    username: str = "scuttlebutt_bot"
    first_name: str = "Scuttlebutt"
    reads_everything: bool = False
    has_topics: bool = False
    lets_users_create_topics: bool = False
    names: dict[str, str] = field(default_factory=dict)
    descriptions: dict[str, str] = field(default_factory=dict)
    short_descriptions: dict[str, str] = field(default_factory=dict)
    commands: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    default_rights: dict[str, dict[str, bool]] = field(default_factory=dict)
    menu_buttons: dict[str, dict[str, Any]] = field(default_factory=dict)


@dataclass(slots=True)
class World:
    bot: BotProfile
    persons: dict[int, Person] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    queries: dict[str, CallbackQuery] = field(default_factory=dict)
    files: dict[str, StoredFile] = field(default_factory=dict)
    last_box_message_id: int = 100
    last_person_id: int = 5_000_000_000
    last_chat_number: int = 4_000_000_000
    last_serial: int = 0

    def next_message_id(self, chat: Chat) -> int:
        """Supergroups and channels count for themselves; private chats and basic groups share the bot's own count."""
        if chat.type in (ChatType.SUPERGROUP, ChatType.CHANNEL):
            chat.last_message_id += 1
            return chat.last_message_id
        self.last_box_message_id += 1
        return self.last_box_message_id

    def next_serial(self) -> int:
        self.last_serial += 1
        return self.last_serial

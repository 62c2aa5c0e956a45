"""People come into being, press Start, block the bot and vanish."""

import re
from typing import Any

from ..refusals import Misuse
from ..shapes import person_shape
from ..switchboard import Switchboard
from ..world import Person
from .messages import write
from .registry import Terms, deed


@deed("person")
def create_person(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """A new account; its id has more than 32 bits unless one is given."""
    world = board.world
    world.last_person_id += 1
    person = Person(
        id=terms.get("id", world.last_person_id),
        first_name=terms.need("first_name"),
        last_name=terms.get("last_name"),
        username=terms.get("username"),
        language_code=terms.get("language_code"),
        is_bot=bool(terms.get("is_bot", False)),
    )
    if person.id in world.persons or person.id == world.bot.id or person.id <= 0:
        raise Misuse(f"the id {person.id} is taken or not positive")
    world.persons[person.id] = person
    return person_shape(person)


@deed("rename")
def rename(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Change a person's names or language; what is not given stays."""
    person = terms.person()
    for name in ("first_name", "last_name", "username", "language_code"):
        if name in terms.body:
            setattr(person, name, terms.body[name])
    return person_shape(person)


def read_payload(terms: Terms) -> str:
    """What a start link carries; Telegram's apps open no other."""
    payload = str(terms.get("payload", ""))
    if not re.fullmatch(r"[A-Za-z0-9_-]{0,64}", payload):
        raise Misuse("a start payload has at most 64 characters of A-Z, a-z, 0-9, _ and -")
    return payload


@deed("start")
def press_start(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Press Start or open a deep link: `/start payload` arrives; takes back a block first."""
    person = terms.person()
    if person.has_blocked:
        set_blocked(board, person, False)
    payload = read_payload(terms)
    text = f"/start {payload}" if payload else "/start"
    return write(board, person, board.private_chat(person), {"text": text})


def set_blocked(board: Switchboard, person: Person, is_blocked: bool) -> None:
    was_blocked, person.has_blocked = person.has_blocked, is_blocked
    if was_blocked != is_blocked:
        board.change_block(person, was_blocked)


@deed("block")
def block(board: Switchboard, terms: Terms) -> bool:
    person = terms.person()
    if not person.has_started:
        raise Misuse(f"{person.first_name} has no chat with the bot to block")
    set_blocked(board, person, True)
    return True


@deed("unblock")
def unblock(board: Switchboard, terms: Terms) -> bool:
    set_blocked(board, terms.person(), False)
    return True


@deed("vanish")
def vanish(board: Switchboard, terms: Terms) -> bool:
    """The account is deleted: the bot gets 403 from now on."""
    person = terms.person()
    person.is_deactivated = True
    return True


@deed("bot")
def configure_bot(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """What BotFather sets: username, first_name, reads_everything, has_topics, lets_users_create_topics."""
    bot = board.world.bot
    for name, value in terms.body.items():
        if name not in (
            "username",
            "first_name",
            "reads_everything",
            "has_topics",
            "lets_users_create_topics",
        ):
            raise Misuse(f"BotFather has no setting {name!r}")
        setattr(bot, name, value)
    names = ("id", "username", "first_name", "reads_everything", "has_topics", "lets_users_create_topics")
    return {name: getattr(bot, name) for name in names}

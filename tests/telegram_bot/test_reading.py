"""A server that leaves out what Telegram always writes is understood all the same."""

from datetime import UTC, datetime
from typing import Any

import pytest
from telegram import MessageEntity, Update

from telegram_bot.reading import readable

NOW = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
ANN = {"id": 7, "is_bot": False, "first_name": "Ann"}


def message(**found: Any) -> dict[str, Any]:
    return {"message_id": 1, "date": 1, "chat": {"id": 7, "type": "private"}, "from": ANN, **found}


def read(**update: Any) -> Update:
    return Update.de_json(readable({"update_id": 3, **update}, NOW), None)


@pytest.mark.parametrize(
    ("text", "length"), [("/vote Bart", 5), ("/help@a_bot", 11), ("/start", 6), ("/vote\nBart", 5)]
)
def test_a_command_is_one_without_an_entity_that_says_so(text: str, length: int) -> None:
    found = read(message=message(text=text)).message
    assert found is not None
    assert found.entities == (MessageEntity(MessageEntity.BOT_COMMAND, 0, length),)


@pytest.mark.parametrize("text", ["/vote/Bart", "// 5", "see /vote", " /vote", "/", "/wählen"])
def test_what_is_no_command_is_made_none(text: str) -> None:
    found = read(message=message(text=text)).message
    assert found is not None
    assert found.entities == ()


def test_entities_that_are_there_stay_as_they_are() -> None:
    bold = {"type": "bold", "offset": 0, "length": 5}
    found = read(message=message(text="/vote Bart", entities=[bold])).message
    assert found is not None
    assert [one.type for one in found.entities] == ["bold"]


@pytest.mark.parametrize(
    ("chat", "kind"), [(7, "private"), (-7, "group"), (-1_000_000_000_007, "supergroup")]
)
def test_a_message_without_date_kind_of_chat_and_kind_of_writer_is_read(chat: int, kind: str) -> None:
    bare = {"message_id": 1, "chat": {"id": chat}, "from": {"id": 7, "first_name": "Ann"}, "text": "Ahoy"}
    found = read(message=bare).message
    assert found is not None
    assert found.from_user is not None
    assert (found.date, found.chat.type, found.from_user.is_bot) == (NOW, kind, False)


def test_a_press_without_its_chat_instance_is_read() -> None:
    query = read(callback_query={"id": "1", "from": ANN, "data": "a:b:c", "message": message(text="?")})
    assert query.callback_query is not None
    assert query.callback_query.data == "a:b:c"


@pytest.mark.parametrize("update", [{}, {"message": None}, {"message": "Ahoy"}, {"poll": {"id": "1"}}])
def test_what_nobody_expects_is_left_as_it_is(update: dict[str, Any]) -> None:
    assert readable(update, NOW) == update

"""Yesterday in short: what it tells, and in which order (secrecy: handles)."""

from telegram_bot.handlers.zpm_yesterday import by_name


def piece(key: str, name: str) -> dict[str, object]:
    return {"key": key, "facts": {"name": name}, "room": "Albatross"}


def test_deaths_of_a_night_stand_in_the_order_of_names_and_all_else_as_it_happened() -> None:
    news = [
        piece("zpm-lynched", "Zora"),
        piece("zpm-lynched", "Abel"),
        piece("zpm-death", "Wolf"),
        piece("zpm-death", "Ada"),
        piece("zpm-returned", "Ulf"),
    ]
    assert [each["facts"] for each in by_name(news)] == [
        {"name": name} for name in ("Zora", "Abel", "Ada", "Wolf", "Ulf")
    ]

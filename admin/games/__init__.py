"""The games as the panel knows them; a new game has a module here, its templates and its texts."""

from flask import Flask

from admin.games import mafia, raft
from admin.games.pages import About, GameClock, GamePages, Told

__all__ = ["About", "GameClock", "GamePages", "Told", "pages_of"]

PAGES = {"raft-of-the-medusa": raft.PAGES, "zombie-pirate-mafia": mafia.PAGES}


TABS = (("now.show", "panel-now"), ("story.show", "panel-story"), ("people.show", "panel-people"))
LAST_TABS = (("settings.show", "panel-settings"),)


def install(app: Flask) -> None:
    app.add_template_global(tabs_of)
    for pages in PAGES.values():
        pages.words(app)


def tabs_of(pages: GamePages) -> tuple[tuple[str, str], ...]:
    """The pages of a table: endpoint and title."""
    return (*TABS, *pages.tabs, *LAST_TABS)


def pages_of(game: str) -> GamePages:
    return PAGES[game]

"""Opening a table from the panel: game, set-up, title, language and zone; made by the worker, answered with a link."""

import secrets
from typing import Any

from flask import Blueprint, abort, render_template, request, url_for
from markupsafe import Markup
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from admin.acting import patience_for, wait
from admin.deeds import Asking, Unreadable, find_deed
from admin.games import PAGES, pages_of
from admin.permissions import Access, needs
from admin.returned import field_of, keep
from admin.shipboard import desk, now
from admin.visitors import language, me, zone
from admin.wording import refusal, say, word
from core.service.accounts import Bot
from core.service.authority import may_moderate
from core.service.inbox import Outcome, Row, Source
from core.service.moves import by_moderator
from core.service.opening import TITLE_LIMIT, Opening
from core.service.ports import Books
from core.service.tables import Table, new_table
from core.texts import LANGUAGES

page = Blueprint("opening", __name__, url_prefix="/tables/new")

LONGEST_ONCE = 40
FORM = "open"


@page.get("")
@needs(Access.SIGNED_IN)
def ask() -> str:
    """The form for one game; the other games are a link away."""
    game = request.args.get("game", "")
    return form(game if game in PAGES else next(iter(PAGES)))


@page.post("")
@needs(Access.SIGNED_IN)
def open_table() -> Response | str | tuple[str, int]:
    """Into the queue of the bot; what is wrong with it is said above the form, with everything that was typed."""
    game = request.form.get("game", "")
    if game not in PAGES:
        abort(404)
    try:
        opening, bot_id = wanted(game)
    except Unreadable as unread:
        return again(game, say(unread.key, **unread.facts), unread.field)
    cause = by_moderator(me().person, me().name)
    row = desk().submit_opening(bot_id, opening, cause, request.form.get("once", "")[:LONGEST_ONCE])
    if row is None:
        return again(game, say("panel-open-twice"), "", 409)
    outcome = wait(row, patience_for(bot_id))
    if outcome is not None and outcome.refused is not None:
        return again(game, refusal(outcome.refused, draft(game, "")), field_of(outcome.refused))
    return redirect(url_for("opening.opened", row=row), 303)


@page.get("/<int:row>")
@needs(Access.SIGNED_IN)
def opened(row: int) -> str:
    """What became of it, for whoever asked for it and nobody else: the link to share, or that it waits."""
    outcome, found = desk().outcome(row), None
    with desk().read() as books:
        asked = books.inbox.get(row)
        if outcome is None or asked is None or asked_by(asked, outcome) != me().person:
            abort(404)
        if "table" in outcome.facts:
            found = books.tables.get(outcome.facts["table"])
        link = None if found is None else join_link(books, found)
        may_open = found is not None and may_moderate(books, me().person, found.id)
    template = "opened_state.html" if "HX-Request" in request.headers else "opened.html"
    why = refusal(outcome.refused) if outcome.refused is not None else ""
    facts = {"may_open": may_open, "row": row, "outcome": outcome, "table": found, "link": link, "why": why}
    return render_template(template, **facts, led=desk().is_led(asked.bot_id))


def asked_by(row: Row, outcome: Outcome) -> Any:
    """The row says so while it waits, the outcome afterwards."""
    if row.source is not Source.PANEL or row.table_id is not None:
        return None
    return outcome.facts.get("person") or row.body.get("cause", {}).get("person")


def join_link(books: Books, table: Table) -> str:
    """Whoever opens it takes a place at the table, in private with the bot."""
    bot = books.people.bot(table.bot_id)
    address = f"https://t.me/{bot.username}?start=" if bot is not None else "/start "
    return f"{address}join_{table.handle}"


def wanted(game: str) -> tuple[Opening, int]:
    """What the form says."""
    with desk().read() as books:
        asking = asking_for(books, game)
    command, bots = settings_asked(game), {str(bot.bot_id): bot.bot_id for bot in bots_here()}
    chosen = asking.text("language")
    if chosen not in LANGUAGES:
        raise Unreadable("panel-bad-language", "language")
    if asking.text("bot") not in bots:
        raise Unreadable("panel-no-bots", "bot")
    opening = Opening(
        game=game,
        title=asking.text("title", TITLE_LIMIT) or default_title(game),
        language=chosen,
        zone=asking.text("zone", 64),
        blind=asking.text("blind") == "yes",
        settings=desk().games[game].codec.encode_command(command),
    )
    return opening, bots[asking.text("bot")]


def settings_asked(game: str) -> Any:
    """The command of settings, read by the same deed that changes them later, at a table that is not there yet."""
    configure = find_deed(game, "configure")
    assert configure is not None, "every game is configured by a deed of that name"
    with desk().read() as books:
        return configure.ask(asking_for(books, game))


def asking_for(books: Books, game: str) -> Asking:
    table, state = draft(game, request.form.get("zone", "")), desk().games[game].initial
    return Asking(table, state, request.form, request.form.getlist, (), now(), zone(), desk(), books)


def draft(game: str, zone_of_table: str) -> Table:
    return new_table(
        handle="", game=game, bot_id=0, chat_id=None, host=me().person, language=language(),
        zone=zone_of_table or zone(), title="", opened_at=now(), facts={},
    )  # fmt: skip


def bots_here() -> list[Bot]:
    """Those that run first: a table is opened with the bot that plays it to its end."""
    with desk().read() as books:
        bots = books.people.bots()
    return sorted(bots, key=lambda bot: not desk().is_led(bot.bot_id))


def default_title(game: str) -> str:
    return f"{word(f'game-{game}')} · {me().name}"[:TITLE_LIMIT]


def again(game: str, problem: Markup, field: str, status: int = 422) -> tuple[str, int]:
    """The form with everything that was typed."""
    keep(FORM, problem, field)
    return form(game), status


def form(game: str) -> str:
    ruleset = desk().games[game]
    return render_template(
        "open_table.html",
        games=tuple(PAGES),
        game=game,
        pages=pages_of(game),
        table=draft(game, ""),
        settings=ruleset.settings(ruleset.initial),
        phase="lobby",
        form=FORM,
        title=default_title(game),
        most=TITLE_LIMIT,
        bots=[(bot.bot_id, f"@{bot.username}") for bot in bots_here()],
        languages=LANGUAGES,
        once=secrets.token_urlsafe(8),
    )

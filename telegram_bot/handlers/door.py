"""Coming in: /start with and without a link, /help, and what nobody understands."""

from collections.abc import Callable

from telegram import Update

from core.engine.command import Substitute
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.ruleset import Viewer
from core.service import links, people
from core.service.links import LinkKind
from core.service.moves import by_moderator
from core.service.outbox import Kind
from core.service.tables import TableStatus
from telegram_bot import chronicle
from telegram_bot.games import prefix
from telegram_bot.handlers import substitutes
from telegram_bot.handlers.asking import show, show_again
from telegram_bot.handlers.joining import join_by_handle
from telegram_bot.handlers.spoken_to import turn_to
from telegram_bot.keyboards import url_button
from telegram_bot.turn import Turn


async def start(update: Update, turn: Turn) -> None:
    """`/start`, alone or with what a deep link carries: `join_HANDLE`, `own_TOKEN`, `seat_TOKEN`."""
    payload = turn.args[0] if turn.args else ""
    kind, _, rest = payload.partition("_")
    if not turn.is_private:
        turn.say("help-group")
    elif not payload:
        turn.say("welcome", {"name": turn.account.name}, buttons=[[_add_to_group(turn)]])
    elif kind in _DEEP_LINKS and rest:
        _DEEP_LINKS[kind](turn, rest)
    else:
        turn.refuse("link_unknown")


async def help_(update: Update, turn: Turn) -> None:
    turn.say("help-private" if turn.is_private else "help-group")


async def unknown_command(update: Update, turn: Turn) -> None:
    """In a group the command may be for another bot: nothing is said there."""
    if turn.is_private:
        turn.refuse("unknown_command", command=turn.text.split()[0][:32])


async def stale_press(update: Update, turn: Turn) -> None:
    """A button that no handler knows (any more)."""
    turn.refuse("stale_button")


def _join(turn: Turn, handle: str) -> None:
    join_by_handle(turn, handle)


def _play(turn: Turn, handle: str) -> None:
    """From a button under the group's card to one's own sheet; who has none, as the dead, is told what he is."""
    table = turn.work.books.tables.by_handle(handle)
    if table is None or not table.is_live:
        turn.refuse("unknown_table")
        return
    table = turn.work.settle(table.id)
    seat = turn.work.seat_of(table.id, turn.account.person)
    if seat is None:
        turn.refuse("not_seated")
    elif table.status is TableStatus.LOBBY:
        turn.refuse("not_begun", prefix(table))
    else:
        turn_to(turn, table)
        if not turn.work.view(table.id, Viewer(seat=seat))["you"]["options"]:
            show(turn, "role", table)
        show_again(turn, table)


def _become_owner(turn: Turn, token: str) -> None:
    """The one-time link that the first start prints."""
    person = turn.account.person
    if turn.work.books.people.owners():
        turn.refuse("link_spent")
        return
    link = links.spend(turn.work.books, token, turn.work.at, person)
    if isinstance(link, Refused):
        turn.refuse(link)
    elif link.kind is not LinkKind.OWNER:
        turn.refuse("link_unknown")
    elif refused := people.make_owner(turn.work.books, person, None, turn.work.at):
        turn.refuse(refused)
    else:
        turn.say("welcome-owner", {"name": turn.account.name})


def _take_seat(turn: Turn, token: str) -> None:
    """A substitute's link: one person, once (F63)."""
    books, person = turn.work.books, turn.account.person
    link = links.peek(books, token, turn.work.at)
    if isinstance(link, Refused):
        turn.refuse(link)
        return
    if (
        link.kind is not LinkKind.SUBSTITUTE
        or link.table_id is None
        or link.seat is None
        or link.made_by is None
    ):
        turn.refuse("link_unknown")
        return
    if link.person is not None and link.person != person:
        turn.refuse("link_not_yours")
        return
    moderator = books.people.get(link.made_by)
    table = turn.work.table(link.table_id)
    reason = substitutes.reason_for(table, link.seat) or "substitute link"
    cause = by_moderator(link.made_by, moderator.name if moderator else "", reason)
    answer = turn.work.command(table.id, Substitute(who=Seat(link.seat), person=person), cause)
    if isinstance(answer, Refused):
        turn.refuse(answer, prefix(table))
        return
    spent = links.spend(books, token, turn.work.at, person)
    if isinstance(spent, Refused):
        raise RuntimeError(f"a link that was good is refused: {spent.code}")
    turn_to(turn, table, is_new=True)
    substitutes.has_come(turn, turn.work.table(table.id), person)
    if table.game == chronicle.GAME:
        facts = {"table": table.title, "seat": link.seat}
        turn.say("story-so-far", facts, table=table, kind=Kind.FILE, protect=True)


def _add_to_group(turn: Turn) -> dict[str, object]:
    return url_button("button-add-to-group", f"https://t.me/{turn.bot.username}?startgroup=hello")


_DEEP_LINKS: dict[str, Callable[[Turn, str], None]] = {
    "join": _join,
    "play": _play,
    "own": _become_owner,
    "seat": _take_seat,
}

"""Between players and whoever runs the table: a line to the moderator, and his key to the panel."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from telegram import Update

from core.engine.record import replace
from core.engine.ruleset import Viewer
from core.service import links, people
from core.service.accounts import Account
from core.service.authority import may_moderate
from core.service.errands import run_errand
from core.service.links import LinkKind
from core.service.moves import Cause, by_moderator
from core.service.people import moderators_of
from core.service.posts import Post
from core.service.queries import tables_for
from core.service.tables import Table, TableStatus
from telegram_bot.callback_data import Press
from telegram_bot.games import face_of
from telegram_bot.handlers import bridge, questions
from telegram_bot.handlers.content import answered, has_before_him
from telegram_bot.handlers.reasons import (
    OnPress,
    Question,
    ask_why,
    for_moderators,
    reason_in_words,
    say_done,
)
from telegram_bot.keyboards import press_button
from telegram_bot.render.entities import cut
from telegram_bot.turn import Turn

TELEGRAM_DELETES = timedelta(hours=48)
"""For so long a bot can delete what it has sent into a private chat."""

LONGEST_LINE = 1000
LONGEST_QUOTE = 300
REPORTED = "reported"
"""In an account's modes: the posts to which he has pointed a moderator."""
MOST_REPORTED = 100
"""Of how many of them it is remembered."""


async def ask(update: Update, turn: Turn) -> None:
    """`/ask TEXT`: the moderator reads who asks; he answers as "the moderator". In reply to a post it goes to whoever
    moderates the table of that post, whichever table he speaks to."""
    text = turn.words
    if not turn.is_private:
        turn.refuse_aloud("secret_in_group" if text else "private_only")
        return
    post = _pointed_at(turn)
    table = turn.work.table(post.table_id) if post is not None else turn.my_table()
    if table is None:
        turn.refuse("no_table")
    elif not text and post is not None:
        await report(update, turn)
    elif not text:
        turn.say("ask-how")
    elif len(text) > LONGEST_LINE:
        turn.refuse("too_long", length=len(text), most=LONGEST_LINE)
    elif may_moderate(turn.work.books, turn.account.person, table.id):
        turn.refuse("ask_yourself")
    elif not (moderators := moderators_of(turn.work.books, table.id)):
        turn.refuse("no_moderator")
    else:
        _pass_on(turn, table, text, moderators, post)
        turn.say("ask-sent" if post is None or post.body is None else "report-sent", table=table)


async def report(update: Update, turn: Turn) -> None:
    """`/report` in reply to a post, with or without words: asked once more, or sent at once with the words."""
    post = _pointed_at(turn) if turn.is_private else None
    text = turn.words
    if not turn.is_private:
        turn.refuse_aloud("secret_in_group" if text else "private_only")
    elif post is None or post.body is None:
        turn.say("report-how")
    elif _was_reported(turn, post):
        turn.refuse("reported_already")
    elif text:
        await ask(update, turn)
    else:
        table = turn.work.table(post.table_id)
        button = press_button("button-report", Press("report", table.handle, "", (str(post.id),)))
        turn.say("report-ask", {"alias": post.alias}, table=table, protect=True, buttons=[[button]])


async def reported(update: Update, turn: Turn) -> None:
    """Only what has come to him, or from him, can be pointed at."""
    table, chosen = turn.pressed_table(), next(iter(turn.press.arguments), "")
    post = turn.work.books.posts.get(int(chosen)) if chosen.isdecimal() else None
    if table is None or post is None or post.body is None or not has_before_him(turn, post):
        turn.refuse("stale_button")
    elif _was_reported(turn, post):
        turn.strip_buttons()
        turn.refuse("reported_already")
    elif not (moderators := moderators_of(turn.work.books, table.id)):
        turn.refuse("no_moderator")
    else:
        _pass_on(turn, table, "", moderators, post)
        turn.strip_buttons()
        turn.answer("report-sent")


def _was_reported(turn: Turn, post: Post) -> bool:
    """By him: once is enough, whoever moderates need not be rung again. A line in reply to it goes all the same."""
    return post.id in turn.account.modes.get(REPORTED, [])


def take_off(turn: Turn, table: Table, cause: Cause) -> None:
    """The moderator takes a post off all phones; asked once more, and why."""
    chosen = turn.press.arguments
    post = turn.work.books.posts.get(int(chosen[0])) if chosen and chosen[0].isdecimal() else None
    if post is None or post.table_id != table.id:
        turn.refuse("stale_button")
    elif post.removed_at is not None and post.removed_by != post.person:
        turn.refuse("taken_off_already")
    elif len(chosen) == 1:
        old = {"old": turn.work.at - post.at > TELEGRAM_DELETES}
        ask_why(turn, table, Question("take-off-sure", "take-off", ("rules", "asked"), old, chosen))
    else:
        why = replace(cause, reason=reason_in_words(turn, table, chosen[1]))
        refused = run_errand(turn.work, "remove_post", table.id, {"post": post.id}, why)
        if refused is not None:
            turn.refuse(refused)
        else:
            say_done(turn, table, chosen[1])
            turn.answer("bridge-done")


def _pass_on(
    turn: Turn, table: Table, text: str, moderators: Sequence[Account], post: Post | None = None
) -> None:
    """In reply to a post it is a report of that post. Where people have aliases, it comes from an alias (F68), and
    whoever gets it has looked: he knows now who lives, and what was said."""
    facts = {"name": _known_as(turn, table), "table": table.title, "text": text}
    key = "ask-received"
    if post is not None and post.body is not None:
        key = "report-received"
        before = turn.account.modes.get(REPORTED, [])
        turn.change_modes(**{REPORTED: [*before, post.id][-MOST_REPORTED:]})
        said = post.body.text
        facts |= {
            "alias": post.alias,
            "post": cut(said or f"[{post.body.kind}]", LONGEST_QUOTE),
            "kind": "text" if said else post.body.kind,
        }
    buttons = [press_button("button-answer", Press("answer", table.handle, "", (str(turn.account.person),)))]
    if post is not None and key == "report-received":
        buttons.append(press_button("button-take-off", Press("take-off", table.handle, "", (str(post.id),))))
    is_secret = table.status is TableStatus.RUNNING and face_of(table).has_aliases
    for moderator in moderators:
        if is_secret:
            people.look(turn.work.books, moderator.person, table, "lines", turn.work.at)
        turn.say_to(moderator, key, facts, table=table, silent=False, buttons=[buttons])


def _known_as(turn: Turn, table: Table) -> str:
    seat = turn.work.seat_of(table.id, turn.account.person)
    if seat is None or table.status is TableStatus.LOBBY or not face_of(table).has_aliases:
        return turn.account.name
    return str(turn.work.view(table.id, Viewer(seat=seat))["you"]["alias"])


def _pointed_at(turn: Turn) -> Post | None:
    message = turn.update.effective_message
    return answered(turn, message) if message is not None else None


async def answer(update: Update, turn: Turn) -> None:
    """The moderator's next text goes to whoever asked, as the moderator's."""
    table, chosen = turn.pressed_table(), turn.press.arguments
    if table is None or not chosen or not chosen[0].isdecimal():
        turn.refuse("stale_button")
    elif not may_moderate(turn.work.books, turn.account.person, table.id):
        turn.refuse("not_moderator")
    else:
        answering = [table.id, int(chosen[0]), turn.work.at.isoformat()]
        questions.ask(turn, table, "answer-how", modes={questions.ANSWERING: answering})
        turn.answer(None)


def answer_asked(turn: Turn) -> tuple[int, int] | None:
    """Table and person to whom this text goes as the moderator's."""
    match turn.account.modes.get(questions.ANSWERING):
        case [int(table_id), int(person), str(since)]:
            table = turn.work.table(table_id)
            is_it = questions.is_answer(turn, table, datetime.fromisoformat(since))
            return (table_id, person) if is_it else None
        case _:
            return None


def answer_with(turn: Turn, table_id: int, person: int) -> None:
    """The text itself; a picture would not arrive, so it is still waited for."""
    message = turn.update.effective_message
    if message is not None and message.text is None:
        turn.refuse("words_only")
        return
    turn.change_modes(**{questions.ANSWERING: None})
    questions.put_aside(turn)
    table = turn.work.table(table_id)
    cause = by_moderator(turn.account.person, turn.account.name)
    refused = run_errand(turn.work, "answer", table.id, {"person": person, "text": turn.text}, cause)
    if refused is not None:
        turn.refuse(refused)
        questions.close(turn, table, "bridge-was-stopped", {"table": table.title})
    else:
        questions.close(turn, table, "answer-was-sent", {"table": table.title})
        turn.say("answer-sent", table=table)


async def panel(update: Update, turn: Turn) -> None:
    """A sign-in link for the panel: ten minutes, one use, in private only."""
    if not turn.is_private:
        turn.refuse("private_only")
        return
    account, books = turn.account, turn.work.books
    if not account.owner and not tables_for(books, account.person):
        turn.refuse("no_panel")
        return
    token = links.issue(books, LinkKind.SIGN_IN, turn.work.at, person=account.person)
    address = turn.bot.panel_link(str(token))
    turn.say("panel-link" if turn.bot.is_public else "panel-local", {"link": address}, protect=True)
    bridge.offer(turn)


PRESSES: dict[str, OnPress] = {
    "answer": answer,
    "report": reported,
    "take-off": for_moderators(take_off, after_the_end=True),
}

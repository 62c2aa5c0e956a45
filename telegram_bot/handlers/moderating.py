"""Between players and whoever runs the table: a line to the moderator, and his key to the panel."""

from telegram import Update

from core.service import links
from core.service.links import LinkKind
from core.service.people import moderators_of
from core.service.queries import tables_for
from telegram_bot.handlers import bridge
from telegram_bot.turn import Turn

LONGEST_LINE = 1000


async def ask(update: Update, turn: Turn) -> None:
    """`/ask TEXT`: the moderator reads who asks; he answers as "the moderator"."""
    if not turn.is_private:
        turn.refuse("private_only")
        return
    table = turn.my_table()
    text = turn.text.partition(" ")[2].strip()
    if table is None:
        turn.refuse("no_table")
    elif not text:
        turn.say("ask-how")
    elif len(text) > LONGEST_LINE:
        turn.refuse("too_long", length=len(text), most=LONGEST_LINE)
    elif not (moderators := moderators_of(turn.work.books, table.id)):
        turn.refuse("no_moderator")
    else:
        facts = {"name": turn.account.name, "table": table.title, "text": text}
        for moderator in moderators:
            turn.say_to(moderator, "ask-received", facts, table=table, silent=False)
        turn.say("ask-sent", table=table)


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

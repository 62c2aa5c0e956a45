"""The owner's pages: who moderates what, whose data goes, how the bots are doing."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from flask import Blueprint, render_template, request, url_for
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from admin.numbers import whole
from admin.permissions import Access, needs
from admin.returned import come_back
from admin.shipboard import desk, now, ship
from admin.visitors import me
from admin.wording import refusal, tell
from core.engine.ids import Person
from core.engine.refusal import Refused
from core.service import alarms, lookout, people, queries
from core.service.accounts import Account, NotAPerson, check_person
from core.service.clock import real_now
from core.service.forgetting import forget as forget_person
from core.service.ports import Books

page = Blueprint("owner", __name__, url_prefix="/owner")


@page.get("")
@needs(Access.OWNER)
def show() -> str:
    with desk().read() as books:
        tables = books.tables.all()
        lines = [(table, books.people.moderators(table.id)) for table in tables if not table.archived]
        persons = [one.person for _, appointed in lines for one in appointed] + [
            table.host for table in tables
        ]
        accounts = books.people.several(persons)
        owners = books.people.owners()
    return render_template("owner/moderators.html", lines=lines, accounts=accounts, owners=owners)


@page.post("/appoint")
@needs(Access.OWNER)
def appoint() -> Response:
    """By @name or number of a Telegram account that has written to the bot."""
    deputy, done = request.form.get("deputy") == "yes", "panel-appointed"
    with desk().write() as books:
        table = books.tables.get(request.form.get("table", 0, type=int))
        account = account_of(books, request.form.get("who", ""))
        if table is None:
            refused: Refused | None = Refused("unknown_table")
        elif isinstance(account, Refused):
            refused = account
        else:
            refused = people.appoint(books, table, account.person, me().person, now(), deputy=deputy)
            if refused is None and account.person != me().person:
                is_told = lookout.tell_appointed(books, table, account, deputy=deputy)
                done = "panel-appointed" if is_told else "panel-appointed-unheard"
    return _answer(refused, done, account, f"appoint-{request.form.get('table', '')}")


@page.post("/dismiss")
@needs(Access.OWNER)
def dismiss() -> Response:
    """His rights end at once, on open pages too (F81)."""
    with desk().write() as books:
        table = books.tables.get(request.form.get("table", 0, type=int))
        account = books.people.get(Person(request.form.get("person", 0, type=int)))
        refused = (
            Refused("nobody") if account is None else Refused("unknown_table") if table is None else None
        )
        if table is not None and account is not None:
            is_gone = people.dismiss(books, table, account.person, me().person, now())
            if is_gone and account.person != me().person:
                lookout.tell_dismissed(books, table, account)
    return _answer(refused, "panel-dismissed", account, "")


@page.post("/owners")
@needs(Access.OWNER)
def make_owner() -> Response:
    """A second owner, or the first one's own Telegram account, so that the bot can give him his keys."""
    with desk().write() as books:
        account = account_of(books, request.form.get("who", ""))
        refused = (
            account
            if isinstance(account, Refused)
            else people.make_owner(books, account.person, me().person, now())
        )
    return _answer(refused, "panel-made-owner", account, "make_owner")


@page.post("/forget")
@needs(Access.OWNER)
def forget() -> Response | str:
    """Deletes a person's data: his name, his account and what he wrote, at his wish. Asks once more."""
    with desk().read() as books:
        account = account_of(books, request.form.get("who", ""))
    if isinstance(account, Refused):
        return _answer(account, "", None, "forget")
    if request.form.get("sure") != "yes":
        return render_template("owner/forget.html", account=account, who=request.form.get("who", ""))
    with desk().write() as books:
        refused = forget_person(books, account.person, now())
    return _answer(refused, "panel-forgotten", account, "forget")


def account_of(books: Books, who: str) -> Account | Refused:
    """By @name or number; numbers of accounts that stand for nobody are refused (F51)."""
    wanted = who.strip().removeprefix("@")
    if (number := whole(wanted)) is not None:
        try:
            found = books.people.by_telegram(check_person(number))
        except NotAPerson:
            return Refused("not_a_person")
    else:
        found = books.people.by_username(wanted) if wanted else None
    return found if found is not None and not found.blanked else Refused("nobody")


def _answer(refused: Refused | None, done: str, account: Account | Refused | None, form: str) -> Response:
    """What was typed into a `form` comes back when it is refused."""
    if refused is not None and form:
        return come_back(refusal(refused), "who", "owner.show", {}, form)
    if refused is not None:
        tell("panel-not-changed", "bad", why=refusal(refused))
    else:
        tell(done, name=account.name if isinstance(account, Account) else "–")
    return redirect(url_for("owner.show"), 303)


@page.get("/health")
@needs(Access.OWNER)
def health() -> str:
    return render_template("owner/health.html", **health_facts())


@page.get("/health/live")
@needs(Access.OWNER)
def health_live() -> str:
    return render_template("owner/health_live.html", **health_facts())


def health_facts() -> dict[str, Any]:
    with desk().read() as books:
        found = [queries.health(books, bot) for bot in books.people.bots()]
        failed = books.outbox.failed(50)
        tables = {table.id: table for table in books.tables.all()}
    moment = real_now()
    free = alarms.free_space(ship().settings.data)
    return {
        "bots": found,
        "failed": failed,
        "tables": tables,
        "silent": {one.bot.bot_id: alarms.is_silent(one.bot.last_tick, moment) for one in found},
        "late": {one.bot.bot_id: alarms.is_undelivered(one.oldest_unsent, moment) for one in found},
        "free": free,
        "full": alarms.is_nearly_full(free),
        "versions": ship().versions(),
        "leads": {one.bot.bot_id: desk().is_led(one.bot.bot_id) for one in found},
        "now": now(),
        "backup": last_backup(ship().settings.data / "backups"),
    }


def last_backup(folder: Path) -> datetime | None:
    """When the newest backup of the data folder was finished."""
    made = [path.stat().st_mtime for path in folder.glob("*") if path.suffix in (".db", ".gz")]
    return datetime.fromtimestamp(max(made), UTC) if made else None

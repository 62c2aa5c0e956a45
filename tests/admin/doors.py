"""Every door of the panel and who may go through it: a route that is not listed here fails the tests."""

from collections.abc import Iterator
from dataclasses import dataclass

from flask import Flask

from admin.permissions import Access

VISITORS = ("nobody", "player", "moderator of another", "removed", "moderator", "deputy", "owner")
INSIDE = {
    Access.ANYBODY: frozenset(VISITORS),
    Access.SIGNED_IN: frozenset(VISITORS) - {"nobody"},
    Access.TABLE: frozenset({"moderator", "deputy", "owner"}),
    Access.OWNER: frozenset({"owner"}),
    Access.GAUGES: frozenset({"owner"}),
}

DOORS: dict[str, Access] = {
    "tables.home": Access.ANYBODY,
    "sign_in.ask": Access.ANYBODY,
    "sign_in.open_link": Access.ANYBODY,
    "sign_in.spend_link": Access.ANYBODY,
    "you.show": Access.SIGNED_IN,
    "you.change": Access.SIGNED_IN,
    "you.leave": Access.SIGNED_IN,
    "you.leave_everywhere": Access.SIGNED_IN,
    "tables.all_tables": Access.SIGNED_IN,
    "tables.archive": Access.TABLE,
    "opening.ask": Access.SIGNED_IN,
    "opening.open_table": Access.SIGNED_IN,
    "opening.opened": Access.SIGNED_IN,
    "now.show": Access.TABLE,
    "now.live": Access.TABLE,
    "now.secrets": Access.TABLE,
    "now.show_seat": Access.TABLE,
    "doing.do": Access.TABLE,
    "doing.queued": Access.TABLE,
    "story.show": Access.TABLE,
    "rooms.show": Access.TABLE,
    "zombies.show": Access.TABLE,
    "charts.votes": Access.TABLE,
    "charts.health": Access.TABLE,
    "exports.story": Access.TABLE,
    "exports.record": Access.TABLE,
    "people.show": Access.TABLE,
    "people.invite": Access.TABLE,
    "settings.show": Access.TABLE,
    "owner.show": Access.OWNER,
    "owner.appoint": Access.OWNER,
    "owner.dismiss": Access.OWNER,
    "owner.make_owner": Access.OWNER,
    "owner.forget": Access.OWNER,
    "owner.health": Access.OWNER,
    "owner.health_live": Access.OWNER,
    "audit.show": Access.OWNER,
    "audit.looks": Access.OWNER,
    "gauges.show": Access.GAUGES,
}

ARGUMENTS = {"table_id": 1, "seat": 0, "row": 1, "token": "no-such-token", "name": "pause", "post": 1}


@dataclass(frozen=True, slots=True)
class Door:
    endpoint: str
    path: str
    methods: frozenset[str]

    @property
    def access(self) -> Access:
        return DOORS[self.endpoint]


def doors(app: Flask, table_id: int = 1) -> Iterator[Door]:
    """Every rule of the url map with arguments that lead somewhere; static files aside."""
    adapter = app.url_map.bind("localhost")
    for rule in app.url_map.iter_rules():
        if rule.endpoint == "static":
            continue
        arguments = {name: (ARGUMENTS | {"table_id": table_id})[name] for name in rule.arguments}
        path = adapter.build(rule.endpoint, arguments)
        yield Door(rule.endpoint, path, frozenset(rule.methods or ()) & {"GET", "POST"})

"""Every route, every kind of visitor, every method: only those whom it is for get in (F73, F81)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from admin.permissions import Access
from core.engine.ids import Person
from core.service.blindness import blindfold
from core.service.people import appoint, dismiss
from tests.admin.bridge import Bridge, Browser, bridge_on
from tests.admin.doors import DOORS, INSIDE, VISITORS, Door, doors

WHO = {
    "nobody": None,
    "player": "Ann",
    "moderator of another": "Otto",
    "removed": "Rita",
    "moderator": "Mira",
    "deputy": "Deo",
    "owner": "Olga",
}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@pytest.fixture(scope="module")
def bridge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bridge]:
    """One table at sea, one in its lobby, and everybody whom the panel can meet."""
    folder: Path = tmp_path_factory.mktemp("doors")
    url, data = f"sqlite:///{folder / 'panel.db'}", folder / "data"
    with pytest.MonkeyPatch.context() as patch, bridge_on(url, data, patch) as bridge:
        table, other = bridge.raft(), bridge.table(title="Another")
        bridge.harbour.moderator(table, "Mira")
        bridge.harbour.moderator(other, "Otto")
        deputy, removed = bridge.harbour.person("Deo"), bridge.harbour.person("Rita")
        with bridge.harbour.desk.write() as books:
            for person in (deputy, removed):
                assert appoint(books, table, person, None, bridge.harbour.now(), deputy=True) is None
            assert dismiss(books, table, removed, None, bridge.harbour.now())
        bridge.browser("Mira").post("/tables/1/do/pause")
        blind = bridge.table(title="The blind one")
        bridge.harbour.moderator(blind, "Mira")
        with bridge.harbour.desk.write() as books:
            assert blindfold(books, blind, None, bridge.harbour.now()) is None
        yield bridge


@pytest.fixture(autouse=True)
def unlimited(bridge: Bridge) -> Iterator[None]:
    from admin.extensions import limiter

    limiter.enabled = False
    yield
    limiter.enabled = True


def send(browser: Browser, method: str, door: Door, token: str | None) -> int:
    data = {} if token is None else {"csrf_token": token}
    return browser.client.open(door.path, method=method, data=data).status_code


def test_every_route_is_on_the_list_and_the_list_has_no_other(bridge: Bridge) -> None:
    assert {door.endpoint for door in doors(bridge.app)} == set(DOORS)


def test_every_view_asks_for_what_the_list_says(bridge: Bridge) -> None:
    asked = {name: view.access for name, view in bridge.app.view_functions.items() if name != "static"}
    assert asked == DOORS


@pytest.mark.parametrize("kind", VISITORS)
def test_a_visitor_gets_in_exactly_where_he_may(bridge: Bridge, kind: str) -> None:
    wrong = []
    for door in doors(bridge.app):
        for method in sorted(door.methods):
            browser = bridge.browser(WHO[kind])
            status = send(browser, method, door, browser.token)
            if status not in expected(kind, method, door.access):
                wrong.append((door.endpoint, method, status))
    assert wrong == []


def expected(kind: str, method: str, access: Access) -> range | set[int]:
    if kind in INSIDE[access]:
        return {*range(200, 400), 404, 409, 410, 422}
    if kind == "nobody":
        return {302} if method == "GET" else {401}
    return {403}


def test_the_owner_of_a_blind_table_gets_in_nowhere_where_it_is_told(bridge: Bridge) -> None:
    """Secrecy, people with power: every route of the table, with a word that says why."""
    olga, blind = bridge.browser("Olga"), bridge.harbour.table_numbered(3)
    assert blind.is_blind
    wrong = []
    for door in doors(bridge.app, table_id=blind.id):
        if door.access is not Access.TABLE:
            continue
        for method in sorted(door.methods):
            answer = olga.client.open(door.path, method=method, data={"csrf_token": olga.token})
            if answer.status_code != 403 or "blind to the owners" not in answer.get_data(as_text=True):
                wrong.append((door.endpoint, method, answer.status_code))
    assert wrong == []
    assert bridge.browser("Mira").get("/tables/3").status_code == 200
    for kind in ("nobody", "player", "moderator of another", "removed", "deputy"):
        assert bridge.browser(WHO[kind]).get("/tables/3").status_code in (302, 403)


@pytest.mark.parametrize("kind", ["moderator", "owner"])
def test_no_route_answers_a_method_that_is_not_its_own_f73(bridge: Bridge, kind: str) -> None:
    browser = bridge.browser(WHO[kind])
    wrong = [
        (door.endpoint, method, status)
        for door in doors(bridge.app)
        for method in METHODS
        if method not in methods_of(bridge, door.path)
        and (status := send(browser, method, door, browser.token)) != 405
    ]
    assert wrong == []


def methods_of(bridge: Bridge, path: str) -> set[str]:
    return {method for door in doors(bridge.app) if door.path == path for method in door.methods}


def test_no_change_without_the_forgery_token_of_the_same_session_f73(bridge: Bridge) -> None:
    olga, foreign = bridge.browser("Olga"), bridge.browser("Mira").token
    before = everything(bridge)
    posts = [door for door in doors(bridge.app) if "POST" in door.methods]
    wrong = [
        (door.endpoint, token, status)
        for door in posts
        for token in (None, "", "made-up", foreign)
        if (status := send(olga, "POST", door, token)) != 400
    ]
    assert wrong == []
    assert len(posts) > 5
    assert everything(bridge) == before


def everything(bridge: Bridge) -> object:
    """What a forged request could have changed."""
    with bridge.harbour.desk.read() as books:
        tables = books.tables.all()
        appointed = [books.people.moderators(table.id) for table in tables]
        accounts = [books.people.get(Person(number)) for number in range(1, 20)]
        return tables, appointed, accounts, len(books.audit.lines(500)), books.inbox.waiting(tables[0].bot_id)


def test_a_table_that_is_not_there_looks_like_one_that_is_not_yours(bridge: Bridge) -> None:
    otto = bridge.browser("Otto")
    there, nowhere = otto.get("/tables/1"), otto.get("/tables/999")
    assert (there.status_code, nowhere.status_code) == (403, 403)


def test_an_app_with_a_page_that_names_no_visitor_does_not_start(bridge: Bridge) -> None:
    from flask import Flask

    from admin.permissions import check_every_view

    app = Flask("bare")
    app.add_url_rule("/open", "open", lambda: "for all")
    with pytest.raises(RuntimeError, match="open"):
        check_every_view(app)

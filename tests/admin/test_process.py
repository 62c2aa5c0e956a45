"""`python -m admin`: says where it is and who may own it, serves, stops on SIGTERM; behind TLS cookies are Secure."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from admin.__main__ import key_without_telegram, listens_on, server_of
from admin.application import create_app
from admin.extensions import limiter
from core.bootstrap import Ship
from core.service.secret import Secret
from tests.admin.bridge import Bridge, Browser
from tests.architecture.test_layout import ROOT


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(folder: Path, **settings: str) -> subprocess.Popen[str]:
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("TELEGRAM", "PUBLIC"))},
        "SCUTTLEBUTT_DATA": str(folder),
        "DATABASE_URL": "",
        **settings,
    }
    command = [sys.executable, "-m", "admin"]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_the_first_start_prints_a_link_that_makes_an_owner_and_sigterm_ends_it(tmp_path: Path) -> None:
    port = free_port()
    panel = start(tmp_path, PANEL_PORT=str(port))
    assert panel.stdout is not None
    try:
        lines = [panel.stdout.readline(), panel.stdout.readline()]
        assert lines[0] == f"The panel is at http://127.0.0.1:{port}\n"
        link = re.search(rf"http://127\.0\.0\.1:{port}/sign-in/[\w-]+", lines[1])
        assert link is not None
        with urllib.request.urlopen(link[0]) as page:
            assert "makes its bearer the owner" in page.read().decode()
        panel.send_signal(signal.SIGTERM)
        assert panel.wait(10) == 0
        said = panel.communicate()
        assert link[0].rpartition("/")[2] not in said[1]
        assert "alembic" not in said[1]
    finally:
        panel.kill()


def test_bot_and_panel_print_one_link_between_them_that_either_takes(
    bridge: Bridge, capsys: pytest.CaptureFixture[str]
) -> None:
    ship = bridge.harbour.ship
    with ship.store.write() as books:
        books.people.change(bridge.owner, owner=False)
    settings = replace(ship.settings, token=Secret("4000000001:AAH-a-token"))
    for _ in ("the panel", "the bot"):
        Ship(settings, ship.store, ship.clock, ship.games).greet_owner()
    said = capsys.readouterr().out
    found = re.findall(r"(?:sign-in/|start own_)([\w-]+)", said)
    assert said.count("Nobody owns this ship") == 1
    assert len(found) == 2
    assert found[0] == found[1]
    assert "makes its bearer the owner" in Browser(bridge.app.test_client()).page(f"/sign-in/{found[0]}")


def test_an_owner_without_telegram_gets_a_new_key_at_the_next_start(bridge: Bridge) -> None:
    ship = bridge.harbour.ship
    assert key_without_telegram(ship) is None  # the bot gives Olga hers
    with ship.store.write() as books:
        books.people.change(bridge.owner, telegram_id=None)
    key = key_without_telegram(ship)
    assert key is not None
    browser = Browser(bridge.app.test_client())
    assert "Olga" in browser.page(f"/sign-in/{key}")


def test_wrong_settings_are_told_in_a_sentence_and_end_with_2(tmp_path: Path) -> None:
    panel = start(tmp_path, PANEL_PORT="sea", SCUTTLEBUTT_SECRET_KEY="secret")
    said = panel.communicate(timeout=20)[1]
    assert panel.returncode == 2
    assert "PANEL_PORT has to be a number" in said
    assert "SCUTTLEBUTT_SECRET_KEY is too easy to guess" in said
    assert "Traceback" not in said


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        panel = start(tmp_path, PANEL_PORT=str(taken.getsockname()[1]))
        said = panel.communicate(timeout=20)[1]
    assert panel.returncode == 1
    assert "set PANEL_PORT" in said
    assert "Traceback" not in said


@pytest.fixture
def public(bridge: Bridge) -> Ship:
    ship = bridge.harbour.ship
    settings = replace(ship.settings, public_url="https://ship.example")
    return Ship(settings, ship.store, ship.clock, ship.games)


def test_behind_tls_the_cookie_is_secure_and_bound_to_the_host(bridge: Bridge, public: Ship) -> None:
    client = create_app(public).test_client()
    browser = Browser(client)
    proxied = {
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.9",
        "X-Forwarded-Host": "ship.example",
    }
    token = bridge.key()
    page = browser.get(f"/sign-in/{token}", headers=proxied)
    cookie = page.headers["Set-Cookie"]
    assert cookie.startswith("__Host-scuttlebutt=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert page.headers["Strict-Transport-Security"]


@pytest.mark.parametrize("is_public", [True, False])
def test_what_the_proxy_says_of_the_caller_counts_only_where_one_stands_in_front(
    bridge: Bridge, public: Ship, is_public: bool
) -> None:
    """Over the real server: who tries too often to sign in shuts out himself, not everybody behind the proxy."""
    ship = public if is_public else bridge.harbour.ship
    server = server_of(create_app(ship), replace(ship.settings, panel_port=0))

    def serve() -> None:
        with suppress(OSError):  # the end of the test takes its socket away
            server.run()

    threading.Thread(target=serve, daemon=True).start()
    limiter.enabled = True

    def tried(address: str) -> tuple[int, bool]:
        request = urllib.request.Request(f"http://127.0.0.1:{server.effective_port}/sign-in/guess")
        request.add_header("X-Forwarded-For", address)
        request.add_header("X-Forwarded-Proto", "https")
        try:
            urllib.request.urlopen(request)
        except urllib.error.HTTPError as answer:
            return answer.code, "Strict-Transport-Security" in answer.headers
        raise AssertionError("a guess was let in")

    try:
        first = [tried("203.0.113.9") for _ in range(21)][-1]
        assert first == (429, is_public)
        assert tried("203.0.113.10") == (410 if is_public else 429, is_public)
    finally:
        server.close()


def test_without_a_public_address_only_this_machine_is_served(bridge: Bridge, public: Ship) -> None:
    assert listens_on(bridge.harbour.ship.settings) == "127.0.0.1"
    assert listens_on(public.settings) == "0.0.0.0"

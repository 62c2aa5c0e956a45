"""`python -m admin`: the panel on PANEL_PORT, until SIGINT or SIGTERM."""

import logging
import os
import signal
import sys
from types import FrameType

import waitress

from admin.application import create_app
from core.bootstrap import Ship, open_ship
from core.config import Settings, SettingsRefused, read_settings
from core.service import links
from core.service.links import LinkKind
from core.service.secret import Secret
from core.storage.migrate import DatabaseRefused

THREADS = 12
"""More than waitress' four: a page that waits for the bot holds one for some seconds."""


def main() -> int:
    """The exit status: 0 stopped on purpose, 1 cannot go on, 2 settings are wrong."""
    logging.basicConfig(
        level=os.environ.get("LOG_LEVEL", "INFO"), format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        settings = read_settings()
    except SettingsRefused as error:
        print(error, file=sys.stderr)
        return 2
    try:
        ship = open_ship(settings)
    except DatabaseRefused as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return serve(ship)
    finally:
        ship.close()


def serve(ship: Ship) -> int:
    signal.signal(signal.SIGTERM, _stop)
    app = create_app(ship)
    host = listens_on(ship.settings)
    try:
        server = waitress.create_server(
            app, host=host, port=ship.settings.panel_port, threads=THREADS, ident=None
        )
    except OSError as error:
        print(
            f"The panel cannot listen on port {ship.settings.panel_port} ({error.strerror}): set PANEL_PORT.",
            file=sys.stderr,
        )
        return 1
    print(f"The panel is at {address(ship.settings)}", flush=True)
    if link := key_without_telegram(ship):
        print(
            f"The owner's key, once and for ten minutes: {address(ship.settings)}/sign-in/{link}", flush=True
        )
    elif link := ship.owner_link():
        print(
            f"Nobody owns this ship yet. This link makes you its owner: {address(ship.settings)}/sign-in/{link}",
            flush=True,
        )
    try:
        server.run()
    except (KeyboardInterrupt, SystemExit):
        pass
    finally:
        server.close()
    return 0


def key_without_telegram(ship: Ship) -> Secret | None:
    """An owner who has no Telegram gets his key where the first one was printed: the bot cannot give it to him."""
    with ship.store.write() as books:
        owners = books.people.owners()
        if not owners or any(owner.telegram_id is not None for owner in owners):
            return None
        return links.issue(books, LinkKind.SIGN_IN, ship.clock.now(), person=owners[0].person)


def listens_on(settings: Settings) -> str:
    """Without a public address only this machine is served."""
    return "127.0.0.1" if settings.public_url is None else "0.0.0.0"


def address(settings: Settings) -> str:
    return settings.public_url or f"http://127.0.0.1:{settings.panel_port}"


def _stop(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


if __name__ == "__main__":
    sys.exit(main())

"""`python -m admin`: the panel on PANEL_PORT, until SIGINT or SIGTERM."""

import signal
import sys
from types import FrameType
from typing import Any

import waitress
from flask import Flask

from admin.application import create_app
from core.bootstrap import Ship, sail
from core.config import Settings
from core.service import links
from core.service.links import LinkKind
from core.service.secret import Secret

THREADS = 12
"""More than waitress' four: a page that waits for the bot holds one for some seconds."""


def main() -> int:
    """The exit status: 0 stopped on purpose, 1 cannot go on, 2 settings are wrong."""
    return sail(serve)


def serve(ship: Ship) -> int:
    signal.signal(signal.SIGTERM, _stop)
    app = create_app(ship)
    try:
        server = server_of(app, ship.settings)
    except OSError as error:
        print(
            f"The panel cannot listen on port {ship.settings.panel_port} ({error.strerror}): set PANEL_PORT.",
            file=sys.stderr,
        )
        return 1
    print(f"The panel is at {ship.settings.panel_address}", flush=True)
    if link := key_without_telegram(ship):
        address = f"{ship.settings.panel_address}/sign-in/{link}"
        print(f"The owner's key, once and for ten minutes: {address}", flush=True)
    ship.greet_owner()
    try:
        server.run()
    except (KeyboardInterrupt, SystemExit):
        pass
    finally:
        server.close()
    return 0


def server_of(app: Flask, settings: Settings) -> Any:
    """What a proxy says of the caller gets through where one stands in front, and is dropped where none does."""
    return waitress.create_server(
        app,
        host=listens_on(settings),
        port=settings.panel_port,
        threads=THREADS,
        ident=None,
        clear_untrusted_proxy_headers=settings.public_url is None,
    )


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


def _stop(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


if __name__ == "__main__":
    sys.exit(main())

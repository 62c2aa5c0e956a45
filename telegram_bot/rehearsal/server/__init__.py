"""A local Bot API server: Telegram's methods, errors and limits over real HTTP, with people to act and faults to order.

    python -m telegram_bot.rehearsal.server --port 8081 [--token T] [--speed 20] [--state FILE]

The bot: point it at the server with `TELEGRAM_API_URL=http://127.0.0.1:8081` and the printed token
(python-telegram-bot: `base_url="http://127.0.0.1:8081/bot"`, `base_file_url="http://127.0.0.1:8081/file/bot"`).

Tests: `server = await start()`, then `server.url`, `server.token`, `await server.stop()`; people act through
`telegram_bot.rehearsal.client.RehearsalClient(server.url)`. `server.board` is the server from within (clock, limits,
ledger, world). Control over HTTP: `POST /control/do/<deed>`, `GET /control/phone/<person>/chats[/<chat>]`,
`GET /control/feed?since=&person=&wait=`, `GET /control/calls`, `/control/faults`, `/control/limits`, `/control/clock`,
`/control/dump`, `/control/load`: see `control.py` and `deeds/`.
"""

from .app import DEFAULT_TOKEN, RehearsalServer, build_app, build_board, start
from .clock import AdjustableClock, Clock, SettableClock
from .switchboard import Switchboard

__all__ = [
    "DEFAULT_TOKEN",
    "AdjustableClock",
    "Clock",
    "RehearsalServer",
    "SettableClock",
    "Switchboard",
    "build_app",
    "build_board",
    "start",
]

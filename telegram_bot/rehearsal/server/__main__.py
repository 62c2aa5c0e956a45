"""Serve a rehearsal's Bot API from the command line until interrupted."""

import argparse
import asyncio
import json
import signal
import sys
from pathlib import Path

from .app import DEFAULT_TOKEN, build_board, start
from .clock import AdjustableClock
from .snapshot import dump_board, load_board
from .switchboard import Switchboard


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m telegram_bot.rehearsal.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8081, help="0 takes any free port")
    parser.add_argument("--token", default=DEFAULT_TOKEN, help="the bot's token, digits:letters")
    parser.add_argument("--speed", type=float, default=1.0, help="rehearsal seconds per real second")
    parser.add_argument("--topics", action="store_true", help="the bot has topics in private chats")
    parser.add_argument(
        "--state", type=Path, help="file to read the state from at start and to keep it in at the end"
    )
    return parser.parse_args()


async def _serve(arguments: argparse.Namespace) -> None:
    board = build_board(arguments.token, AdjustableClock(arguments.speed))
    board.world.bot.has_topics = arguments.topics
    if arguments.state is not None and arguments.state.exists():
        load_board(board, json.loads(arguments.state.read_text(encoding="utf-8")))
    server = await start(host=arguments.host, port=arguments.port, board=board)
    sys.stdout.write(f"rehearsal server at {server.url}, token {server.token}\n")
    sys.stdout.flush()
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    await ended.wait()
    if arguments.state is not None:
        _keep(board, arguments.state)
    await server.stop()


def _keep(board: Switchboard, path: Path) -> None:
    """Write beside the old file and swap, so that a kill in between leaves one of the two whole."""
    fresh = path.with_suffix(path.suffix + ".new")
    fresh.write_text(json.dumps(dump_board(board), ensure_ascii=False), encoding="utf-8")
    fresh.replace(path)


if __name__ == "__main__":
    asyncio.run(_serve(_arguments()))

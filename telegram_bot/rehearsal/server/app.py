"""The rehearsal server over HTTP: Bot API methods, file downloads and the control interface on one port."""

import asyncio
import inspect
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from .clock import AdjustableClock, SettableClock
from .control import add_control_routes
from .faults import Fault, FaultKind, Faults
from .feed import Feed
from .ledger import Call, Ledger
from .limits import Limits
from .methods import METHODS
from .methods.files import file_path
from .params import Params, read_params
from .refusals import ApiRefusal
from .switchboard import Switchboard
from .updates import UpdateQueue
from .webhook import Webhook
from .world import BotProfile, World

DEFAULT_TOKEN = "700000001:AAErehearsal-token-for-this-machine0"
BODY_LIMIT = 60 * 1024 * 1024
LOST_ANSWER_SECONDS = 60.0
BOARD = web.AppKey("board", Switchboard)
_QUIET_PARAMS = frozenset({"token"})


class LineCut(Exception):
    """The connection is to be cut without an answer."""


def build_board(token: str = DEFAULT_TOKEN, clock: SettableClock | None = None) -> Switchboard:
    """A fresh, empty world behind one bot token."""
    clock = clock or AdjustableClock()
    queue = UpdateQueue(clock)
    bot = BotProfile(int(token.partition(":")[0]), token)
    parts = (World(bot), clock, queue, Feed(clock), Limits(clock), Faults(), Ledger(), Webhook(clock, queue))
    return Switchboard(*parts)


def build_app(board: Switchboard) -> web.Application:
    app = web.Application(client_max_size=BODY_LIMIT)
    app[BOARD] = board
    app.router.add_route("*", "/bot{token}/{method}", _call)
    app.router.add_get("/file/bot{token}/{path:.+}", _download)
    add_control_routes(app, board)
    app.on_shutdown.append(_close)
    return app


async def _close(app: web.Application) -> None:
    app[BOARD].webhook.close()
    app[BOARD].updates.end_poll()


async def _call(request: web.Request) -> web.StreamResponse:
    """One Bot API call, from token check to answer, with the ledger and the ordered faults around it."""
    board = request.app[BOARD]
    if request.method not in ("GET", "POST"):
        return _answer(ApiRefusal(404))
    if request.match_info["token"] != board.world.bot.token:
        is_token = re.fullmatch(r"\d+:[\w-]+", request.match_info["token"])
        return _answer(ApiRefusal(401 if is_token else 404))
    entry = METHODS.get(request.match_info["method"].lower())
    if entry is None:
        return _answer(ApiRefusal(404, "method not found"))
    name, function = entry
    try:
        params = await read_params(request)
    except ApiRefusal as refusal:
        return _answer(refusal)
    call = board.ledger.open(board.clock.now(), name, _chat_id(params), _recorded(params))
    try:
        result = await _with_faults(board, call, lambda: _run(board, function, params))
    except ApiRefusal as refusal:
        call.code, call.result = refusal.code, refusal.description
        return _answer(refusal)
    except LineCut:
        if request.transport is not None:
            request.transport.close()
        return web.Response()
    finally:
        call.took = board.clock.now() - call.at
    call.code, call.result = 200, result if name != "getUpdates" else len(result)
    return web.json_response({"ok": True, "result": result}, dumps=_dumps)


async def _run(board: Switchboard, function: Callable[[Switchboard, Params], Any], params: Params) -> Any:
    result = function(board, params)
    return await result if inspect.isawaitable(result) else result


async def _with_faults(board: Switchboard, call: Call, run: Callable[[], Awaitable[Any]]) -> Any:
    """Run a call under the fault that strikes it, if any."""
    fault = board.faults.strike(call.method, call.chat_id)
    if fault is None:
        return await run()
    call.fault = str(fault.kind)
    match fault.kind:
        case FaultKind.REFUSE:
            raise fault.refusal()
        case FaultKind.CUT_BEFORE:
            raise LineCut
        case FaultKind.THROTTLE:
            await board.clock.sleep(fault.turn(board.clock.now()))
            return await run()
        case FaultKind.DELAY:
            await board.clock.sleep(fault.seconds)
            return await run()
        case _:
            result = await run()
            await _after(board, fault)
            return result


async def _after(board: Switchboard, fault: Fault) -> None:
    if fault.kind is FaultKind.ANSWER_LATE:
        await board.clock.sleep(fault.seconds)
        return
    if fault.kind is FaultKind.LOSE_ANSWER:
        await asyncio.sleep(fault.seconds or LOST_ANSWER_SECONDS)
    raise LineCut


async def _download(request: web.Request) -> web.Response:
    board = request.app[BOARD]
    if request.match_info["token"] != board.world.bot.token:
        return _answer(ApiRefusal(401))
    for stored in board.world.files.values():
        if file_path(stored.kind, stored.unique_id, stored.name) == request.match_info["path"]:
            return web.Response(body=stored.data, content_type=stored.mime_type.partition(";")[0])
    return _answer(ApiRefusal(404, "file not found"))


def _answer(refusal: ApiRefusal) -> web.Response:
    return web.json_response(refusal.answer(), status=refusal.code)


def _dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _chat_id(params: Params) -> int | str | None:
    raw = params.raw("chat_id")
    if raw is None or isinstance(raw, bool):
        return None
    return int(raw) if str(raw).lstrip("-").isdigit() else str(raw)


def _recorded(params: Params) -> dict[str, Any]:
    files = {name: f"<{len(upload.data)} bytes>" for name, upload in params.files.items()}
    return {key: value for key, value in params.values.items() if key not in _QUIET_PARAMS} | files


@dataclass(slots=True)
class RehearsalServer:
    """A server that runs: its board for tests in the same process, its address for everybody else."""

    board: Switchboard
    url: str
    runner: web.AppRunner

    @property
    def token(self) -> str:
        return self.board.world.bot.token

    async def stop(self) -> None:
        await self.runner.cleanup()


async def start(
    *,
    port: int = 0,
    host: str = "127.0.0.1",
    token: str = DEFAULT_TOKEN,
    clock: SettableClock | None = None,
    board: Switchboard | None = None,
) -> RehearsalServer:
    """Serve on a port (0: any free one) until `stop` is awaited; without a board the world is new and empty."""
    board = board or build_board(token, clock)
    runner = web.AppRunner(build_app(board), access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    site = web.TCPSite(runner, host, port)
    await site.start()
    bound = runner.addresses[0][1]
    return RehearsalServer(board, f"http://{host}:{bound}", runner)

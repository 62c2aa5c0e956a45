"""The phones page: the phones of a table side by side in a browser, a client of the rehearsal server and no more."""

from importlib.resources import files
from typing import Protocol

from aiohttp import ClientSession, ClientTimeout, web

STATIC = files(__package__).joinpath("static")
UPSTREAM = web.AppKey("upstream", str)
SESSION = web.AppKey("session", ClientSession)
PAGES = {
    "/": ("index.html", "text/html"),
    "/phones.js": ("phones.js", "text/javascript"),
    "/bubbles.js": ("bubbles.js", "text/javascript"),
    "/phones.css": ("phones.css", "text/css"),
}
POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"


class Seats(Protocol):
    """Who of the players is a robot, and stands aside for a person."""

    def stand_aside(self, person: int, by_hand: bool) -> bool: ...

    def by_hand(self) -> list[int]: ...


SEATS = web.AppKey("seats", Seats)


async def serve_phones(server_url: str, port: int, seats: Seats, host: str = "127.0.0.1") -> web.AppRunner:
    """Serves the page until the runner's `cleanup`; port 0 takes any free one."""
    app = web.Application()
    app[UPSTREAM] = server_url.rstrip("/")
    app[SEATS] = seats
    app.router.add_get("/seats", _seats)
    app.router.add_post(r"/seats/{person:\d+}", _take_seat)
    app.router.add_route("*", "/control/{path:.+}", _pass_on)
    for path in PAGES:
        app.router.add_get(path, _page)
    app.cleanup_ctx.append(_session)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.TCPSite(runner, host, port).start()
    return runner


async def _session(app: web.Application):  # an async generator, as aiohttp wants it
    async with ClientSession(timeout=ClientTimeout(total=90)) as session:
        app[SESSION] = session
        yield


async def _page(request: web.Request) -> web.Response:
    name, kind = PAGES[request.path]
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    return web.Response(body=STATIC.joinpath(name).read_bytes(), content_type=kind, headers=headers)


def _refuse_strangers(request: web.Request) -> None:
    """Only pages of this origin may ask; a client that is no browser says nothing of sites."""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        raise web.HTTPForbidden(text="only the phones page may do that")


async def _seats(request: web.Request) -> web.Response:
    return web.json_response({"by_hand": request.app[SEATS].by_hand()})


async def _take_seat(request: web.Request) -> web.Response:
    """`{"by_hand": true}` takes a robot's seat, `false` gives it back."""
    _refuse_strangers(request)
    body = await request.json()
    if not isinstance(body, dict) or not isinstance(body.get("by_hand"), bool):
        raise web.HTTPBadRequest(text='the body has to be {"by_hand": true} or {"by_hand": false}')
    if not request.app[SEATS].stand_aside(int(request.match_info["person"]), body["by_hand"]):
        raise web.HTTPNotFound(text="no robot sits there")
    return await _seats(request)


async def _pass_on(request: web.Request) -> web.Response:
    """To the server's control interface, and its answer back."""
    _refuse_strangers(request)
    url = f"{request.app[UPSTREAM]}/control/{request.match_info['path']}"
    async with request.app[SESSION].request(
        request.method, url, params=request.query, data=await request.read() or None
    ) as answer:
        return web.Response(
            body=await answer.read(),
            status=answer.status,
            headers={"Content-Type": answer.headers["Content-Type"]},
        )

"""The phones page: the phones of a table side by side in a browser, a client of the rehearsal server and no more."""

import json
from importlib.resources import files
from typing import Any, Protocol

from aiohttp import ClientError, ClientSession, ClientTimeout, web

STATIC = files(__package__).joinpath("static")
UPSTREAM = web.AppKey("upstream", str)
SESSION = web.AppKey("session", ClientSession)
SCRIPTS = (
    "asking",
    "bubbles",
    "composer",
    "director",
    "element",
    "more",
    "phone",
    "phones",
    "tabs",
    "text",
    "unread",
)
PAGES = {
    "/": ("index.html", "text/html"),
    "/phones.css": ("phones.css", "text/css"),
    **{f"/{name}.js": (f"{name}.js", "text/javascript") for name in SCRIPTS},
}
POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"


class CannotBeDone(Exception):
    """What the director cannot do now, in a sentence."""


class Director(Protocol):
    """Who of the players is a robot and stands aside for a person; and what is done for the whole rehearsal."""

    def welcome(self) -> None:
        """The page has been opened."""

    def stand_aside(self, person: int, by_hand: bool) -> bool: ...

    def by_hand(self) -> list[int]: ...

    def shape(self) -> dict[str, Any]: ...

    async def do(self, deed: str, terms: dict[str, Any]) -> Any:
        """Raises `CannotBeDone`."""


DIRECTOR = web.AppKey("director", Director)


async def serve_phones(
    server_url: str, port: int, director: Director, host: str = "127.0.0.1"
) -> web.AppRunner:
    """Serves the page until the runner's `cleanup`; port 0 takes any free one."""
    app = web.Application()
    app[UPSTREAM] = server_url.rstrip("/")
    app[DIRECTOR] = director
    app.router.add_get("/seats", _seats)
    app.router.add_post(r"/seats/{person:\d+}", _take_seat)
    app.router.add_get("/director", _show_director)
    app.router.add_post("/director/{deed}", _direct)
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
    if request.path == "/":
        request.app[DIRECTOR].welcome()
    name, kind = PAGES[request.path]
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    return web.Response(body=STATIC.joinpath(name).read_bytes(), content_type=kind, headers=headers)


def _refuse_strangers(request: web.Request) -> None:
    """Only pages of this origin may ask; a client that is no browser says nothing of sites."""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        raise web.HTTPForbidden(text="only the phones page may do that")


async def _seats(request: web.Request) -> web.Response:
    return web.json_response({"by_hand": request.app[DIRECTOR].by_hand()})


async def _take_seat(request: web.Request) -> web.Response:
    """`{"by_hand": true}` takes a robot's seat, `false` gives it back."""
    _refuse_strangers(request)
    body = await request.json()
    if not isinstance(body, dict) or not isinstance(body.get("by_hand"), bool):
        raise web.HTTPBadRequest(text='the body has to be {"by_hand": true} or {"by_hand": false}')
    if not request.app[DIRECTOR].stand_aside(int(request.match_info["person"]), body["by_hand"]):
        raise web.HTTPNotFound(text="no robot sits there")
    return await _seats(request)


async def _show_director(request: web.Request) -> web.Response:
    return web.json_response({"ok": True, "result": request.app[DIRECTOR].shape()})


async def _direct(request: web.Request) -> web.Response:
    """A deed of the director with a JSON object of terms, answered as the control interface answers."""
    _refuse_strangers(request)
    try:
        terms = await request.json() if request.can_read_body else {}
        if not isinstance(terms, dict):
            raise CannotBeDone("The body has to be a JSON object.")
        result = await request.app[DIRECTOR].do(request.match_info["deed"], terms)
    except json.JSONDecodeError:
        return web.json_response({"ok": False, "error": "The body is no JSON."}, status=400)
    except CannotBeDone as refusal:
        return web.json_response({"ok": False, "error": str(refusal)}, status=400)
    return web.json_response({"ok": True, "result": result})


async def _pass_on(request: web.Request) -> web.Response:
    """To the server's control interface, and its answer back."""
    _refuse_strangers(request)
    url = f"{request.app[UPSTREAM]}/control/{request.match_info['path']}"
    try:
        async with request.app[SESSION].request(
            request.method, url, params=request.query, data=await request.read() or None
        ) as answer:
            return web.Response(
                body=await answer.read(),
                status=answer.status,
                headers={"Content-Type": answer.headers["Content-Type"]},
            )
    except ClientError:
        return web.json_response({"ok": False, "error": "The rehearsal has ended."}, status=503)

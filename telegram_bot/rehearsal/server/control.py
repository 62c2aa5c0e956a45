"""The control interface: HTTP JSON under /control, by which people act, tests look and troubles are ordered."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from .deeds import DEEDS
from .deeds.registry import Terms
from .phone import chats_of, history_of, menu_of, messages_of
from .refusals import ApiRefusal, Misuse
from .shapes import chat_shape, member_shape
from .snapshot import dump_board, load_board
from .switchboard import Switchboard

LONGEST_FEED_WAIT = 60.0
Reply = Callable[[web.Request], Awaitable[web.Response]]


def add_control_routes(app: web.Application, board: Switchboard) -> None:
    """Deeds are POST /control/do/<deed>; looks are GET; orders to the server are POST."""
    looks = _Looks(board)
    orders = _Orders(board)
    routes: list[tuple[str, str, Callable[[web.Request], Awaitable[Any]]]] = [
        ("POST", "/control/do/{deed}", orders.deed),
        ("GET", "/control/persons", looks.persons),
        ("GET", "/control/chats", looks.all_chats),
        ("GET", "/control/phone/{person}/chats", looks.chats),
        ("GET", "/control/phone/{person}/chats/{chat}", looks.messages),
        ("GET", "/control/phone/{person}/menu/{chat}", looks.menu),
        ("GET", "/control/history/{chat}", looks.history),
        ("GET", "/control/files/{file_id}", looks.file),
        ("GET", "/control/feed", looks.feed),
        ("GET", "/control/calls", looks.calls),
        ("GET", "/control/state", looks.state),
        ("GET", "/control/faults", looks.faults),
        ("POST", "/control/faults", orders.order_fault),
        ("DELETE", "/control/faults", orders.withdraw_faults),
        ("POST", "/control/limits", orders.limits),
        ("POST", "/control/clock", orders.clock),
        ("POST", "/control/updates", orders.updates),
        ("POST", "/control/dump", orders.dump),
        ("POST", "/control/load", orders.load),
    ]
    for verb, path, handler in routes:
        app.router.add_route(verb, path, _answering(handler))


def _answering(handler: Callable[[web.Request], Awaitable[Any]]) -> Reply:
    """Wrap results and misuses alike: {"ok": true, "result": …} or {"ok": false, "error": sentence} with 400."""

    async def answer(request: web.Request) -> web.Response:
        try:
            result = await handler(request)
            return result if isinstance(result, web.Response) else _json({"ok": True, "result": result})
        except Misuse as misuse:
            return _json({"ok": False, "error": str(misuse)}, 400)
        except ApiRefusal as refusal:
            return _json({"ok": False, "error": refusal.description}, 400)
        except (ValueError, KeyError, TypeError) as wrong:
            return _json({"ok": False, "error": f"the request cannot be read: {wrong}"}, 400)

    return answer


def _json(body: dict[str, Any], status: int = 200) -> web.Response:
    return web.json_response(body, status=status, dumps=lambda value: json.dumps(value, ensure_ascii=False))


async def _body(request: web.Request) -> dict[str, Any]:
    body = await request.json() if request.can_read_body else {}
    if not isinstance(body, dict):
        raise Misuse("the body must be a JSON object")
    return body


class _Looks:
    """What can be read."""

    def __init__(self, board: Switchboard) -> None:
        self._board = board

    def _person(self, request: web.Request) -> Any:
        return self._board.person(int(request.match_info["person"]))

    def _chat(self, request: web.Request) -> Any:
        number = int(request.match_info["chat"])
        if number in self._board.world.persons:
            return self._board.private_chat(self._board.person(number))
        return self._board.chat(number)

    async def persons(self, _: web.Request) -> Any:
        return [
            {
                **self._board.user(person.id),
                "has_started": person.has_started,
                "has_blocked": person.has_blocked,
            }
            for person in self._board.world.persons.values()
        ]

    async def all_chats(self, _: web.Request) -> Any:
        return [
            {
                "chat": chat_shape(self._board.world, chat),
                "members": [
                    member_shape(self._board.world, chat, member) for member in chat.members.values()
                ],
                "migrated_to": chat.migrated_to,
                "join_requests": list(chat.join_requests),
                "invite_links": list(chat.invite_links),
                "permissions": chat.permissions,
            }
            for chat in self._board.world.chats.values()
        ]

    async def chats(self, request: web.Request) -> Any:
        return chats_of(self._board, self._person(request))

    async def messages(self, request: web.Request) -> Any:
        topic = request.query.get("topic")
        person, chat = self._person(request), self._chat(request)
        return messages_of(self._board, person, chat, int(topic) if topic else None)

    async def menu(self, request: web.Request) -> Any:
        return menu_of(self._board, self._person(request), self._chat(request))

    async def history(self, request: web.Request) -> Any:
        return history_of(self._board, self._chat(request))

    async def file(self, request: web.Request) -> web.Response:
        """A file's bytes, without the token that a bot would need for them."""
        stored = self._board.world.files.get(request.match_info["file_id"])
        if stored is None:
            raise Misuse("there is no such file")
        return web.Response(body=stored.data, content_type=stored.mime_type.partition(";")[0])

    async def feed(self, request: web.Request) -> Any:
        """Events after `since`, of one `person` or all; waits up to `wait` real seconds for the first."""
        query = request.query
        since = int(query.get("since", 0))
        person = int(query["person"]) if "person" in query else None
        wait = min(float(query.get("wait", 0)), LONGEST_FEED_WAIT)
        events = await self._board.feed.wait(since, person, wait)
        cursor = events[-1].number if events else max(since, 0)
        return {
            "cursor": cursor,
            "events": [event.shape() if person is None else event.seen() for event in events],
        }

    async def calls(self, request: web.Request) -> Any:
        query = request.query
        chat_id = int(query["chat"]) if "chat" in query else None
        return self._board.ledger.calls(int(query.get("since", 0)), query.get("method"), chat_id)

    async def state(self, _: web.Request) -> Any:
        board = self._board
        return {
            "now": board.clock.now(),
            "speed": board.clock.speed,
            "bot": board.user(board.world.bot.id),
            "pending_updates": len(board.updates),
            "webhook": board.webhook.info(),
            "limits": board.limits.report(),
            "conflicts": board.updates.conflicts,
            "cursor": board.feed.cursor,
        }

    async def faults(self, _: web.Request) -> Any:
        return self._board.faults.report()


class _Orders:
    """What can be done and set."""

    def __init__(self, board: Switchboard) -> None:
        self._board = board

    async def deed(self, request: web.Request) -> Any:
        name = request.match_info["deed"]
        if name not in DEEDS:
            raise Misuse(f"there is no deed {name!r}: {', '.join(sorted(DEEDS))}")
        return DEEDS[name](self._board, Terms(self._board, await _body(request)))

    async def order_fault(self, request: web.Request) -> Any:
        return self._board.faults.order(**await _body(request)).number

    async def withdraw_faults(self, request: web.Request) -> Any:
        number = request.query.get("number")
        self._board.faults.withdraw(int(number) if number else None)
        return True

    async def limits(self, request: web.Request) -> Any:
        """Settings as in `Limits.configure`; `reset` forgets the counts."""
        body = await _body(request)
        if body.pop("reset", False):
            self._board.limits.reset()
        self._board.limits.configure(body)
        return self._board.limits.report()

    async def clock(self, request: web.Request) -> Any:
        """`speed`, `now` or `jump`; without any it only tells the time."""
        self._board.clock.set(**await _body(request))
        return {"now": self._board.clock.now(), "speed": self._board.clock.speed}

    async def updates(self, request: web.Request) -> Any:
        """Queue a made-up or an old update as it is: `update` with its own id, or a `kind` and `body` with the next."""
        body = await _body(request)
        if "update" in body:
            self._board.updates.put(body["update"])
            return body["update"]
        return self._board.updates.add(body["kind"], body["body"])

    async def dump(self, _: web.Request) -> Any:
        """The whole state as one JSON value, which `load` takes back."""
        return dump_board(self._board)

    async def load(self, request: web.Request) -> Any:
        """Take over a dumped state in place of all that is here."""
        load_board(self._board, await _body(request))
        return True

"""The HTTP behind every Bot API call: aiohttp in place of the library's own client; it says what never left (F78)."""

import json
from http import HTTPStatus
from math import ceil
from typing import Any

import aiohttp
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

READ_TIMEOUT = 10.0
CONNECTIONS = 64
SERVER_ERROR = 500
GOOD = b'{"ok":true'
NOT_THERE = (HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED, HTTPStatus.NOT_IMPLEMENTED)
NO_SUCH_METHOD = b'{"ok":false,"error_code":400,"description":"Bad Request: the server has no such method"}'
"""A server without a method refuses the call. The library takes that for a wrong token, which getMe has ruled out."""
TOO_MANY = 429
PATIENCE = 5
"""Seconds to wait after a 429 that does not say how long."""
MAKES = ("send", "create", "copy", "forward")
"""How methods begin whose every call makes something new: made twice, it is there twice."""


class NotSent(NetworkError):
    """No connection, or the server says that it is broken: the call had no effect. After other errors it may have."""


class Repeatable(NetworkError):
    """The answer is lost, and the call may be made again all the same: an edit made twice is one edit."""


class AiohttpRequest(BaseRequest):
    """One pool of connections; time-outs asked for by a call are kept, others are `READ_TIMEOUT`."""

    def __init__(self, connections: int = CONNECTIONS) -> None:
        self._connections = connections
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        return READ_TIMEOUT

    async def initialize(self) -> None:
        if self._session is None or self._session.closed:
            connector = aiohttp.TCPConnector(limit=self._connections, keepalive_timeout=60)
            self._session = aiohttp.ClientSession(connector=connector)

    async def shutdown(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = None,
        write_timeout: Any = None,
        connect_timeout: Any = None,
        pool_timeout: Any = None,
    ) -> tuple[int, bytes]:
        if self._session is None:
            raise NotSent("the HTTP client is closed")
        wait = READ_TIMEOUT if read_timeout in (None, BaseRequest.DEFAULT_NONE) else read_timeout
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=5.0, sock_read=wait)
        try:
            async with self._session.request(method, url, timeout=timeout, **_body(request_data)) as answer:
                status, content = answer.status, await answer.read()
        except (aiohttp.ConnectionTimeoutError, aiohttp.ClientConnectorError) as error:
            raise NotSent(f"no connection: {type(error).__name__}") from None
        except TimeoutError:
            raise (TimedOut() if _makes(url) else Repeatable("timed out")) from None
        except aiohttp.ClientError as error:
            lost = NetworkError if _makes(url) else Repeatable
            raise lost(type(error).__name__) from None
        if status < SERVER_ERROR and not content.startswith(GOOD):
            status, content = _as_expected(status, content)
        if status in NOT_THERE and not url.endswith("/getMe"):
            return HTTPStatus.BAD_REQUEST, NO_SUCH_METHOD
        if status >= SERVER_ERROR:
            raise NotSent(f"the server answers {status}")
        return status, content


def _makes(url: str) -> bool:
    return url.rpartition("/")[2].startswith(MAKES)


def _body(data: RequestData | None) -> dict[str, Any]:
    if data is None:
        return {}
    if not data.contains_files:
        return {"data": json.dumps(data.parameters), "headers": {"Content-Type": "application/json"}}
    form = aiohttp.FormData(data.json_parameters)
    for name, (file_name, content, kind) in (data.multipart_data or {}).items():
        form.add_field(name, content, filename=file_name, content_type=kind)
    return {"data": form}


def _as_expected(status: int, content: bytes) -> tuple[int, bytes]:
    """A refusal as the library reads it: the status is its code and its numbers are numbers, whichever server wrote it.

    Raises NetworkError for a success that nobody can read: the call may have had its effect.
    """
    try:
        answer = json.loads(content)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        if status < HTTPStatus.BAD_REQUEST:
            raise NetworkError("the answer cannot be read")
        return status, content
    if answer.get("ok") is not False:
        return status, content
    code = _whole(answer.get("error_code"))
    code = (
        code if code is not None and code >= HTTPStatus.BAD_REQUEST else max(status, HTTPStatus.BAD_REQUEST)
    )
    given = answer.get("parameters")
    numbers = {name: _whole(value) for name, value in (given if isinstance(given, dict) else {}).items()}
    parameters = {name: number for name, number in numbers.items() if number is not None}
    if code == TOO_MANY:
        parameters.setdefault("retry_after", PATIENCE)
    return code, json.dumps({**answer, "error_code": code, "parameters": parameters}).encode()


def _whole(value: Any) -> int | None:
    """A number that may have been written as text or with a fraction."""
    try:
        return (
            ceil(float(value))
            if isinstance(value, str | float)
            else value
            if isinstance(value, int)
            else None
        )
    except (ValueError, OverflowError):
        return None

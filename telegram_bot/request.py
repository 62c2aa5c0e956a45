"""The HTTP behind every Bot API call: aiohttp in place of the library's own client; it says what never left (F78)."""

import json
from typing import Any

import aiohttp
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

READ_TIMEOUT = 10.0
CONNECTIONS = 64
SERVER_ERROR = 500


class NotSent(NetworkError):
    """No connection, or the server says that it is broken: the call had no effect. After other errors it may have."""


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
            raise TimedOut from None
        except aiohttp.ClientError as error:
            raise NetworkError(type(error).__name__) from None
        if status >= SERVER_ERROR:
            raise NotSent(f"the server answers {status}")
        return status, content


def _body(data: RequestData | None) -> dict[str, Any]:
    if data is None:
        return {}
    if not data.contains_files:
        return {"data": json.dumps(data.parameters), "headers": {"Content-Type": "application/json"}}
    form = aiohttp.FormData(data.json_parameters)
    for name, (file_name, content, kind) in (data.multipart_data or {}).items():
        form.add_field(name, content, filename=file_name, content_type=kind)
    return {"data": form}

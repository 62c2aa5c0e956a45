"""The arguments of one Bot API call, read from query, form, multipart or JSON and refused in Telegram's words."""

import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from .refusals import ApiRefusal, bad_request

_TRUE = frozenset({"true", "yes", "1"})
UPLOAD_LIMIT = 50 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    content_type: str
    data: bytes


@dataclass(slots=True)
class Params:
    """Values as they came (strings from forms, JSON values from JSON bodies) and uploaded files by field name."""

    values: dict[str, Any] = field(default_factory=dict)
    files: dict[str, Upload] = field(default_factory=dict)

    def raw(self, name: str) -> Any:
        return self.values.get(name)

    def has(self, name: str) -> bool:
        return self.values.get(name) not in (None, "")

    def text(self, name: str) -> str:
        value = self.values.get(name)
        if value is None:
            return ""
        return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

    def texts(self, *names: str) -> dict[str, Any]:
        """Several texts under their names."""
        return {name: self.text(name) for name in names}

    def integer(self, name: str, default: int = 0) -> int:
        """A whole number; what is not one counts as absent, as at Telegram."""
        value = self.values.get(name)
        if isinstance(value, bool) or value is None:
            return default
        try:
            return int(value)
        except (TypeError, ValueError):
            return default

    def flag(self, name: str) -> bool:
        value = self.values.get(name)
        return value if isinstance(value, bool) else str(value).strip().lower() in _TRUE

    def json(self, name: str, what: str) -> Any:
        """A nested value; None when absent. `what` names it in the refusal."""
        value = self.values.get(name)
        if not isinstance(value, str):
            return value
        if not value:
            return None
        try:
            return json.loads(value)
        except ValueError as fault:
            raise bad_request(f"can't parse {what} JSON object") from fault

    def ids(self, name: str, most: int) -> list[int]:
        """A list of message ids, at least one and at most `most`."""
        given = self.json(name, "message identifiers")
        if not isinstance(given, list):
            raise bad_request("expected an Array of message identifiers")
        if not given:
            raise bad_request("message identifiers are not specified")
        if len(given) > most:
            raise bad_request("too many message identifiers specified")
        try:
            return [int(number) for number in given]
        except (TypeError, ValueError):
            raise bad_request("can't parse message identifier as a Number") from None

    def entities(self, name: str) -> list[dict[str, Any]] | None:
        value = self.json(name, "entities")
        if value is None:
            return None
        if not isinstance(value, list):
            raise bad_request("expected an Array of MessageEntity")
        return value


async def read_params(request: web.Request) -> Params:
    """Everything a client may use to send arguments; the body wins over the query string."""
    params = Params(dict(request.query))
    content_type = request.content_type
    if not request.can_read_body:
        return params
    if content_type == "application/json":
        params.values |= await _json_body(request)
    elif content_type == "application/x-www-form-urlencoded":
        params.values |= {
            key: value for key, value in (await request.post()).items() if isinstance(value, str)
        }
    elif content_type == "multipart/form-data":
        await _multipart_body(request, params)
    return params


async def _json_body(request: web.Request) -> dict[str, Any]:
    body = await request.read()
    if not body.strip():
        return {}
    try:
        value = json.loads(body)
    except ValueError as fault:
        raise bad_request("can't parse request body: expected a JSON object") from fault
    if not isinstance(value, dict):
        raise bad_request("can't parse request body: expected a JSON object")
    return {key: "null" if item is None and key == "reply_markup" else item for key, item in value.items()}


async def _multipart_body(request: web.Request, params: Params) -> None:
    reader = await request.multipart()
    async for part in reader:
        if not isinstance(part, BodyPartReader) or part.name is None:
            continue
        data = bytes(await part.read(decode=True))
        if part.filename is None:
            params.values[part.name] = data.decode("utf-8", "replace")
            continue
        if len(data) > UPLOAD_LIMIT:
            raise ApiRefusal(400, "file is too big")
        kind = part.headers.get("Content-Type", "application/octet-stream")
        params.files[part.name] = Upload(part.filename, kind, data)

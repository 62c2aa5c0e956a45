"""What the Bot API answers when it refuses, in Telegram's own words."""

from typing import Any

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current "
    "content and reply markup of the message"
)
QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
OTHER_POLLER = "terminated by other getUpdates request; make sure that only one bot instance is running"
WEBHOOK_ACTIVE = (
    "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
)

_PREFIX = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    409: "Conflict",
    429: "Too Many Requests",
    500: "Internal Server Error",
    502: "Bad Gateway",
}


class ApiRefusal(Exception):
    """One refusal: HTTP code, description with Telegram's prefix, and the optional `parameters` object."""

    def __init__(self, code: int, reason: str = "", parameters: dict[str, Any] | None = None) -> None:
        prefix = _PREFIX[code]
        self.code = code
        self.description = f"{prefix}: {reason}" if reason else prefix
        self.parameters = parameters
        super().__init__(self.description)

    def answer(self) -> dict[str, Any]:
        body: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        if self.parameters:
            body["parameters"] = self.parameters
        return body


def bad_request(reason: str, **parameters: Any) -> ApiRefusal:
    return ApiRefusal(400, reason, parameters or None)


def forbidden(reason: str) -> ApiRefusal:
    return ApiRefusal(403, reason)


def conflict(reason: str) -> ApiRefusal:
    return ApiRefusal(409, reason)


def too_many_requests(retry_after: int) -> ApiRefusal:
    return ApiRefusal(429, f"retry after {retry_after}", {"retry_after": retry_after})


def chat_not_found() -> ApiRefusal:
    return bad_request("chat not found")


def migrated(to_chat_id: int) -> ApiRefusal:
    return bad_request("group chat was upgraded to a supergroup chat", migrate_to_chat_id=to_chat_id)


class Misuse(Exception):
    """A control request that makes no sense (nobody of that id, no such button): what is wrong, in one sentence."""

"""getUpdates and the webhook methods: two ways to the same queue, never both at once."""

import re
from typing import Any
from urllib.parse import urlsplit

from ..params import Params
from ..refusals import bad_request
from ..switchboard import Switchboard
from .registry import method

_LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


def _allowed_updates(params: Params) -> list[str] | None:
    kinds = params.json("allowed_updates", "allowed updates")
    return [str(kind) for kind in kinds] if isinstance(kinds, list) else None


@method("getUpdates")
async def get_updates(board: Switchboard, params: Params) -> list[dict[str, Any]]:
    board.updates.allow(_allowed_updates(params))
    return await board.updates.poll(
        params.integer("offset"), params.integer("limit", 100), float(params.integer("timeout"))
    )


@method("setWebhook")
def set_webhook(board: Switchboard, params: Params) -> bool:
    """Takes HTTPS, and plain HTTP to this machine only, as a Bot API server run locally does; no URL removes it."""
    url = params.text("url")
    if not url:
        return _remove_webhook(board, params)
    parts = urlsplit(url)
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in _LOOPBACK):
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    secret = params.text("secret_token")
    if len(secret) > 256:
        raise bad_request("secret token is too long")
    if not re.fullmatch(r"[A-Za-z0-9_-]*", secret):
        raise bad_request("secret token contains unallowed characters")
    board.updates.allow(_allowed_updates(params))
    if params.flag("drop_pending_updates"):
        board.updates.forget_all()
    board.webhook.open(url, secret, params.integer("max_connections", 40))
    return True


@method("deleteWebhook")
def delete_webhook(board: Switchboard, params: Params) -> bool:
    return _remove_webhook(board, params)


def _remove_webhook(board: Switchboard, params: Params) -> bool:
    if params.flag("drop_pending_updates"):
        board.updates.forget_all()
    board.webhook.close()
    return True


@method("getWebhookInfo")
def get_webhook_info(board: Switchboard, _: Params) -> dict[str, Any]:
    return board.webhook.info()

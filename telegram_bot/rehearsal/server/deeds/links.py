"""People follow links: into the bot by Start, into a group with the bot, or into a chat by invitation."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

from ..refusals import Misuse
from ..switchboard import Switchboard
from .gatherings import join
from .persons import press_start
from .registry import Terms, deed

_HOSTS = frozenset({"t.me", "telegram.me"})


@deed("follow")
def follow(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Open a t.me link: `?start=` presses Start, an invitation joins its chat or asks to; what happened is told.

    `?startgroup=` does nothing by itself: the person has to choose a group first, and brings the bot in with `add_bot`.
    """
    person, url = terms.person(), str(terms.need("url"))
    parts = urlsplit(url)
    if parts.hostname not in _HOSTS:
        raise Misuse(f"{url} leads out of Telegram")
    if parts.path.startswith("/+"):
        return _enter(board, person.id, url)
    if parts.path.strip("/").lower() != board.world.bot.username.lower():
        raise Misuse(f"{url} leads to nobody here")
    query = parse_qs(parts.query)
    if "startgroup" in query:
        return {"startgroup": query["startgroup"][0]}
    payload = query.get("start", [""])[0]
    press_start(board, Terms(board, {"person": person.id, "payload": payload}))
    return {"started": payload}


def _enter(board: Switchboard, person_id: int, url: str) -> dict[str, Any]:
    for chat in board.world.chats.values():
        if url in chat.invite_links:
            terms = Terms(board, {"person": person_id, "chat": chat.id, "link": url})
            return {**join(board, terms), "chat": chat.id}
    raise Misuse(f"the invitation {url} is unknown")

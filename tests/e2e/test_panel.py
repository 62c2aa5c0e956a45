"""The panel beside a running bot: a moderator gets his key by /panel, and what he presses the table hears."""

import asyncio
import re

from admin.application import create_app
from core.service.people import appoint
from tests.admin.bridge import Browser
from tests.e2e.crew import set_sail
from tests.e2e.harbour import Harbour, text_of


async def test_the_key_from_the_bot_opens_the_panel_and_a_pause_there_is_told_in_the_group(
    sea: Harbour,
) -> None:
    crew = await set_sail(sea, "Ann", "Ben", "Cat", "Deb")
    host = next(iter(crew.people.values()))
    moderator = await moderator_of(sea)
    await sea.client.say(moderator, "/panel")
    message = await sea.sees(moderator, "/sign-in/")
    link = re.search(r"/sign-in/[\w-]+", text_of(message))
    assert link is not None
    browser = Browser(create_app(sea.ship).test_client())
    await asyncio.to_thread(browser.page, link[0])
    await asyncio.to_thread(browser.post, link[0])
    table = sea.table(crew.group)
    await asyncio.to_thread(browser.page, f"/tables/{table.id}")
    page = await asyncio.to_thread(browser.said, f"/tables/{table.id}/do/pause", seen=table.version)
    assert "Pause: done." in page
    await sea.sees(host, "paused", crew.group)
    page = await asyncio.to_thread(browser.said, f"/tables/{table.id}/do/announce", text="Mind the gulls.")
    assert "done" in page
    await sea.sees(host, "Mind the gulls.", crew.group)


async def moderator_of(sea: Harbour) -> int:
    """Somebody appointed to the table who does not play at it."""
    [mira] = await sea.people("Mira")
    with sea.ship.store.write() as books:
        account = books.people.by_telegram(mira)
        assert account is not None
        assert appoint(books, sea.table(), account.person, None, sea.ship.clock.now()) is None
    return mira

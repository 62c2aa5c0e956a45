"""Every key whose message is composed; all others are said as the catalogue has them. A new game adds its line here."""

from telegram_bot.render import desk, raft, raft_cards, raft_views, zpm, zpm_cards, zpm_saga, zpm_views
from telegram_bot.render.message import Renderer

RENDERERS: dict[str, Renderer] = {
    **desk.DESK,
    **raft.NOTICES,
    **raft_cards.CARDS,
    **raft_views.VIEWS,
    **zpm.NOTICES,
    **zpm_cards.CARDS,
    **zpm_views.VIEWS,
    **zpm_saga.SAGA,
}

LAST_WORDS: dict[str, Renderer] = {**desk.LAST_WORDS, **raft_cards.LAST_WORDS, **zpm_cards.LAST_WORDS}
"""By key of a card, or of a question that is answered: what its message says when what it was about is over."""

"""Which sentence belongs to which refusal."""

from core.texts.catalogue import has_message


def refusal_key(code: str, game: str = "") -> str:
    """A game's own words for a code where it has them (`raft-refused-CODE`), else everybody's."""
    own = f"{game}-refused-{code}"
    if game and has_message(own):
        return own
    key = f"refused-{code}"
    return key if has_message(key) else "refused-other"

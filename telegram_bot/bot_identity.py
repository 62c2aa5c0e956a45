"""What the program knows of the bot that it is, and the links that lead to it and to its panel."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BotIdentity:
    """What every handler may know of the bot itself. Without a public address links lead to this machine."""

    bot_id: int
    username: str
    panel_url: str = ""
    is_public: bool = False
    has_topics: bool = False
    """In private chats; switched on at BotFather."""

    def start_link(self, payload: str) -> str:
        return f"https://t.me/{self.username}?start={payload}"

    def panel_link(self, token: str) -> str:
        return f"{self.panel_url}/sign-in/{token}"

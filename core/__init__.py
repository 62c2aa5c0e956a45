"""The game core of Scuttlebutt: rules, service, storage and texts, with no Telegram and no web in it."""

VERSION = "0.1.0"

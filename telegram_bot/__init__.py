"""The bot: Telegram's updates in, the table's story out."""

"""The moderator's panel: pages for people who run tables; every change goes through the bot's own queue."""

"""Rehearsals: a local Bot API server, the phones of a table, and robot players, without Telegram."""

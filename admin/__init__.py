"""The moderator's panel."""

"""The Raft of the Medusa: the rules R0 to R6, and nothing that knows a chat, a clock or a database."""

from core.raft.ruleset import RULESET

__all__ = ["RULESET"]

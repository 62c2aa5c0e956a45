"""The Raft of the Medusa: its days, its actions, its hunger and its trial (rules R0-R6)."""

"""The notices of the raft, by what they are about."""

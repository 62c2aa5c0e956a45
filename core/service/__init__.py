"""One transaction a command: load, decide, append, tell."""

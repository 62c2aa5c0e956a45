"""Robot players: each knows what its own phone shows and nothing else; seeded, so that a rehearsal repeats."""

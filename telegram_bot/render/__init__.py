"""From meanings and facts to what a phone shows: one module a game, and what all games share."""

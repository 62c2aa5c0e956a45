"""What may leave the ship after the end: the whole record of a game, in a form that anyone can check."""

"""Zombie Pirate Mafia: its setup, its days and nights, its roles (rules Z0-Z11)."""

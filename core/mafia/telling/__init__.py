"""The notices of Zombie Pirate Mafia, by whom they are for."""

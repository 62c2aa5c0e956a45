"""What both games share: ids, commands, events, audiences, chance, refusals, deadlines, notices, the registry entry."""

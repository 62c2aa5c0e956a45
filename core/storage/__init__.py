"""Where events, deadlines and messages are kept, on SQLite or PostgreSQL."""

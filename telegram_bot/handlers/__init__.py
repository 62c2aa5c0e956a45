"""What people do to the bot, by concern: each handler reads an update, asks the desk, and says one thing back."""

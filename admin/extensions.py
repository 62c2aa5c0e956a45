"""The libraries that the panel stands on: forgery tokens, limits for sign-in, who is signed in."""

from flask_limiter import Limiter
from flask_limiter.util import get_remote_address
from flask_login import LoginManager
from flask_wtf import CSRFProtect

csrf = CSRFProtect()
limiter = Limiter(get_remote_address, storage_uri="memory://", headers_enabled=False)
login = LoginManager()

SIGN_IN_LIMIT = "20 per minute"
"""Attempts from one address; a token has 128 random bits, so this only keeps the log short."""

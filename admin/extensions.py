"""The libraries that the panel stands on: forgery tokens, limits for sign-in, who is signed in, long lists by page."""

from pathlib import Path

from flask import Flask
from flask_limiter import Limiter
from flask_limiter.util import get_remote_address
from flask_login import LoginManager
from flask_sqlalchemy import SQLAlchemy
from flask_wtf import CSRFProtect
from sqlalchemy.engine import make_url

from core.storage.columns import Base
from core.storage.engine import engine_options, is_sqlite, prepare

csrf = CSRFProtect()
limiter = Limiter(get_remote_address, storage_uri="memory://", headers_enabled=False)
login = LoginManager()
db = SQLAlchemy(metadata=Base.metadata)
"""Only reads, and only what is no game: the lists of the audit, page by page."""

SIGN_IN_LIMIT = "20 per minute"
"""Attempts from one address; a token has 128 random bits, so this only keeps the log short."""


def use_database(app: Flask, url: str) -> None:
    """The ship's own database. Flask-SQLAlchemy takes a relative file for one in its instance folder: it gets none."""
    parsed = make_url(url)
    if is_sqlite(url):
        parsed = parsed.set(database=str(Path(parsed.database or "").absolute()))
    app.config["SQLALCHEMY_DATABASE_URI"] = parsed
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = engine_options(url)
    db.init_app(app)
    with app.app_context():
        prepare(db.engine)

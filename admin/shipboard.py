"""The ship that this app serves: its desk and its clock, for whatever handles a request."""

from datetime import datetime

from flask import current_app

from core.bootstrap import Ship
from core.service.desk import Desk


def ship() -> Ship:
    found: Ship = current_app.extensions["ship"]
    return found


def desk() -> Desk:
    """One a process: it reads and submits, and leads no bot."""
    found: Desk = current_app.extensions["desk"]
    return found


def now() -> datetime:
    """The time of the games (aware, UTC): in a rehearsal not that of the wall."""
    return ship().clock.now()

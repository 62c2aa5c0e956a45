"""What people do in a rehearsal: the deeds of the control interface, one module a subject."""

from . import gatherings, links, messages, persons, rooms, sendings, taps
from .registry import DEEDS

__all__ = ["DEEDS", "gatherings", "links", "messages", "persons", "rooms", "sendings", "taps"]

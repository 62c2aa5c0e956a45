"""The Bot API methods of the rehearsal server, one module a subject."""

from . import (
    chats,
    copying,
    deleting,
    editing,
    files,
    invitations,
    media,
    members,
    pinning,
    polling,
    profile,
    queries,
    sending,
    topics,
)
from .registry import METHODS

__all__ = [
    "METHODS",
    "chats",
    "copying",
    "deleting",
    "editing",
    "files",
    "invitations",
    "media",
    "members",
    "pinning",
    "polling",
    "profile",
    "queries",
    "sending",
    "topics",
]

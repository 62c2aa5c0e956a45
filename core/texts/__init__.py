"""Every sentence that a person reads, and the one way to have it said: `Speech(language, zone).say(key, facts)`."""

from core.texts.catalogue import LANGUAGES, nearest_language
from core.texts.markup import plain
from core.texts.speech import Speech

__all__ = ["LANGUAGES", "Speech", "nearest_language", "plain"]

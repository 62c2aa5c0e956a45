"""What a parcel says, in its reader's language and zone."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from markupsafe import Markup

from core.service.outbox import NOT_SHOWN, POSTS_LEFT, TAKEN_BACK, Kind, Parcel
from core.texts import Speech
from telegram_bot.completing import SAID_OF
from telegram_bot.keyboards import waiting_rows
from telegram_bot.render.entities import GAP, together
from telegram_bot.render.message import Message, Renderer, Scene, TableKeys, labelled
from telegram_bot.render.posts import said_by, written
from telegram_bot.render.renderers import LAST_WORDS

WORDLESS = frozenset({Kind.DELETE, Kind.PIN, Kind.PERMISSIONS})
NO_TABLE = TableKeys()


@dataclass(frozen=True, slots=True)
class Composer:
    """`renderers` by key: whatever is more than one message of the catalogue. `keys` by table id."""

    renderers: Mapping[str, Renderer]
    keys: Mapping[int, TableKeys]
    bot_username: str

    def __call__(self, parcel: Parcel) -> Message:
        if parcel.kind in WORDLESS:
            return Message(Markup())
        if parcel.kind is Kind.RETIRE:
            return self._last_words(parcel)
        return _of_table(parcel, self._said(parcel))

    def _last_words(self, parcel: Parcel) -> Message:
        """Of a card that is over; most only lose their buttons."""
        if parcel.key == POSTS_LEFT:
            return self._posts_left(parcel)
        if TAKEN_BACK in parcel.options:
            return Message(self._scene(parcel).speech.say("card-taken-back"))
        renderer = LAST_WORDS.get(parcel.key) if parcel.facts.keys() - {SAID_OF} else None
        if renderer is not None:
            return _of_table(parcel, renderer(self._scene(parcel), parcel.facts))
        if NOT_SHOWN in parcel.options:
            return replace(_of_table(parcel, self._said(parcel)), rows=())
        return Message(Markup())

    def _posts_left(self, parcel: Parcel) -> Message:
        """Several posts in one message, as they were sent but for what has been removed since."""
        scene = self._scene(parcel)
        posts = [
            _of_table(parcel, written(scene, post, post["body"])).shown for post in parcel.facts["posts"]
        ]
        return Message(Markup(), (), together(posts, GAP))

    def _scene(self, parcel: Parcel) -> Scene:
        keys = self.keys.get(parcel.table_id, NO_TABLE) if parcel.table_id is not None else NO_TABLE
        return Scene(Speech(parcel.language, parcel.zone), keys, self.bot_username)

    def _said(self, parcel: Parcel) -> Message:
        scene = self._scene(parcel)
        speech = scene.speech
        if parcel.kind is Kind.POST:
            return said_by(scene, parcel)
        renderer = self.renderers.get(parcel.key)
        message = renderer(scene, parcel.facts) if renderer else Message(speech.say(parcel.key, parcel.facts))
        if rows := parcel.options.get("buttons"):
            return Message(message.text, waiting_rows(rows, speech))
        return message


def _of_table(parcel: Parcel, message: Message) -> Message:
    """With the table's name above it, for one who is at several."""
    label = parcel.facts.get(SAID_OF)
    return message if label is None else labelled(message, Markup("📍 <i>{}</i>").format(label))

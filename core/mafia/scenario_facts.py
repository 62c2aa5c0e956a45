"""What a scenario prints of each event (the facts of the public format); of the rest nothing."""

from typing import Any

from core.engine.codec import event_name
from core.engine.event import Event
from core.mafia import events as e
from core.mafia.state import State


def fact_of(before: State, event: Event) -> dict[str, Any] | None:
    """Name and fields in the order of the format."""
    match event:
        case e.Voted():
            return _in_room("voted", event, names=list(event.names))
        case e.Unvoted() | e.Returned() | e.MutineerDied() | e.Modkilled() | e.Revived():
            return _in_room(event_name(event), event)
        case e.Lynched():
            return {**_in_room("lynched", event), "by": event.by}
        case e.Escaped():
            return {**_in_room("escaped", event), "how": "plank" if event.by == "plank" else "lynch"}
        case e.PlankCalled():
            return _in_room("plank_called", event, by=event.by.alias)
        case e.TrialEnded():
            return {**_in_room("plank_ended", event), "how": event.how}
        case e.NightDeath():
            return {**_in_room("night_death", event), "marks": list(event.marks)}
        case e.Posted():
            return {**_in_room("posted", event), "text": event.content}
        case _:
            return _private_or_public(event)


def _in_room(fact: str, event: Any, **fields: Any) -> dict[str, Any]:
    return {"fact": fact, "who": event.who.alias, **fields, "room": event.room}


def _private_or_public(event: Event) -> dict[str, Any] | None:
    match event:
        case e.CaptainTold():
            return {"fact": "captain_told", "to": event.to.alias, "evil": event.evil}
        case e.Possessed():
            return {"fact": "possessed", "who": event.who.alias, "by": event.by.alias}
        case e.StarsRead():
            told: dict[str, Any] = {"zombies": event.zombies, "spies": event.spies}
            return {"fact": "astrologer_told", "to": event.to.alias, **told}
        case e.BodySought():
            told = {"name": event.name, "body": event.body}
            return {"fact": "necrophiliac_told", "to": event.to.alias, **told}
        case e.Converged():
            zombies = {risen.who.alias: risen.alias for risen in event.zombies}
            crews = [[ship, list(members)] for ship, members in event.crews]
            return {"fact": "converged", "zombies": zombies, "crews": crews}
        case e.Ended():
            return {"fact": "ended", "winner": event.winner}
        case _:
            return None

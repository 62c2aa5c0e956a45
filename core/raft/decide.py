"""Every command of the raft and the rule that judges it."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from core.engine.chance import Chance
from core.engine.command import (
    CancelGame,
    CloseNow,
    Command,
    DeadlineReached,
    Join,
    Leave,
    Modkill,
    MoveDeadline,
    Pause,
    Rename,
    Resume,
    Revive,
    Start,
    Substitute,
)
from core.engine.event import Event
from core.engine.refusal import Refused
from core.raft import commands, lobby, moderation, phases, sheets, starvation, trading, trial
from core.raft.scene import Scene
from core.raft.state import Phase, Raft

Judge = Callable[[Scene, Any], Refused | None]

JUDGES: Mapping[type[Command], Judge] = {
    commands.Configure: lobby.configure,
    Join: lobby.join,
    Leave: lobby.leave,
    Start: lobby.start,
    CancelGame: lobby.cancel_game,
    commands.WriteFast: sheets.write_fast,
    commands.WriteScavenge: sheets.write_scavenge,
    commands.WriteWeapon: sheets.write_weapon,
    commands.WriteAttack: sheets.write_attack,
    commands.Give: trading.give,
    commands.MakeOffer: trading.make_offer,
    commands.AcceptOffer: trading.accept_offer,
    commands.RefuseOffer: trading.refuse_offer,
    commands.WithdrawOffer: trading.withdraw_offer,
    commands.Eat: starvation.eat,
    commands.KeepFood: starvation.keep_food,
    commands.HandIn: starvation.hand_in,
    commands.SayDone: starvation.say_done,
    commands.BlameSomebody: trial.blame_somebody,
    commands.CallColour: trial.call_colour,
    commands.CancelAction: moderation.cancel_action,
    commands.SetSailor: moderation.set_sailor,
    Modkill: moderation.modkill,
    Revive: moderation.revive,
    Substitute: moderation.substitute,
    Rename: moderation.rename,
    DeadlineReached: phases.deadline_reached,
    CloseNow: phases.close_now,
    MoveDeadline: phases.move_deadline,
    Pause: phases.pause,
    Resume: phases.resume,
}


def decide(state: Raft, command: Command, chance: Chance, now: datetime) -> tuple[Event, ...] | Refused:
    """The events a command brings about, or why not. After the end everything is refused."""
    if state.phase is Phase.OVER:
        return Refused("game_over")
    scene = Scene(state, chance, now)
    if refused := JUDGES[type(command)](scene, command):
        return refused
    phases.close_early(scene)
    return scene.events

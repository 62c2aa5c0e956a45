"""Zombie Pirate Mafia from the panel: votes that count and why, orders on request, results, the rising, the end."""

import re

from core.engine.command import Modkill
from core.engine.ids import Seat
from core.mafia.commands import Vote
from core.mafia.state import Phase, Status
from core.service.moves import by_person
from core.service.posts import Body
from core.service.tables import Table
from tests.admin.bridge import Bridge, Browser


def crew(bridge: Bridge, table: Table, seat: int) -> list[int]:
    """The others of the seat's ship."""
    sailors = bridge.harbour.state(table).sailors
    return [
        other for other, sailor in enumerate(sailors) if sailor.ship == sailors[seat].ship and other != seat
    ]


def act(mira: Browser, seat: int, what: str, call: str = "") -> str:
    return mira.said(
        "/tables/1/do/act", who=seat, what=what, reason="he wrote to me", **{f"call-{what}": call}
    )


def status(bridge: Bridge, table: Table, seat: int) -> Status:
    found: Status = bridge.harbour.state(table).sailors[seat].status
    return found


def lynch(bridge: Bridge, table: Table, mira: Browser, seat: int) -> None:
    """By majority: two of the three of his ship."""
    for voter in crew(bridge, table, seat):
        act(mira, voter, "vote", bridge.alias(table, seat))


# ------------------------------------------------------------------ the present


def test_the_present_shows_who_votes_for_whom_and_opening_it_is_one_look(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    seat = bridge.seat_with(fleet, "mutineer")
    voter = crew(bridge, fleet, seat)[0]
    act(mira, voter, "vote", bridge.alias(fleet, seat))
    page = mira.page("/tables/1")
    assert f"<b>{bridge.alias(fleet, voter)}</b>" in page
    assert "3 bodies, a majority is 2" in page
    assert "Mutineer" in page
    for _ in range(3):
        mira.client.get("/tables/1/live?have=")
    with bridge.harbour.desk.read() as books:
        assert [seen.what for seen in books.audit.looks(fleet.id)].count("now") == 2  # after the act, and now


def test_a_link_for_a_substitute_names_its_seat_and_is_a_look(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    """Secrecy (people with power): page after page would name everybody of every ship."""
    mira.page("/tables/1/settings")
    with bridge.harbour.desk.read() as books:
        assert not books.audit.has_looked(bridge.harbour.people["Mira"], fleet.id)
    assert bridge.alias(fleet, 3) in mira.said("/tables/1/people/3/substitute")
    with bridge.harbour.desk.read() as books:
        assert [seen.what for seen in books.audit.looks(fleet.id)] == ["people"]


def test_a_vote_that_does_not_count_says_why_z3_2(bridge: Bridge, fleet: Table, mira: Browser) -> None:
    seat = bridge.seat_with(fleet, "mutineer")
    lynch(bridge, fleet, mira, seat)
    assert status(bridge, fleet, seat) is Status.DEAD
    page = mira.page("/tables/1")
    assert "for nobody: all named have left play" in page
    assert "lynched today" in page


def test_the_lobby_shows_no_alias_until_the_moderator_looks(bridge: Bridge) -> None:
    lobby = bridge.table("zombie-pirate-mafia")
    bridge.harbour.moderator(lobby, "Mira")
    mira = bridge.browser("Mira")
    assert "0 of 17 are aboard" in mira.page("/tables/1")
    with bridge.harbour.desk.read() as books:
        assert not books.audit.has_looked(bridge.harbour.people["Mira"], lobby.id)
    mira.page("/tables/1/people")
    with bridge.harbour.desk.read() as books:
        assert books.audit.has_looked(bridge.harbour.people["Mira"], lobby.id)


# ---------------------------------------------------------------- acting for all


def test_a_vote_is_moved_and_cancelled_for_a_seat_z11(bridge: Bridge, fleet: Table, mira: Browser) -> None:
    seat = bridge.seat_with(fleet, "captain")
    one, other = crew(bridge, fleet, seat)
    for target in (one, other):
        assert "done" in act(mira, seat, "vote", bridge.alias(fleet, target))
    votes = bridge.harbour.state(fleet).votes
    assert [(vote.who, vote.names) for vote in votes] == [(seat, (other,))]
    act(mira, seat, "unvote")
    assert bridge.harbour.state(fleet).votes == ()


def test_a_vote_for_a_seat_names_whom_it_counts_for_next_z3_2(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    """The first named dies; the vote counts for the second."""
    seat = bridge.seat_with(fleet, "captain")
    first, second = (bridge.alias(fleet, other) for other in crew(bridge, fleet, seat))
    page = mira.page(f"/tables/1/seats/{seat}")
    assert page.count('name="then-vote"') == 2
    chain = {"then-vote": [second, ""]}
    mira.said("/tables/1/do/act", who=seat, what="vote", reason="he wrote", **{"call-vote": first}, **chain)
    [vote] = bridge.harbour.state(fleet).votes
    assert vote.names == tuple(crew(bridge, fleet, seat))
    bridge.harbour.moderate(fleet, Modkill(Seat(crew(bridge, fleet, seat)[0])), "Mira")
    counting = next(
        one
        for room in bridge.moderators_view(fleet)["secrets"]["rooms"]
        for one in room["votes"]
        if one["who"] == bridge.alias(fleet, seat)
    )
    assert (counting["for"], counting["why"]) == (second, "counts")
    answer = mira.post(
        "/tables/1/do/act",
        who=seat, what="vote", reason="x", **{"call-vote": second, "then-vote": ["Nobody Here"]},
    )  # fmt: skip
    assert bridge.harbour.state(fleet).votes[0].names == vote.names, answer


def test_the_seats_page_offers_what_the_rules_allow_and_no_more(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    captain, drunk = bridge.seat_with(fleet, "captain"), bridge.seat_with(fleet, "spy")
    assert 'value="plank"' in mira.page(f"/tables/1/seats/{captain}")
    assert 'value="plank"' not in mira.page(f"/tables/1/seats/{drunk}")
    assert "That is not yours to do" in act(
        mira, drunk, "plank", bridge.alias(fleet, crew(bridge, fleet, drunk)[0])
    )


def test_an_order_is_given_and_cancelled_for_a_seat_and_shown_only_on_request(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    bridge.harbour.wait(minutes=61)
    assert bridge.harbour.state(fleet).phase is Phase.NIGHT
    doctor = bridge.seat_with(fleet, "medicine_man")
    assert "No answer yet from" in mira.page("/tables/1")
    assert "done" in act(mira, doctor, "order-save", bridge.alias(fleet, doctor))
    order = f"save {bridge.alias(fleet, doctor)}"
    assert order not in mira.page("/tables/1")
    assert order in mira.page("/tables/1/secrets")
    assert "If the phase closed now" in mira.page("/tables/1/secrets")
    act(mira, doctor, "withdraw-save")
    assert bridge.harbour.state(fleet).night.orders == ()


def test_what_would_happen_tonight_is_told_and_does_not_happen(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    bridge.harbour.wait(minutes=61)
    assassin = bridge.seat_with(fleet, "assassin")
    victim = crew(bridge, fleet, assassin)[0]
    act(mira, assassin, "order-kill", bridge.alias(fleet, victim))
    would = mira.page("/tables/1/secrets")
    assert f"<b>{bridge.alias(fleet, victim)}</b> of" in would
    assert "a blade" in would
    assert "a blade" in mira.said("/tables/1/do/close_now")
    assert status(bridge, fleet, victim) is Status.PRESENT


# ----------------------------------------------------------- results and the end


def test_todays_lynching_is_undone_and_another_dies_instead_z11(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    seat = bridge.seat_with(fleet, "mutineer")
    lynch(bridge, fleet, mira, seat)
    other = crew(bridge, fleet, seat)[0]
    form = {"who": seat, "instead": bridge.alias(fleet, other)}
    question = mira.said("/tables/1/do/cancel_lynching", **form)
    assert f"<b>{bridge.alias(fleet, other)}</b> is lynched instead" in question
    mira.said("/tables/1/do/cancel_lynching", **form, sure="yes", reason="I miscounted")
    assert status(bridge, fleet, seat) is Status.PRESENT
    assert not bridge.harbour.state(fleet).sailors[other].is_present


def test_the_moderator_ends_the_game_for_a_side_after_a_question_z10_5(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    question = mira.said("/tables/1/do/end_game", winner="spies")
    assert "and the Spies win" in question
    assert "The rules do not say that this side cannot be beaten" in question
    mira.said("/tables/1/do/end_game", winner="spies", sure="yes", reason="the citizens gave up")
    assert bridge.harbour.state(fleet).winner == "spies"
    assert "Over: Spies" in mira.page("/tables/1")
    assert "That does not fit" not in mira.page("/tables")
    answer = mira.post("/tables/1/do/end_game", winner="nobody", sure="yes", reason="x")
    assert answer.status_code == 422


# --------------------------------------------------------------------- the rising


def test_the_zombies_page_shows_who_would_rise_and_why_and_takes_another_choice_z9_5(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    assert "Who rises is drawn when Day 2 closes" in mira.page("/tables/1/zombies")
    first = bridge.seat_with(fleet, "mutineer")
    lynch(bridge, fleet, mira, first)
    second = next(
        s for s in range(9) if s not in (first, *crew(bridge, fleet, first)) and _plain(bridge, fleet, s)
    )
    lynch(bridge, fleet, mira, second)
    bridge.harbour.wait(minutes=60 + 30 + 60 + 1)
    assert bridge.harbour.state(fleet).rising is not None
    page = mira.page("/tables/1/zombies")
    for seat in (first, second):
        assert bridge.alias(fleet, seat) in page
    mira.said("/tables/1/do/choose_zombies", names=[bridge.alias(fleet, second)])
    assert bridge.harbour.state(fleet).rising.chosen == (second,)
    assert "The moderator has chosen who rises" in mira.page("/tables/1/zombies")
    mira.said("/tables/1/do/name_zombie", who=second, name="Grimbeard")
    assert "Grimbeard" in mira.page("/tables/1/zombies")
    assert "gone" in mira.said("/tables/1/do/redraw_zombies")
    mira.said("/tables/1/do/redraw_zombies", sure="yes")
    assert bridge.harbour.state(fleet).rising.draws == 2


def _plain(bridge: Bridge, table: Table, seat: int) -> bool:
    return bridge.harbour.state(table).sailors[seat].role in (
        "vanilla",
        "medicine_man",
        "assassin",
        "captain",
    )


# ------------------------------------------------------------------- rooms, charts


def test_the_rooms_show_the_true_author_copies_and_the_silent(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    ann = bridge.harbour.people["Ann"]
    state = bridge.harbour.state(fleet)
    text = "I saw the Captain with a knife behind the galley last night and he was whistling."
    shown = bridge.alias(fleet, 1)
    with bridge.harbour.work() as work:
        readers = [work.books.people.get(ann)]
        for room in sorted({sailor.ship for sailor in state.sailors})[:2]:
            work.post(
                fleet.id,
                room=room,
                alias=shown,
                body=Body(text=text),
                readers=readers,
                seat=Seat(0),
                person=ann,
            )
    page = mira.page("/tables/1/rooms")
    assert f"by {bridge.alias(fleet, 0)}" in page
    assert "12 words in a row as in" in page
    assert "0 sent, 1 waiting, 0 failed" in page
    assert f"{bridge.alias(fleet, 5)}: no post" in page
    assert f"{bridge.alias(fleet, 0)}: no post" not in page


def test_the_moderator_speaks_to_one_room_and_the_others_hear_nothing(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    state = bridge.harbour.state(fleet)
    room, spies = (
        state.sailors[0].ship,
        {bridge.seat_with(fleet, "spy"), bridge.seat_with(fleet, "voodoo_doctor")},
    )
    assert "done" in mira.said("/tables/1/do/announce", text="Mind your tongues", room=room)
    seats = _seated(bridge, fleet)
    heard = {seats[one.person] for one in bridge.harbour.parcels(fleet) if one.key == "announcement"}
    aboard = {seat for seat, sailor in enumerate(state.sailors) if sailor.ship == room}
    assert aboard <= heard <= aboard | spies  # Spies read each other's ships (Z1.5)
    assert "Nobody reads such a room" in mira.said("/tables/1/do/announce", text="x", room="Atlantis")


def test_a_post_is_taken_off_after_a_question_and_a_lost_message_goes_out_again(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    ann = bridge.harbour.people["Ann"]
    with bridge.harbour.work() as work:
        post = work.post(
            fleet.id,
            room="x",
            alias="A",
            body=Body(text="oops"),
            readers=[work.books.people.get(ann)],
            person=ann,
        )
    assert "blanked" in mira.said("/tables/1/do/remove_post", post=post.id)
    mira.said("/tables/1/do/remove_post", post=post.id, sure="yes", reason="a real name")
    assert "oops" not in mira.page("/tables/1/rooms")
    with bridge.harbour.desk.write() as books:
        lost = books.outbox.of_table(fleet.id, limit=1)[0].id
        books.outbox.mark_failed(lost, "chat not found")
    assert "Telegram says: chat not found" in mira.page("/tables/1/rooms")
    assert "done" in mira.said("/tables/1/do/resend", parcel=lost)
    assert "need not be sent again" in mira.said("/tables/1/do/resend", parcel=lost)


def test_the_votes_of_a_day_are_drawn_with_their_numbers_beside(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    seat = bridge.seat_with(fleet, "mutineer")
    for voter in crew(bridge, fleet, seat):
        person = next(p for p, s in _seated(bridge, fleet).items() if s == voter)
        bridge.harbour.command(fleet, Vote(Seat(voter), (bridge.alias(fleet, seat),)), by_person(person))
        bridge.harbour.wait(minutes=5)
    room = bridge.harbour.state(fleet).sailors[seat].ship
    page = mira.get("/tables/1/charts/votes", query_string={"day": 1, "room": room}).get_data(as_text=True)
    assert re.search(r'<polyline class="line c0" points="[\d., ]+"/>', page)
    row = re.search(rf"<th scope=\"row\">{bridge.alias(fleet, seat)}</th>((?:<td>.*?</td>)+)", page)
    assert row is not None
    assert re.findall(r"<td>(.*?)</td>", row[1]) == ["1", "2", "0"]  # the second vote lynches


def _seated(bridge: Bridge, table: Table) -> dict[object, int]:
    with bridge.harbour.desk.read() as books:
        return dict(books.tables.seated(table.id))


def test_every_event_of_a_whole_game_has_a_sentence_in_both_languages(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    seat = bridge.seat_with(fleet, "mutineer")
    lynch(bridge, fleet, mira, seat)
    bridge.harbour.wait(minutes=60 * 8)
    for language in ("en", "de"):
        mira.post("/you", language=language)
        story = mira.page("/tables/1/story")
        assert "panel-zpm-event" not in story
        lines = re.findall(r'<div class="event">\s*<p>(.*?)</p>', story)
        assert len(lines) > 20
        assert [line for line in lines if re.fullmatch(r"\s*\w+_\w+\s*", line)] == []

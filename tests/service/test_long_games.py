"""Neither a command nor a cold start replays a long log."""

from typing import Any

import pytest

from core.engine.command import TakeBack
from core.engine.ids import Seat
from core.service.moves import by_person
from core.service.past import SNAPSHOT_EVERY, Shelf
from tests.service.dinghy import DINGHY, Vote
from tests.service.harbour import Harbour

VOTES = 230


def vote_often(harbour: Harbour, table: Any, votes: int = VOTES) -> None:
    with harbour.work() as work:
        for number in range(votes):
            work.command(table.id, Vote(Seat(0), f"vote {number}"), by_person(harbour.people["Ann"]))


@pytest.fixture
def evolved(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every event that is folded into a state from now on."""
    seen: list[str] = []
    plain = DINGHY.evolve

    def evolve(state: Any, event: Any) -> Any:
        seen.append(type(event).__name__)
        return plain(state, event)

    object.__setattr__(DINGHY, "evolve", evolve)
    yield seen
    object.__setattr__(DINGHY, "evolve", plain)


def test_a_cold_start_replays_no_more_than_lies_between_two_snapshots(
    harbour: Harbour, evolved: list[str]
) -> None:
    table = harbour.game()
    vote_often(harbour, table)
    warm = harbour.state(table)
    with harbour.desk.read() as books:
        found = harbour.table(table)
        for number in (found.version, found.version - 1, 7, 0):
            evolved.clear()
            state = Shelf({"dinghy": DINGHY}).at(books, found, number)
            assert len(evolved) < 2 * SNAPSHOT_EVERY
            if number == found.version:
                assert state == warm


def test_a_warm_command_folds_its_own_events_only(harbour: Harbour, evolved: list[str]) -> None:
    table = harbour.game()
    vote_often(harbour, table)
    evolved.clear()
    harbour.vote(table, "Ben", "Cat")
    assert evolved == ["Voted"]


def test_every_earlier_state_is_found_again_after_take_backs(harbour: Harbour) -> None:
    """By the definition of the engine: the fold of the whole log."""
    from core.engine.fold import history
    from core.service.past import decoded

    table = harbour.game()
    harbour.moderator(table)
    vote_often(harbour, table, 60)
    harbour.moderate(table, TakeBack(30))
    vote_often(harbour, table, 60)
    harbour.moderate(table, TakeBack(70))
    vote_often(harbour, table, 5)
    with harbour.desk.read() as books:
        found = harbour.table(table)
        states = history(DINGHY, [decoded(DINGHY, one) for one in books.log.events(table.id)])
        shelf = Shelf({"dinghy": DINGHY})
        assert [shelf.at(books, found, number) for number in range(found.version + 1)] == states


def test_old_rows_are_cleared_away_and_games_that_run_keep_theirs(harbour: Harbour) -> None:
    from datetime import timedelta

    from core.engine.command import CancelGame
    from core.service.moves import by_host
    from core.service.outbox import Sent

    over, running = harbour.game("Ann", "Ben"), harbour.game("Cat", "Dan")
    harbour.command(over, CancelGame(), by_host(harbour.people["Hester"]))
    late = harbour.now() + timedelta(days=5000)
    with harbour.desk.write() as books:
        parcels = [*books.outbox.of_table(over.id), *books.outbox.of_table(running.id)]
        books.outbox.mark_sent([Sent(one.id, one.id) for one in parcels], harbour.now())
        waiting = len(books.outbox.of_table(running.id))
        assert books.outbox.clean(late) > 0
        assert books.inbox.clean(late) == harbour.updates
        assert len(books.outbox.of_table(running.id)) == waiting
        assert books.log.events(over.id)

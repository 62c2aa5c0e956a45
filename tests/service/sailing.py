"""A worker in a process of its own, to be killed: `python -m tests.service.sailing URL DATA VOTES`.

It takes votes 1 … VOTES as updates (as Telegram does, all again that were not acknowledged), works on each and prints
`ack N` once the vote is committed.
"""

import sys
from pathlib import Path

from core.engine.ids import Person, Seat
from core.service.inbox import Incoming, Source
from core.service.moves import Accepted, by_person
from tests.service.dinghy import Vote
from tests.service.harbour import BOT, NOON, Harbour, harbour_on

TABLE = 1
BATCH = 7


def main(url: str, data: str, votes: int) -> None:
    with harbour_on(url, Path(data)) as harbour:
        harbour.desk.caught_up(NOON)
        work_on_waiting(harbour)
        for first in range(1, votes + 1, BATCH):
            batch = range(first, min(first + BATCH, votes + 1))
            harbour.desk.receive([update(number) for number in batch])
            work_on_waiting(harbour)
    say("done")


def update(number: int) -> Incoming:
    return Incoming(
        source=Source.TELEGRAM, bot_id=BOT, body={"vote": number}, received_at=NOON, update_id=1000 + number
    )


def work_on_waiting(harbour: Harbour) -> None:
    while (row := harbour.desk.next_row()) is not None:
        number = row.body["vote"]
        with harbour.desk.work(row) as work:
            seated = {seat: person for person, seat in work.books.tables.seated(TABLE).items()}
            seat = number % len(seated)
            command = Vote(Seat(seat), f"vote {number}")
            answer = work.command(TABLE, command, by_person(Person(seated[seat])))
        assert isinstance(answer, Accepted)
        say(f"ack {number}")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))

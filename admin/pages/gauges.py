"""Measurements for Prometheus: numbers about queues and clocks, and nothing about anybody."""

from collections.abc import Iterator

from flask import Blueprint, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from admin.permissions import Access, needs
from admin.shipboard import desk, now
from core.service import queries
from core.service.clock import real_now

page = Blueprint("gauges", __name__)


class ShipCollector(Collector):
    """Read anew at every request, from the same queries as the page of health."""

    def collect(self) -> Iterator[Metric]:
        with desk().read() as books:
            found = [queries.health(books, bot) for bot in books.people.bots()]
            live = [table for table in books.tables.all() if table.is_live]
            failed = len(books.outbox.failed(1000))
        moment, wall = now(), real_now()
        queue = GaugeMetricFamily("scuttlebutt_queue_rows", "Rows that wait in the queue.", labels=["bot"])
        unsent = GaugeMetricFamily(
            "scuttlebutt_unsent_messages", "Messages that wait to be sent.", labels=["bot"]
        )
        oldest = GaugeMetricFamily(
            "scuttlebutt_oldest_unsent_seconds", "Age of the oldest of them.", labels=["bot"]
        )
        tick = GaugeMetricFamily(
            "scuttlebutt_last_tick_seconds", "Seconds since the worker looked at the clock.", labels=["bot"]
        )
        late = GaugeMetricFamily(
            "scuttlebutt_deadline_late_seconds", "How long the earliest deadline is overdue.", labels=["bot"]
        )
        for one in found:
            bot = [str(one.bot.bot_id)]
            queue.add_metric(bot, one.queue)
            unsent.add_metric(bot, one.unsent)
            age = 0.0 if one.oldest_unsent is None else (wall - one.oldest_unsent).total_seconds()
            oldest.add_metric(bot, max(0.0, age))
            if one.bot.last_tick is not None:
                tick.add_metric(bot, max(0.0, (wall - one.bot.last_tick).total_seconds()))
            due = min((at for _, _, at in one.next_deadlines), default=moment)
            late.add_metric(bot, max(0.0, (moment - due).total_seconds()))
        tables = GaugeMetricFamily(
            "scuttlebutt_live_tables", "Tables that are open.", labels=["game", "status"]
        )
        for game, status in sorted({(table.game, table.status.value) for table in live}):
            count = sum(1 for table in live if (table.game, table.status.value) == (game, status))
            tables.add_metric([game, status], count)
        lost = GaugeMetricFamily(
            "scuttlebutt_failed_messages", "Messages that could not be sent.", value=failed
        )
        yield from (queue, unsent, oldest, tick, late, tables, lost)


@page.get("/metrics")
@needs(Access.GAUGES)
def show() -> Response:
    """For the owner, and for whoever shows the token in the data folder's `metrics_token` (`Authorization: Bearer`)."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(ShipCollector())
    return Response(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)

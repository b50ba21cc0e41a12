"""Numbers for operators, in the text format of Prometheus. No names, no tokens, no tables."""

from __future__ import annotations

import bisect
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .refusal import Refusal

if TYPE_CHECKING:
    from .application import Application

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Counts since the process began."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        self.refusals: Counter[str] = Counter()
        self.answers: Counter[int] = Counter()
        self.reports = 0

    @contextlib.contextmanager
    def timed(self, command: object) -> Iterator[None]:  # noqa: ARG002 - all commands share one histogram
        begin = time.perf_counter()
        try:
            yield
        except Refusal as refusal:
            self.refusals[refusal.code] += 1
            raise
        took = time.perf_counter() - begin
        self.seconds += took
        self.buckets[bisect.bisect_left(BOUNDS, took)] += 1

    def text(self, application: Application) -> str:
        lines: list[str] = []

        def put(name: str, kind: str, samples: list[tuple[str, float]]) -> None:
            lines.append(f"# TYPE whistlestop_{name} {kind}")
            lines.extend(f"whistlestop_{name}{labels} {value:g}" for labels, value in samples)

        put("storing", "gauge", [("", int(application.store.storing.ok))])
        put("rows_appended_total", "counter", [("", application.tables.appended)])
        put("races_lost_total", "counter", [("", application.tables.conflicts)])
        put("tables_in_memory", "gauge", [("", len(application.sessions.by_table))])
        put("sockets", "gauge", [("", len(application.lines))])
        put("rated_games_total", "counter", [("", application.book.counted)])
        put("pairings_total", "counter", [("", application.pairing.pairs)])
        put("challenges_total", "counter", [("", application.challenges.asked)])
        put("reports_total", "counter", [("", self.reports)])
        put("connections", "gauge", [("", application.places.taken)])
        put("connections_turned_away_total", "counter", [("", application.places.turned_away)])
        put("bots_waiting", "gauge", [("", application.workers.waiting)])
        put("limited_total", "counter", [("", application.limits.refused)])
        put("refusals_total", "counter", [(f'{{code="{code}"}}', n) for code, n in sorted(self.refusals.items())])
        put("http_answers_total", "counter", [(f'{{status="{code}"}}', n) for code, n in sorted(self.answers.items())])
        put("command_seconds", "histogram", self._histogram())
        lines += [f"whistlestop_command_seconds_sum {self.seconds:g}"]
        lines += [f"whistlestop_command_seconds_count {sum(self.buckets)}"]
        return "\n".join(lines) + "\n"

    def _histogram(self) -> list[tuple[str, float]]:
        total, samples = 0, []
        for bound, number in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            total += number
            samples.append((f'_bucket{{le="{bound}"}}', float(total)))
        return samples

"""A record as text: headers, a line for each turn, and at the end what the game came to."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop import rules
from whistlestop.rules import phases
from whistlestop.rules.decisions import DECISIONS

from ..chance import outcome_text
from ..game import Game
from ..notation.actions import Action
from ..notation.moves import move_text
from ..options import SEAT_NAMES
from .headers import UNFINISHED, header_lines, shown
from .outcome_labels import begins_group, group_text, label_due
from .pools import event_line
from .record import Record

SCORES, POOLS = "Scores:", "Pools:"
COLUMNS = ("routes", "tickets", "longest", "stations", "bonus")


def text_of(record: Record) -> str:
    record.game()  # refuses a log that is not possible
    writer = Writer(record)
    lines = [*header_lines(record), "", *writer.lines()]
    over = writer.game.is_over
    if over:
        lines += ["", SCORES, *score_lines(writer.game)]
    if record.events is not None:
        names = writer.game.notation
        lines += ["", POOLS, *(event_line(names, at, event) for at, event in enumerate(record.events))]
    if not over:
        lines += [UNFINISHED] if record.events is None else ["", UNFINISHED]
    return "\n".join(lines) + "\n"


class Item:
    """Decisions that follow each other without chance in between, and the chance after them."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.chance: list[tuple[str, list[str]]] = []

    def __str__(self) -> str:
        said = move_text(tuple(self.actions))
        groups = "; ".join(group_text(label, outcomes, alone=False) for label, outcomes in self.chance)
        return f"{said} ({groups})" if groups else said


class Writer:
    """Replays a record and writes down what happens."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.beginning()
        self.heading: tuple[int, int, bool] | None = None  # turn, seat, and whether tickets are being completed
        self.items: list[Item] = []
        self.dealt = Item()  # chance before the first decision
        self.label: str | None = None

    def lines(self) -> Iterator[str]:
        comments = list(self.record.comments)
        for at, entry in enumerate(self.record.log):
            while comments and comments[0].at == at:
                yield from self.ended()
                yield comment_line(comments.pop(0).text)
            if entry < 0:
                self.note_outcome(-1 - entry)
            else:
                if self.heading != self.heading_of(entry // DECISIONS):
                    yield from self.ended()
                self.note_decision(*divmod(entry, DECISIONS))
            self.game.take((entry,))
        yield from self.ended()
        for comment in comments:
            yield comment_line(comment.text)

    def heading_of(self, seat: int) -> tuple[int, int, bool]:
        return self.game.turn, seat, self.game.phase_number == phases.COMPLETING

    def note_decision(self, seat: int, decision: int) -> None:
        self.heading = self.heading_of(seat)
        self.label = None
        if not self.items or self.items[-1].chance:
            self.items.append(Item())
        self.items[-1].actions.append(self.game.action(decision))

    def note_outcome(self, outcome: int) -> None:
        pool = self.game.pool()
        assert pool is not None  # the log is possible
        label = label_due(self.game, self.label)
        groups = (self.items[-1] if self.items else self.dealt).chance
        if not groups or begins_group(self.game, label, self.label):
            groups.append((label, []))
        groups[-1][1].append(outcome_text(self.game.notation, pool.kind, outcome))
        self.label = label

    def ended(self) -> Iterator[str]:
        """The line that has been collected, or what was dealt before the first."""
        for label, outcomes in self.dealt.chance:
            yield group_text(label, outcomes, alone=True)
        if self.heading is not None:
            turn, seat, _ = self.heading
            yield f"{turn}. {SEAT_NAMES[seat]} {'; '.join(map(str, self.items))}"
        self.heading, self.items, self.dealt = None, [], Item()


def comment_line(text: str) -> str:
    return f"# {text}".rstrip()


def score_lines(game: Game) -> list[str]:
    """The table of a finished game, in the order of the seats; only what the game scores."""
    (score,) = rules.score(game.state, game.board)
    values = {"longest": "longest_bonus"}
    scored = {"stations": game.map.stations.each > 0, "bonus": bool(game.map.bonus)}
    columns = [name for name in COLUMNS if scored.get(name, name == "tickets" or game.map.kind == "map")]
    width = max(len(shown(name)) for name in game.names)
    lines = []
    for seat, name in enumerate(game.names):
        points = [f"{column} {int(score[values.get(column, column)][seat]):4}" for column in [*columns, "total"]]
        lines.append("  ".join([f"{shown(name):{width}}", *points, f"rank {int(score['rank'][seat])}"]))
    return lines

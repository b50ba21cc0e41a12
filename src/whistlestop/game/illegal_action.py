"""Refusals as exceptions: the clause, what it forbids, why, and what would be legal. words/ has the sentences."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop import words
from whistlestop.rules import clauses

# Refusals that need no clause, by the key of their words.
WITHOUT_CLAUSE = {
    clauses.NO_SUCH_DECISION: "no-such-decision",
    clauses.NOT_NOW: "not-now",
    clauses.IMPOSSIBLE: "impossible",
}


class IllegalAction(ValueError):
    """Something that the rules forbid. Nothing has changed. `clause` is None where no rule is needed to refuse it;
    `why` says more exactly than the clause what is wrong here."""

    def __init__(self, code: int, what: str, options: Sequence[str] = (), why: words.Phrase | None = None) -> None:
        super().__init__(code, what, tuple(options), why)
        self.clause = clauses.clause_of(code)
        self.why = why or words.phrase(f"refusal-{self.clause or WITHOUT_CLAUSE[code]}")
        self.what = what
        self.options = tuple(options)

    def sentence(self, language: str = words.SOURCE) -> str:
        """What is refused, why, and what would be legal."""
        return words.refusal(self.why, self.what, self.options, clause=self.clause, language=language)

    def __str__(self) -> str:
        return self.sentence()

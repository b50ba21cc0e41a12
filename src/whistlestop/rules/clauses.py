"""The clauses of docs/rules.md as numbers, so that a kernel can name the one that forbids a decision."""

from __future__ import annotations

IDS = (
    "T1 T2 T3 T4 T5 T6 T6a T6b T7 T8 T8a T8b T9 T10 "
    "B1 B2 B3 B3a B4 B5 B6 B7 B8 B9 B10 B11 B12 B12a B13 B13a B14 B15 B15a B16 "
    "E1 E2 E3 E4 E5 E6 E7 E8 E9 E9a E9b E10 E11 E12 E12a E13 E14 E15 E16 "
    "K1 K2 K3 K4 K5 K6 K6a K7 K8 K9 K9a K10 K11 K12 K13 K13a K14 K15 K16 K16a K17 K18 K18a K19 K20 K21 "
    "S1 S2 S3 S4"
).split()

LEGAL = 0
NO_SUCH_DECISION = -1  # not a number of docs/decisions.md, or no such seat
NOT_NOW = -2  # chance is to move, or the game is over
IMPOSSIBLE = -3  # a chance outcome that cannot happen


def code(clause: str) -> int:
    """The number of a clause; a refusal of 0 means legal."""
    return IDS.index(clause) + 1


def clause_of(refusal: int) -> str | None:
    """The id of the clause behind a kernel's code, or None for a code that is no clause."""
    return IDS[refusal - 1] if refusal > 0 else None


# those that can refuse a decision
T1, T3, T9, T10 = (code(clause) for clause in ("T1", "T3", "T9", "T10"))
B3a, B5, B6, B7, B8, B9, B10 = (code(clause) for clause in ("B3a", "B5", "B6", "B7", "B8", "B9", "B10"))
E4, E5, E6, E7, E10, E11 = (code(clause) for clause in ("E4", "E5", "E6", "E7", "E10", "E11"))
K3, K9, K11, K12, K16 = (code(clause) for clause in ("K3", "K9", "K11", "K12", "K16"))

"""What a player's own device wrote down when it opened its nonce: with it, whoever changed the deal is found.

A nonce protects its owner only together with everything that was promised before it was opened: the commitment, the
hashes of all nonces, the map and the options. docs/fair.md says what follows from a receipt, and what not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec

from .fair_chance import MOST_NONCE_BYTES, AbandonedRound, nonce_hash
from .options import Options

Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, msgspec.Meta(pattern=f"^([0-9a-f]{{2}}){{1,{MOST_NONCE_BYTES}}}$")]

NO_RECEIPT = "this is not a receipt that a device has saved."
# What can be wrong with a game for somebody who has a receipt; each is a verdict of its own.
FAULTS = ("promise", "agreed", "nonces", "rounds")


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the key of a game is made of but the seed, as it was promised; and the nonces opened for it."""

    commitment: Hash
    map: Hash
    options: Options
    hashes: tuple[Hash | None, ...]  # by seat; None where no person sits
    nonces: dict[int, Nonce] = {}  # of this device, by seat
    seq: int = 0  # the row of the table's log at which it was promised

    def is_same(self, other: Round) -> bool:
        return self.promised == other.promised

    @property
    def promised(self) -> tuple[str, str, Options, tuple[str | None, ...]]:
        return self.commitment, self.map, self.options, self.hashes


class ReceiptError(ValueError):
    """A file that is no receipt."""


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rounds of one table in which this device opened a nonce; the game came from the last one."""

    table: str
    rounds: tuple[Round, ...] = ()

    def with_nonce(self, promised: Round, seat: int, nonce: bytes) -> Receipt:
        """With a nonce that is about to be opened; a round of its own unless one of this device's is open already."""
        rounds = self.rounds
        if rounds and rounds[-1].is_same(promised):
            promised, rounds = rounds[-1], rounds[:-1]
        opened = msgspec.structs.replace(promised, nonces={**promised.nonces, seat: nonce.hex()})
        return Receipt(self.table, (*rounds, opened))

    def opened_for(self, nonce: bytes) -> Round | None:
        """The round for which a nonce was opened."""
        return next((it for it in self.rounds if nonce.hex() in it.nonces.values()), None)

    def fault(
        self,
        commitment: str,
        map: str,
        options: Options,
        nonces: Sequence[bytes],
        abandoned: Iterable[AbandonedRound],
    ) -> str | None:
        """What of a game that has begun is not as it was promised; None: nothing."""
        if not self.rounds:
            return None
        last = self.rounds[-1]
        if commitment != last.commitment:
            return "promise"
        if (map, options, len(nonces)) != (last.map, last.options, len(last.hashes)):
            return "agreed"
        if tuple(nonce_hash(it) if it else None for it in nonces) != last.hashes:
            return "nonces"
        if any(nonces[seat].hex() != nonce for seat, nonce in last.nonces.items()):
            return "nonces"
        return "rounds" if hidden(self.rounds[:-1], abandoned) else None

    def text(self) -> str:
        """As it is saved."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


def hidden(rounds: Iterable[Round], abandoned: Iterable[AbandonedRound]) -> bool:
    """Is one of these rounds not among those that are told of?"""
    return bool(Counter(it.commitment for it in rounds) - Counter(it.commitment for it in abandoned))


def read_receipt(text: str | bytes) -> Receipt:
    """From the text of a file. ReceiptError if it is none."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ReceiptError(NO_RECEIPT) from None
    if not receipt.rounds or any(seat not in range(len(it.hashes)) for it in receipt.rounds for seat in it.nonces):
        raise ReceiptError(NO_RECEIPT)
    return receipt

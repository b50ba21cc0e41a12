"""A client's part in fair chance (docs/fair.md): a nonce is opened once, under one promise, and the promise is kept."""

from __future__ import annotations

import secrets

from whistlestop import words
from whistlestop.game import Options, Receipt
from whistlestop.game.fair_receipt import Round, hidden
from whistlestop.wire import answers as an

BEGUN = ("playing", "over")


class BrokenPromise(Exception):
    """The server does not keep what it promised before this client opened its nonce: the deal may have been chosen.

    `receipt` is what this client wrote down; `whistlestop verify GAME --receipt FILE` shows it to anybody.
    """

    def __init__(self, fault: str, receipt: Receipt) -> None:
        super().__init__(words.say(f"verdict-{fault}"))
        self.fault = fault
        self.receipt = receipt


class Promises:
    """What one table's server has promised, and the nonces that this client has opened for it."""

    def __init__(self, table: str) -> None:
        self.receipt = Receipt(table)
        self._nonces: dict[int, bytes] = {}  # the last one of each seat

    def nonce_for(self, seat: int) -> bytes:
        """One whose hash goes with *ready*: a new one, if the last is no secret any more."""
        last = self._nonces.get(seat)
        if last is None or self.receipt.opened_for(last) is not None:
            last = self._nonces[seat] = secrets.token_bytes(32)
        return last

    def last_nonce(self, seat: int) -> bytes | None:
        return self._nonces.get(seat)

    def open(self, info: an.Table, seat: int, nonce: bytes) -> None:
        """Before a nonce leaves this client: write down for what. BrokenPromise if it was opened for something else."""
        promised = promised_by(info)
        before = self.receipt.opened_for(nonce)
        if before is not None and not before.is_same(promised):
            raise BrokenPromise("promise", self.receipt)
        self.receipt = self.receipt.with_nonce(promised, seat, nonce)

    def check(self, info: an.Table) -> None:
        """BrokenPromise if a table is not as it was promised."""
        begun = info.status in BEGUN and info.fair.nonces is not None
        fault = self._fault_of_game(info) if begun else self._fault_before(info)
        if fault is not None:
            raise BrokenPromise(fault, self.receipt)

    def _fault_of_game(self, info: an.Table) -> str | None:
        fair = info.fair
        nonces = [bytes.fromhex(it) for it in fair.nonces or ()]
        if self.receipt.rounds:
            return self.receipt.fault(fair.commitment, info.map, options_of(info), nonces, fair.abandoned)
        # It began without asking for the nonce that was ready here.
        ours = [nonces[seat] == nonce for seat, nonce in self._nonces.items() if info.seats[seat].mine]
        return None if all(ours) else "nonces"

    def _fault_before(self, info: an.Table) -> str | None:
        if not self.receipt.rounds:
            return None
        last, promised = self.receipt.rounds[-1], promised_by(info)
        opening, same = info.status == "opening", last.is_same(promised)
        if opening and not same and any(promised.hashes[seat] == last.hashes[seat] for seat in last.nonces):
            return "promise"  # another one for a nonce that it knows
        if info.seq <= last.seq:
            return None  # older than what was promised
        over = self.receipt.rounds[:-1] if opening and same else self.receipt.rounds
        return "rounds" if hidden(over, info.fair.abandoned) else None


def options_of(info: an.Table) -> Options:
    return Options(first=info.settings.first, open_track=info.settings.open_track)


def promised_by(info: an.Table) -> Round:
    """What a table promises in the state that it is in."""
    return Round(info.fair.commitment, info.map, options_of(info), info.fair.hashes, seq=info.seq)

"""What a client knows of one seat: it follows from the messages, one after the other."""

from __future__ import annotations

import asyncio

from whistlestop.game import View
from whistlestop.game.notation.actions import AnyAction
from whistlestop.game.views.events import AnyEvent
from whistlestop.wire import answers as an

DONE = ("over", "closed")


class SeatState:
    """One table as one seat (-1: a spectator) sees it."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.info: an.Table | None = None
        self.events: list[AnyEvent] = []
        self.legal: tuple[AnyAction, ...] = ()
        self.to_move: tuple[int, ...] = ()
        self.view: View | None = None  # of the last full view
        self.seq = 0
        self.begun = False
        self.chat: list[an.Chat] = []
        self.gaps = 0  # pushes that did not follow what came before: must stay 0
        self._changed = asyncio.Event()
        self._failure: Exception | None = None

    @property
    def over(self) -> bool:
        return self.info is not None and self.info.status in DONE

    @property
    def since(self) -> int | None:
        """What to say on connecting again."""
        return len(self.events) if self.begun else None

    def take(self, message: an.Message) -> None:
        match message:
            case an.Table():
                self.info = message
            case an.Full():
                self.seat = message.seat  # a spectator's, once the seat is another's
                self.view, self.events, self.begun = message.view, list(message.view.events), True
                self.legal, self.to_move = message.view.legal, message.view.to_move
                self.seq = message.seq
            case an.Push():
                self._push(message)
            case an.Chat():
                self.chat.append(message)
        self._changed.set()

    def _push(self, push: an.Push) -> None:
        if push.seat != self.seat:
            return
        if push.first > len(self.events):
            self.gaps += 1
            return
        self.events[push.first :] = push.events
        self.begun = True
        self.legal, self.to_move, self.seq = push.legal, push.to_move, push.seq

    async def change(self) -> None:
        """Until something has happened; an error if nothing will any more."""
        await self._changed.wait()
        self.check()
        self._changed.clear()

    def check(self) -> None:
        """An error if nothing that is told here counts any more."""
        if self._failure is not None:
            raise self._failure

    def fail(self, error: Exception) -> None:
        """Nothing more will be told."""
        self._failure = error
        self._changed.set()

"""How a run ends before its time: Ctrl-C, or a signal to end."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """The first signal lets the iteration under way be finished and saved; another one ends the run at once."""

    def __init__(self, say: Callable[[str], None], at_once: bool = False) -> None:
        self.say = say
        self.at_once = at_once  # nothing is to be saved, or several processes would wait for one another
        self.wanted = False

    def __call__(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        if self.wanted or self.at_once:
            raise KeyboardInterrupt
        self.wanted = True
        self.say("Ending when this iteration is finished and saved; Ctrl-C once more ends it at once.")

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        before = {number: signal.signal(number, self) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

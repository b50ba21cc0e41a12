"""A process in which bots think: works come in, results go out, and it ends with whoever started it, however that ends.

Works and results are pickled and have their length before them. Nothing but the two pipes joins it to the server: no
semaphore, no shared memory, so nothing is left behind either.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
from collections.abc import Callable
from typing import IO, Any

SIZE = 4  # bytes of a length
COMMAND = (sys.executable, "-c", "from whistlestop.server.bots.worker import main; main()")


def frame(what: object) -> bytes:
    body = pickle.dumps(what)
    return len(body).to_bytes(SIZE, "big") + body


def main() -> None:
    works, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a bot prints does not come between the results
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which says when it is over
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=hear, args=(works, waiting), daemon=True).start()
    while True:
        results.write(frame(outcome(waiting.get())))
        results.flush()


def hear(works: IO[bytes], waiting: queue.SimpleQueue[bytes]) -> None:
    """Beside the thinking: the end of the pipe is the end of the server, and nobody wants the answer any more."""
    while head := works.read(SIZE):
        waiting.put(works.read(int.from_bytes(head, "big")))
    os._exit(0)


def outcome(pickled: bytes) -> tuple[bool, Any]:
    """Whether a piece of work could be done, and what came of it: a result, or the error."""
    try:
        work: Callable[[], Any] = pickle.loads(pickled)
        return True, work()
    except Exception as error:
        try:
            pickle.dumps(error)
        except Exception:
            return False, RuntimeError(type(error).__name__)
        return False, error

"""A client of a Whistlestop server: for programs that play, for tests, and as the example of the protocol.

    async with Client("http://localhost:8717", name="Anna") as client:
        table = await client.create(TableSettings("europe", players=3, bots=("hard", "hard")))
        await client.play(table, seat=0, choose=my_bot)

It connects again by itself, sends again what was not acknowledged, and asks only for what it missed.
"""

from whistlestop.wire.settings import TableSettings

from .client import Client, ServerError
from .promises import BrokenPromise
from .seat import SeatState

__all__ = ["BrokenPromise", "Client", "SeatState", "ServerError", "TableSettings"]

"""A message of the server is one struct and one function: nothing else has to know of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ADDED = '''
import asyncio, json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])

from whistlestop.wire import answers as an
from whistlestop.wire import commands as co

class Probe(co.AtTable, frozen=True):
    """A message that the product does not have."""
    hands: int = 1

from whistlestop.server.handlers import Call, handles

@handles(Probe)
async def probe(call: Call, command: Probe) -> an.Ack:
    session = await call.application.sessions.get(command.table)
    return an.Ack(command.id, session.table, 100 + command.hands)

from server.serving import seated, serving
from whistlestop.client import ServerError
from whistlestop.wire import schemas

async def main():
    async with serving(sys.argv[2]) as (url, _), seated(url, "europe", 2) as (table, (anna, bo)):
        by_socket = await anna.command(Probe("1", table, 2))
        by_post = await bo.http("/api/commands", {"type": "probe", "id": "2", "table": table})
        try:
            await bo.command(Probe("3", "nowhere"))
        except ServerError as error:
            refused = error.code
    said = [texts for path, texts in schemas.files().items()]
    print(json.dumps([by_socket.seq, by_post["seq"], refused, ["Probe" in text for text in said]]))

asyncio.run(main())
'''


def test_a_message_is_one_struct_and_one_function(tmp_path: Path) -> None:
    """Understood over the socket and by POST, refused with words, and in every file that is made from the wire."""
    here = str(Path(__file__).parents[1])
    found = subprocess.run(
        [sys.executable, "-c", ADDED, here, str(tmp_path / "s.sqlite")], capture_output=True, text=True, check=False
    )
    assert found.stdout == '[102, 101, "no-table", [true, true, true]]\n', found.stderr

"""Programs in any language play over lines of JSON and notation, and our bots play behind the same lines."""

from __future__ import annotations

import base64
import contextlib
import io
import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import whistlestop as ws
from whistlestop.bots.players import BotError, Budget, Player, ViewPlayer, make_player
from whistlestop.bots.players.guest_bot import within
from whistlestop.bots.players.host import serve
from whistlestop.bots.players.line_protocol import Choose, Hello, Program, decode, encode, map_data, started
from whistlestop.bots.players.record_checks import may_decide
from whistlestop.game import Game
from whistlestop.rules.state import STATE

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bot.mjs"
SERVE = "import sys; from whistlestop.bots.players.host import serve; serve(sys.argv[1], sys.stdin, sys.stdout)"
HOST = f"cmd:{sys.executable} -c '{SERVE}'"


def play(game: Game, *line_up: Player) -> list[int]:
    try:
        while not game.is_over:
            seat = game.to_move
            assert seat is not None
            game.play(line_up[seat].decide(game, seat, Budget(seconds=5)), seat)
    finally:
        for player in line_up:
            player.close()
    return [seat.total for seat in game.scores().seats]


def program(tmp_path: Path, text: str) -> Player:
    path = tmp_path / "bot.py"
    path.write_text(f"import json, sys, time\n{text}\n")
    return make_player(f"cmd:{sys.executable} {path}")


@pytest.mark.skipif(shutil.which("node") is None, reason="the example is for Node.js")
@pytest.mark.parametrize("game", ["north_america", "europe", "card_game"])
def test_the_example_in_javascript_plays_whole_games(game: str) -> None:
    play(ws.new(game, players=2, seed=1), make_player(f"cmd:node {EXAMPLE}"), make_player("racer"))


@pytest.mark.skipif(shutil.which("node") is None, reason="the example is for Node.js")
def test_the_example_beats_chance() -> None:
    ours, theirs = play(
        ws.new("north_america", players=2, seed=2), make_player(f"cmd:node {EXAMPLE}"), make_player("random")
    )
    assert ours > theirs


def test_a_bot_behind_lines_decides_as_it_does_here() -> None:
    here = play(ws.new("europe", players=2, seed=3), make_player("racer"), make_player("planner"))
    there = play(ws.new("europe", players=2, seed=3), make_player("racer"), make_player(f"{HOST} planner"))
    assert there == here


def test_the_messages_are_as_documented(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = program(
        tmp_path,
        f"log = open({str(log)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush()\n"
        "    said = json.loads(line)\n"
        "    print('me' if said['type'] == 'hello' else said['legal'][-1], flush=True)\n",
    )
    game = ws.new("europe", players=3, seed=1)
    game.play(bot.decide(game, 0, Budget(seconds=2)), 0)
    bot.close()
    hello, choose, bye = [json.loads(line) for line in log.read_text().splitlines()]
    assert (hello["type"], hello["protocol"], hello["game"], hello["players"]) == ("hello", 1, "europe", 3)
    assert len(hello["map"]["tracks"]) == len(game.map.tracks)
    assert hello["map"]["tracks"][0].keys() == {"track", "between", "length", "colour", "ferry", "tunnel"}
    assert (choose["type"], choose["budget"]) == ("choose", 2000)
    assert choose["view"]["seat"] == 0
    assert choose["legal"] == [str(action) for action in ws.new("europe", players=3, seed=1).legal(0)]
    assert bye == {"type": "bye"}


@pytest.mark.parametrize(
    "text, said",
    [
        ("sys.exit(3)", "ended (exit status 3)."),
        (
            "input(); print('me', flush=True); input(); print('pass', flush=True)",
            "answered 'pass', which is none of the legal lines (",
        ),
        (
            "input(); print('me', flush=True); input(); print('x' * 5_000_000, flush=True)",
            f"answered '{'x' * 80}…', which is none of the legal lines (",
        ),
        ("input(); print('me', flush=True); input(); time.sleep(60)", "gave no answer within 1.2 s"),
    ],
)
def test_a_program_that_goes_wrong_is_one_error_that_names_it(tmp_path: Path, text: str, said: str) -> None:
    bot = program(tmp_path, text)
    with pytest.raises(BotError) as error:
        bot.decide(ws.new("europe", players=2, seed=1), 0, Budget(seconds=0.1))
    assert str(error.value).startswith(f"the bot {bot.name!r} {said}")


BEAT = """
import itertools, os, sys, time
for count in itertools.count():
    with open({heart!r}, "w") as file:
        file.write(str(count))
    if count == 0:
        input(); print("me", flush=True)
    time.sleep(0.02)
"""


def test_a_wrapper_ends_together_with_what_hangs_in_it(tmp_path: Path) -> None:
    heart = tmp_path / "heart"
    (tmp_path / "hang.py").write_text(BEAT.format(heart=str(heart)))
    bot = make_player(f"cmd:sh -c '{sys.executable} {tmp_path / 'hang.py'}; true'")
    game = ws.new("europe", players=2, seed=1)
    with pytest.raises(BotError, match="gave no answer"):
        within(15, lambda: bot.decide(game, 0, Budget(seconds=0.1)))
    assert not beats(heart)


def beats(heart: Path) -> bool:
    before = heart.read_text()
    time.sleep(0.3)
    return heart.read_text() != before


def test_a_program_that_stops_reading_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a pipe holds: whoever writes it waits."""
    monkeypatch.setattr(Program, "look", lambda self, _: setattr(self, "_seen", "A" * 1_000_000))
    bot = program(tmp_path, "input(); print('me', flush=True); time.sleep(60)")
    with pytest.raises(BotError, match="gave no answer"):
        within(15, lambda: bot.decide(ws.new("europe", players=2, seed=1), 0, Budget(seconds=0.1)))


def test_one_that_reads_no_goodbye_goes_without() -> None:
    """The pipe is full when it is told to go."""
    bot = Program(f"{sys.executable} -c 'import time; time.sleep(60)'")
    bot._process = started(bot.words)
    assert bot._process.stdin is not None
    os.set_blocking(bot._process.stdin.fileno(), False)
    with contextlib.suppress(BlockingIOError):
        os.write(bot._process.stdin.fileno(), b"." * 1_000_000)
    os.set_blocking(bot._process.stdin.fileno(), True)
    within(15, bot.close)


def test_a_child_that_got_away_keeps_nobody_waiting(tmp_path: Path) -> None:
    """It has a session of its own and holds the program's standard output until it finds a file."""
    go = tmp_path / "go"
    wait = f"import os, time\nfor _ in range(600): time.sleep(0.02 if not os.path.exists({str(go)!r}) else 0)"
    bot = program(
        tmp_path,
        "import subprocess\n"
        "input(); print('me', flush=True)\n"
        f"subprocess.Popen([sys.executable, '-c', {wait!r}], start_new_session=True).wait()",
    )
    assert isinstance(bot, ViewPlayer)
    assert isinstance(bot.bot, Program)
    bot._look(ws.new("europe", players=2, seed=1), 0)
    process = bot.bot._process
    assert process is not None
    assert process.stdout is not None
    begin = time.monotonic()
    with pytest.raises(BotError, match="gave no answer"):
        within(11, lambda: bot.decide(ws.new("europe", players=2, seed=1), 0, Budget(seconds=0.1)))
    assert time.monotonic() - begin < 10
    go.touch()
    while not process.stdout.closed and time.monotonic() - begin < 20:  # by the thread that was late
        time.sleep(0.02)
    assert process.stdout.closed
    assert process.stdin is None or process.stdin.closed


def test_a_program_that_closes_its_output_is_not_waited_for(tmp_path: Path) -> None:
    bot = program(tmp_path, "import os; input(); os.close(1); time.sleep(60)")
    with pytest.raises(BotError, match="closed its standard output"):
        within(15, lambda: bot.decide(ws.new("europe", players=2, seed=1), 0, Budget()))


@pytest.mark.parametrize(
    "command, said",
    [
        ("", "the bot 'cmd:' needs a program to start, like cmd:./my-bot."),
        ("  ", "the bot 'cmd:  ' needs a program"),
        ("node 'bot", "cannot be started: its command line has no closing quotation."),
    ],
)
def test_a_command_line_without_a_program_is_no_bot(command: str, said: str) -> None:
    with pytest.raises(BotError) as error:
        make_player(f"cmd:{command}")
    assert said in str(error.value)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BotError, match=r"the bot 'cmd:no-such-program' failed: FileNotFoundError: [^(]*$"):
        make_player("cmd:no-such-program").decide(ws.new("europe", players=2, seed=1), 0)


def served(*messages: Any) -> list[str]:
    out = io.StringIO()
    serve("greedy", [message if isinstance(message, str) else encode(message).decode() for message in messages], out)
    return out.getvalue().splitlines()


def test_the_host_says_what_it_lacks() -> None:
    game = ws.new("europe", players=2, seed=1)
    hello = Hello(1, "europe", 2, map_data(game.map))
    question = Choose(game.view(0), tuple(map(str, game.legal(0))))
    assert served(hello) == ["greedy"]
    with pytest.raises(BotError, match="needs the field `seen`"):
        served(hello, question)
    with pytest.raises(BotError, match="before it was greeted"):
        served(question)
    with pytest.raises(BotError, match="has another map of the name 'europe'"):
        served(Hello(1, "europe", 2, {"hash": "other"}))
    with pytest.raises(BotError, match="no message of the protocol"):
        served('{"type": "shout"}')
    with pytest.raises(BotError, match="has no map 'moon'"):
        served(Hello(1, "moon", 2, {}))


def asked(game: Game, *, seat: int = 0, seen: bytes | None = None, other: Game | None = None) -> tuple[Hello, Choose]:
    """What the host is told: the view and legal actions of a game, perhaps with another seat or record."""
    view = msgspec.structs.replace(game.view(0), seat=seat)
    record = (other or game).seen(0).tobytes() if seen is None else seen
    question = Choose(view, tuple(map(str, game.legal(0))), seen=base64.b64encode(record).decode())
    return Hello(1, game.map.id, game.players, map_data(game.map)), question


def later(name: str, players: int = 2) -> Game:
    """In its first turn, which is seat 0's."""
    game = ws.new(name, players=players, seed=1, options={"first": 0})
    while game.phase == "setup":
        game.play(game.legal()[0])
    return game


def test_the_host_takes_no_record_on_trust() -> None:
    game = later("europe", 3)
    assert served(*asked(game))[1] in map(str, game.legal(0))
    for seat in (7, 3, -1):
        with pytest.raises(BotError, match=f"was asked to choose for seat {seat}; the seats of this view are 0 to 2"):
            served(*asked(game, seat=seat))
    luck = np.random.default_rng(1)
    size = STATE.itemsize
    nonsense = [bytes(size), b"\xff" * size, *(luck.bytes(size) for _ in range(20))]
    others = [game.seen(1).tobytes(), later("card_game", 3).seen(0).tobytes(), later("europe", 2).seen(0).tobytes()]
    for seen in (*nonsense, *others):
        with pytest.raises(BotError, match="cannot use `seen`: it is not what seat 0 sees when it is to decide"):
            served(*asked(game, seen=seen))
    with pytest.raises(BotError, match="cannot use `seen`: it is not what seat 1 sees"):
        served(*asked(game, seat=1))  # it is not to decide
    with pytest.raises(BotError, match="which is not in `legal`: `seen` is of another position"):
        served(*asked(ws.new("europe", players=3, seed=1), other=game))


@pytest.mark.parametrize("field", ["offer_n", "target", "trains", "seat", "colour", "network", "owned", "held"])
def test_no_number_of_a_record_leads_outside(field: str) -> None:
    game = later("europe")
    record = game.seen(0)
    record[field] = np.iinfo(record[field].dtype).max
    with pytest.raises(BotError, match="cannot use `seen`"):
        served(*asked(game, seen=record.tobytes()))


@pytest.mark.parametrize("name, players", [("north_america", 5), ("europe", 4), ("card_game", 3)])
def test_whatever_a_seat_sees_is_taken(name: str, players: int) -> None:
    game = ws.new(name, players=players, seed=4)
    luck = np.random.default_rng(4)
    while not game.is_over:
        for seat in game.pending:
            assert may_decide(game.seen(seat), game.map, players, seat)
        game.play(int(luck.choice(game.legal_decisions())))


def test_a_message_is_read_as_it_was_written() -> None:
    game = ws.new("card_game", players=2, seed=1)
    question = Choose(game.view(1), tuple(map(str, game.legal(1))), 50)
    assert decode(encode(question)) == question

"""Fair chance: the vectors of docs/fair.md, and draws that nobody can lean on."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import whistlestop as ws
from recorded import DATE, SEED, fair_chance, play_on, played, record_of
from whistlestop import maps
from whistlestop.game import Fair, Game, Options, Pool, read_record
from whistlestop.game.fair_chance import Committed, commitment, draw, key_of, new_seed, nonce_hash, word_of

PAGE = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
HASH = "0123456789abcdef" * 4


def vectors() -> Any:
    (block,) = re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)
    return json.loads(block)


def test_the_vectors_of_the_docs() -> None:
    said = vectors()
    seed, nonces = bytes.fromhex(said["seed"]), [bytes.fromhex(nonce) for nonce in said["nonces"]]
    assert commitment(seed) == said["commitment"]
    assert [nonce_hash(nonce) for nonce in nonces] == said["nonce_hashes"]
    options = Options(**said["options"])
    assert key_of(seed, said["map"], options, said["seats"], nonces).hex() == said["key"]
    fair = Fair(seed, said["map"], options, said["seats"], nonces)
    assert fair.key.hex() == said["key"]
    for event in said["draws"]:
        pool = Pool("card", dict(event["pool"]))
        assert fair.outcome(event["number"], pool) == event["outcome"]
        words = [f"{word_of(fair.key, event['number'], at):08x}" for at in range(len(event["words"]))]
        assert words == event["words"]


def test_the_vectors_have_one_that_is_drawn_again() -> None:
    assert any(len(event["words"]) > 1 for event in vectors()["draws"])


def test_everything_agreed_is_in_the_key() -> None:
    nonces = [b"a", b"bc", b""]
    keys = {
        key_of(SEED, HASH, Options(), 3, nonces),
        key_of(SEED[::-1], HASH, Options(), 3, nonces),
        key_of(SEED, HASH[::-1], Options(), 3, nonces),
        key_of(SEED, HASH, Options(first=1), 3, nonces),
        key_of(SEED, HASH, Options(first=0), 3, nonces),
        key_of(SEED, HASH, Options(open_track=True), 3, nonces),
        key_of(SEED, HASH, Options(), 2, nonces),
        key_of(SEED, HASH, Options(), 3, [b"ab", b"c", b""]),
        key_of(SEED, HASH, Options(), 3, [b"bc", b"a", b""]),
        key_of(SEED, HASH, Options(), 3, [b"a", b"", b"bc"]),
    }
    assert len(keys) == 10


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    pool = Pool("card", {0: 1, 3: 2, 8: 7})
    drawn = Counter(draw(SEED, number, pool) for number in range(20_000))
    assert set(drawn) == {0, 3, 8}
    for outcome, weight in pool.weights.items():
        expected = 2_000 * weight
        assert abs(drawn[outcome] - expected) < 5 * expected**0.5


def test_an_outcome_depends_on_its_number_only() -> None:
    fair, pool = fair_chance("europe", 3), Pool("card", dict.fromkeys(range(9), 12))
    once = [fair.outcome(number, pool) for number in range(50)]
    assert [fair.outcome(number, pool) for number in reversed(range(50))] == once[::-1]


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(20)}) == 20
    assert len(new_seed()) == 32


@pytest.mark.parametrize(
    "seed,map_hash,seats,nonces,message",
    [
        (b"short", HASH, 2, [b"", b""], "has 32 bytes, not 5"),
        (SEED, "europe", 2, [b"", b""], "64 hexadecimal digits, not 'europe'"),
        (SEED, HASH, 3, [b"", b""], "3 seats need 3 nonces"),
        (SEED, HASH, 2, [b"", bytes(65)], "at most 64 bytes"),
    ],
)
def test_what_cannot_be_fair(seed: bytes, map_hash: str, seats: int, nonces: list[bytes], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Fair(seed, map_hash, None, seats, nonces)


# --- in games and records -----------------------------------------------------------------------------------------


def test_the_same_seed_and_nonces_give_the_same_game() -> None:
    one, other = (played("europe", 3, chance=fair_chance("europe", 3)) for _ in range(2))
    assert one.log == other.log
    assert one.log != played("europe", 3, chance=fair_chance("europe", 3, SEED[::-1])).log


def test_without_a_lot_the_first_card_is_event_0() -> None:
    options = Options(first=0)
    fair = Fair(SEED, maps.load("europe").hash, options, 3, [b"", b"", b""])
    game = ws.new("europe", 3, options=options, chance=fair)
    deck = Pool("card", {**dict.fromkeys(range(8), 12), 8: 14})
    assert game.log[0] == -1 - fair.outcome(0, deck)


def test_the_seed_of_an_unfinished_game_is_never_written() -> None:
    game = ws.new("europe", 3, chance=fair_chance("europe", 3))
    while not game.is_over:
        record = record_of(game)
        assert record.committed == Committed(commitment(SEED), fair_chance("europe", 3).nonces)
        assert SEED.hex() not in record.text()
        assert "Pools:" not in record.text()
        play_on(game, luck=len(game.log), most=40)
    assert f"Fair-Seed: {SEED.hex()}\n" in record_of(game).text()


def test_unfinished_fair_games_come_back_and_wait_for_the_seed() -> None:
    game = played("europe", 3, chance=fair_chance("europe", 3), most=30)
    record = read_record(record_of(game).text())
    assert record == record_of(game)
    again = record.game()
    assert record_of(again) == record
    on = record.game(fair_chance("europe", 3))
    assert play_on(on, luck=2).log == play_on(game, luck=2).log


def test_what_was_committed_to_stays_when_a_record_is_saved_again() -> None:
    text = record_of(played("card_game", 2, chance=fair_chance("card_game", 2))).text()
    text = text.replace(commitment(SEED), commitment(SEED[::-1]))
    assert record_of(read_record(text).game()).text() == text
    assert DATE in text


def test_fair_games_begin_at_the_beginning() -> None:
    middle = played("europe", 3, most=60).position()
    start = Game.from_position(middle)
    chance = ws.Fair(b"s" * 32, start.map.hash, start.options, 3, [b""] * 3)
    with pytest.raises(ValueError, match="begins at the beginning"):
        Game.from_position(middle, chance=chance)

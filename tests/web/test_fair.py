"""The page checks fairness by itself: what is fair passes, and whatever has been touched is found."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from recorded import SEED, changed, play_on, record_of
from web.node import run_module
from whistlestop import maps
from whistlestop.game import Options, Record, new, verify
from whistlestop.game.day_chance import DayChance
from whistlestop.game.fair_chance import Fair, nonce_hash

DOCS = Path(__file__).parents[2] / "docs"
NONCES = (b"Anna's", b"", b"Cleo's own", b"Dag's", b"")
CHECK = """
import { check } from "./web/app/fair/check.js";
say(given.asked.map(({ text, known }) => check(text, known ?? {})));
"""
DRAW = """
import { commitment, draw, keyOf } from "./web/app/fair/draws.js";
import { hex, unhex } from "./web/app/net/random.js";
const { vectors } = given;
const agreed = { rules: "1", map: vectors.map, options: JSON.stringify(vectors.options), seats: vectors.seats };
const key = keyOf(unhex(vectors.seed), agreed, vectors.nonces.map(unhex));
say({
  commitment: hex(commitment(unhex(vectors.seed))),
  key: hex(key),
  outcomes: vectors.draws.map((it) => draw(key, it.number, it.pool)),
});
"""

Verdict = dict[str, Any]


def text_of(game: str, players: int, options: Options | None = None, *, most: int = 1 << 30) -> str:
    chance = Fair(SEED, maps.load(game).hash, options, players, NONCES[:players])
    begun = new(game, players, options=options, chance=chance)
    return record_of(play_on(begun, most=most)).text()


def verdicts(folder: Path, *asked: tuple[str, dict[str, Any]]) -> list[Verdict]:
    found: list[Verdict] = run_module(folder, CHECK, asked=[{"text": text, "known": known} for text, known in asked])
    return found


def steps(verdict: Verdict) -> dict[str, str]:
    return {step["key"]: step["is"] for step in verdict["steps"]}


def known(players: int) -> dict[str, Any]:
    return {
        "hashes": [nonce_hash(it) if it else None for it in NONCES[:players]],
        "mine": {"0": NONCES[0].hex()},
    }


def test_the_vectors_of_the_docs(tmp_path: Path) -> None:
    (block,) = re.findall(r"```json\n(.*?)```", (DOCS / "fair.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    vectors = json.loads(block)
    found = run_module(tmp_path, DRAW, vectors=vectors)
    assert (found["commitment"], found["key"]) == (vectors["commitment"], vectors["key"])
    assert found["outcomes"] == [event["outcome"] for event in vectors["draws"]]


GAMES = [
    ("north_america", 2, Options(first=1)),
    ("north_america", 5, None),
    ("europe", 3, None),
    ("card_game", 4, Options(first=0, open_track=True)),
    ("card_game", 2, None),
]


def test_what_is_fair_passes(tmp_path: Path) -> None:
    asked = [(text_of(*game), known(game[1])) for game in GAMES]
    for (text, _), verdict in zip(asked, verdicts(tmp_path, *asked), strict=True):
        assert verdict["is"] == "good", verdict
        assert steps(verdict) | {"before": "none"} == dict.fromkeys(steps(verdict), "good") | {"before": "none"}
        checked = next(step["params"]["events"] for step in verdict["steps"] if step["key"] == "outcomes")
        assert checked == verify(text).events > 100


def test_a_table_of_the_day_is_checked_by_its_decks(tmp_path: Path) -> None:
    """Every draw in the day's order; and not without the day."""
    texts = []
    for game in ("north_america", "europe", "card_game"):
        chance = DayChance(SEED, maps.load(game), None, 3, "2026-11-16")
        texts.append(record_of(play_on(new(game, 3, chance=chance))).text())
    good = verdicts(tmp_path, *((text, {}) for text in texts))
    assert [it["is"] for it in good] == ["good"] * 3, good
    bad = verdicts(tmp_path, *((text.replace("Day: 2026-11-16\n", ""), {}) for text in texts))
    assert [steps(it)["outcomes"] for it in bad] == ["bad"] * 3


def swapped(text: str, pattern: str) -> str:
    """The hexadecimal digit after a pattern is another one."""
    at = re.search(pattern, text, flags=re.MULTILINE)
    assert at
    return text[: at.end()] + ("0" if text[at.end()] != "0" else "1") + text[at.end() + 1 :]


def with_other_outcome(text: str) -> str:
    """The 30th event of the list has another outcome that was possible."""
    line = re.search(r"^30\. card: (.*) -> (\S+)$", text, flags=re.MULTILINE)
    assert line
    other = next(kind for part in line[1].split(", ") if (kind := part.split()[0]) != line[2])
    return text[: line.start(2)] + other + text[line.end(2) :]


def test_what_has_been_touched_is_found(tmp_path: Path) -> None:
    text, right = text_of("europe", 3), known(3)
    blind = re.search(r"draw deck \((\w+)\)", text)
    assert blind
    tampered = {
        "commitment": [swapped(text, "^Fair-Seed: "), swapped(text, "^Commitment: ")],
        "hashes": [swapped(text, "^Nonces: ")],
        "outcomes": [
            swapped(text, "^Map: "),
            changed(text, "^Players: ", "Options: first=Red\nPlayers: "),
            with_other_outcome(text),
            changed(text, r"^40\. card: purple \d+, ", "40. card: "),
            re.sub(r"^41\. .*\n", "", text, flags=re.MULTILINE),
        ],
        "moves": [
            changed(text, r"draw deck \(\w+\)", f"draw deck ({'red' if blind[1] != 'red' else 'blue'})"),
            text.rstrip("\n").rpartition("\n")[0] + "\n",
        ],
        "record": [text.replace("Whistlestop 1", "Whistle 1", 1), changed(text, "^Nonces: ..", "Nonces: xy")],
    }
    asked = [(what, one) for what, many in tampered.items() for one in many]
    for (what, one), verdict in zip(asked, verdicts(tmp_path, *((one, right) for _, one in asked)), strict=True):
        assert one != text
        assert verdict["is"] == "bad", what
        assert steps(verdict)[what] == "bad", (what, verdict)


def test_what_the_device_knows_from_elsewhere_counts(tmp_path: Path) -> None:
    text, right = text_of("card_game", 3), known(3)
    ours = re.findall("^Commitment: (.*)$", text, flags=re.MULTILINE)[0]
    promised = {
        "commitment": ours,
        "map": maps.load("card_game").hash,
        "options": {},
        "hashes": right["hashes"],
        "nonces": right["mine"],
        "seq": 4,
    }
    other_hashes = [right["hashes"][0], nonce_hash(b"made up"), right["hashes"][2]]
    liars = {
        "commitment": right | {"commitment": "0" * 64},
        "before": right | {"rounds": [promised | {"commitment": "0" * 64}]},
        "hashes": right | {"rounds": [promised | {"hashes": other_hashes}]},
        "rounds": right | {"rounds": [promised | {"commitment": "0" * 64}, promised]},
        "key": right | {"rounds": [promised | {"options": {"first": 1}}]},
        "mine": right | {"mine": {"2": NONCES[0].hex()}},
    }
    told_later = {
        "hashes": right | {"hashes": [None, None, None]},
        "key": right | {"map": "0" * 64},
    }
    truth = right | {"rounds": [promised], "commitment": ours}
    told, *found = verdicts(tmp_path, (text, truth), *((text, it) for it in told_later.values()))
    assert set(steps(told).values()) == {"good"}
    for what, verdict in zip(told_later, found, strict=True):
        assert [key for key, right_or_not in steps(verdict).items() if right_or_not == "bad"] == [what]
    lied = verdicts(tmp_path, *((text, it) for it in liars.values()))
    for what, verdict in zip(liars, lied, strict=True):
        assert verdict["is"] == "bad"
        assert [key for key, found in steps(verdict).items() if found == "bad"] == [what]


def test_a_game_that_is_not_over_has_nothing_to_check(tmp_path: Path) -> None:
    (verdict,) = verdicts(tmp_path, (text_of("europe", 3, most=40), known(3)))
    assert verdict["is"] == "none"
    assert steps(verdict) == {"unfinished": "none"}


def test_a_game_that_was_given_up_is_fair_as_far_as_it_went(tmp_path: Path) -> None:
    chance = Fair(SEED, maps.load("europe").hash, None, 2, NONCES[:2])
    game = play_on(new("europe", 2, chance=chance), most=60)
    text = Record.of(game, date="2026-11-15", resigned=1).text()
    fair, touched = verdicts(tmp_path, (text, known(2)), (re.sub(r" -> (\w+)\n", " -> loco\n", text), known(2)))
    assert fair["is"] == "good"
    assert steps(fair)["outcomes"] == "good"
    assert touched["is"] == "bad"


def test_rounds_that_were_broken_off_are_told(tmp_path: Path) -> None:
    lost = ["1" * 64, "2" * 64]
    text = changed(text_of("card_game", 3), "^Nonces: ", f"Abandoned: {lost[0]} Red; {lost[1]} Blue, Green\nNonces: ")
    assert verify(text).rounds == 3
    ours = re.findall("^Commitment: (.*)$", text, flags=re.MULTILINE)[0]
    rounds = [promise(text, lost[1]), promise(text, ours)]
    told, hidden = verdicts(
        tmp_path,
        (text, known(3) | {"rounds": rounds}),
        (text, known(3) | {"rounds": [promise(text, "3" * 64), *rounds]}),
    )
    assert told["is"] == "good"
    step = next(it for it in told["steps"] if it["key"] == "rounds")
    assert (step["is"], step["params"]) == ("none", {"round": 3})
    assert steps(hidden)["rounds"] == "bad"


def promise(text: str, commitment: str) -> dict[str, Any]:
    map_hash = re.findall("^Map: (.*)$", text, flags=re.MULTILINE)[0]
    return {"commitment": commitment, "map": map_hash, "options": {}, "nonces": {}, "seq": 1} | {
        "hashes": known(3)["hashes"]
    }

"""Verification: whatever is changed in a fair record is found, and at the right event."""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whistlestop as ws
from policies import GAMES
from recorded import SEED, changed, fair_chance, fair_record, played, record_of
from whistlestop.game import Given, Pool, Record, RecordError, Verdict, read_record, save_many, verify, verify_many
from whistlestop.game.fair_chance import Committed, commitment
from whistlestop.game.records.record import ChanceEvent


@cache
def fair() -> Record:
    return fair_record()


@cache
def text() -> str:
    return fair().text()


def committed() -> Committed:
    found = fair().committed
    assert found is not None
    return found


def events() -> list[ChanceEvent]:
    return list(fair().events or ())


def at_event(number: int) -> int:
    """The place of a chance event in the log."""
    return [at for at, entry in enumerate(fair().log) if entry < 0][number]


def with_log(at: int, entry: int) -> Record:
    log = list(fair().log)
    log[at] = entry
    return dataclasses.replace(fair(), log=tuple(log))


def other_outcome(number: int) -> int:
    event = events()[number]
    return next(one for one in event.pool.weights if one != event.outcome)


def check(verdict: Verdict, key: str, event: int | None) -> None:
    assert (verdict.fair, verdict.key, verdict.event) == (False, key, event), str(verdict)
    assert str(verdict).startswith("not fair")


@pytest.mark.parametrize("name,players", GAMES)
def test_fair_games_are_fair(name: str, players: int) -> None:
    record = fair_record(name, players)
    number = sum(entry < 0 for entry in record.log)
    assert verify(record) == verify(record.text()) == Verdict(True, "fair", number)
    assert str(verify(record)).startswith(f"fair: all {number} outcomes follow from the seed")


def test_games_without_commitment() -> None:
    for record in (record_of(played("europe", 3)), record_of(played("europe", 3, chance=Given(), most=30))):
        for what in (record, record.text()):
            verdict = verify(what)
            assert (verdict.fair, verdict.key) == (False, "no-commitment")
            assert str(verdict).startswith("nothing to verify")


def test_games_whose_seed_is_still_sealed() -> None:
    record = record_of(played("europe", 3, chance=fair_chance("europe", 3), most=30))
    assert verify(record) == verify(record.text()) == Verdict(False, "sealed", 0)


def test_a_verdict_is_ready_for_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(verify(fair())))["fair"] is True


# --- tampering with the data --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 20, 100, 200])
def test_an_outcome(number: int) -> None:
    check(verify(with_log(at_event(number), -1 - other_outcome(number))), "outcome", number)


@pytest.mark.parametrize("number", [0, 1, 20, 100, 200])
def test_an_outcome_and_its_statement(number: int) -> None:
    record = with_log(at_event(number), -1 - other_outcome(number))
    stated = events()
    stated[number] = stated[number]._replace(outcome=other_outcome(number))
    verdict = verify(dataclasses.replace(record, events=tuple(stated)))
    check(verdict, "outcome", number)
    assert verdict.events == number


@pytest.mark.parametrize("number", [0, 1, 20, 100, 200])
def test_a_statement(number: int) -> None:
    stated = events()
    stated[number] = stated[number]._replace(outcome=other_outcome(number))
    check(verify(dataclasses.replace(fair(), events=tuple(stated))), "statement", number)


@pytest.mark.parametrize("number", [0, 1, 20, 100, 200])
def test_a_pool(number: int) -> None:
    kind, weights = events()[number].pool
    first = next(iter(weights))
    wrong = [
        {**weights, first: weights[first] + 1},
        {one: weight for one, weight in weights.items() if one != first},
        dict(reversed(weights.items())),
    ]
    for pool in wrong:
        stated = events()
        stated[number] = stated[number]._replace(pool=Pool(kind, pool))
        check(verify(dataclasses.replace(fair(), events=tuple(stated))), "pool", number)


@pytest.mark.parametrize("kept", [0, 1, 100])
def test_pools_left_out(kept: int) -> None:
    check(verify(dataclasses.replace(fair(), events=tuple(events()[:kept]))), "missing", kept)


def test_the_seed() -> None:
    other = msgspec.structs.replace(committed(), seed=SEED[::-1])
    check(verify(dataclasses.replace(fair(), committed=other)), "commitment", None)


def test_the_commitment() -> None:
    other = msgspec.structs.replace(committed(), commitment=commitment(SEED[::-1]))
    check(verify(dataclasses.replace(fair(), committed=other)), "commitment", None)


def test_the_seed_and_its_commitment() -> None:
    seed = SEED[::-1]
    other = msgspec.structs.replace(committed(), seed=seed, commitment=commitment(seed))
    check(verify(dataclasses.replace(fair(), committed=other)), "outcome", first_other(fair_chance("europe", 3, seed)))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_nonce(seat: int) -> None:
    nonces = list(fair_chance("europe", 3).nonces)
    nonces[seat] += b"!"
    other = msgspec.structs.replace(committed(), nonces=tuple(nonces))
    chance = ws.Fair(SEED, fair().map.hash, None, 3, nonces)
    check(verify(dataclasses.replace(fair(), committed=other)), "outcome", first_other(chance))


def test_the_players_number_and_the_options() -> None:
    options = ws.Options(open_track=True)
    other = ws.Fair(SEED, fair().map.hash, options, 3, fair_chance("europe", 3).nonces)
    check(verify(dataclasses.replace(fair(), options=options)), "outcome", first_other(other))


def first_other(chance: ws.Fair) -> int:
    """The first event at which another key draws something else."""
    return next(at for at, event in enumerate(events()) if chance.outcome(at, event.pool) != event.outcome)


def test_an_impossible_entry() -> None:
    at = at_event(50)
    check(verify(with_log(at, -60)), "damaged", 50)


def test_the_result() -> None:
    result = fair().result
    assert result is not None
    check(verify(dataclasses.replace(fair(), result=result[::-1])), "damaged", None)


# --- tampering with the text --------------------------------------------------------------------------------------


def events_before(line: str) -> int:
    """The number of the first chance event from this line on."""
    lines = text().splitlines()
    body = lines[lines.index("") + 1 : lines.index(line)]
    outcomes = [group for said in body for group in ([said] if said[0].isalpha() else re.findall(r"\(([^)]*)\)", said))]
    return sum(len(group.split(",")) for outcome in outcomes for group in outcome.split(";"))


def line_like(pattern: str) -> str:
    return next(line for line in text().splitlines() if re.search(pattern, line))


@pytest.mark.parametrize("pattern", [r"draw deck \(red\)", r"^\d+\. \w+ draw deck \(red\)"])
def test_an_outcome_in_the_text(pattern: str) -> None:
    line = line_like(pattern)
    verdict = verify(text().replace(line, line.replace("deck (red)", "deck (blue)", 1)))
    before = events_before(line) + line.partition("deck (red)")[0].count("(")
    check(verdict, "outcome", before)
    assert str(verdict) == f"not fair at event {before}: blue came up, but the seed gives red."


def test_a_move_in_the_text() -> None:
    """Another card taken: the pools are no longer those that the game had."""
    line = line_like(r"^\d+\. \w+ draw deck \(\w+\); draw deck")
    taken = text().replace(line, line.replace("draw deck (", "draw tickets (", 1))
    check(verify(taken), "damaged", events_before(line))


def test_a_claim_left_out() -> None:
    line = line_like(r"^\d+\. \w+ claim [\w/-]+, \d \w+$")
    check(verify(text().replace(f"{line}\n", "")), "damaged", events_before(line))


def test_moves_in_another_order() -> None:
    one, other = line_like(r"^4\. "), line_like(r"^5\. ")
    swapped = text().replace(one, "?").replace(other, one).replace("?", other)
    check(verify(swapped), "damaged", events_before(one))


def test_set_up_choices_in_another_order_make_no_difference() -> None:
    one, other, *_ = [line for line in text().splitlines() if line.startswith("0. ") and "keep" in line]
    swapped = text().replace(one, "?").replace(other, one).replace("?", other)
    assert verify(swapped).fair


def test_a_pool_in_the_text() -> None:
    check(verify(changed(text(), r"^30\. card: purple \d+", "30. card: purple 99")), "pool", 30)
    check(verify(changed(text(), r"^30\. card: .*\n", "")), "missing", 30)
    check(verify(changed(text(), r"^Pools:[^~]*", "")), "missing", 0)


def test_scores_in_the_text() -> None:
    check(verify(changed(text(), r"rank 1$", "rank 2")), "damaged", None)


def test_what_is_no_record() -> None:
    with pytest.raises(RecordError):
        verify("hello")
    with pytest.raises(RecordError, match="0 records; expected one"):
        verify("")
    with pytest.raises(RecordError, match="2 records; expected one"):
        verify(text() + text())


@settings(max_examples=80, deadline=None)
@given(st.floats(0, 1), st.sampled_from(list("0123456789abcdef;:()#.,+-*> \n")))
def test_any_other_character(place: float, character: str) -> None:
    """Never another exception; and never fair unless what came up is what came up."""
    at = int(place * (len(text()) - 1))
    damaged = text()[:at] + character + text()[at + 1 :]
    try:
        verdict = verify(damaged)
    except RecordError:
        return
    if verdict.fair:
        assert read_record(damaged).events == fair().events


def test_many(tmp_path: Path) -> None:
    file = tmp_path / "many.wsr"
    save_many(file, [fair(), record_of(played("card_game", 2))])
    assert [verdict.key for verdict in verify_many(file)] == ["fair", "no-commitment"]


# --- a game that was given up ---------------------------------------------------------------------------------


@cache
def given_up() -> Record:
    """After some turns; what was secret is opened, since it goes no further."""
    game = ws.new("europe", players=2, chance=fair_chance("europe", 2))
    while game.turn < 9:
        game.play(game.legal()[-1])
    return Record.of(game, date="2026-11-15", resigned=1)


def test_a_game_that_was_given_up_is_verified_as_far_as_it_went() -> None:
    record = given_up()
    number = sum(entry < 0 for entry in record.log)
    assert record.result is None
    assert verify(record) == verify(record.text()) == Verdict(True, "fair", number)
    assert read_record(record.text()) == record
    assert "\nResigned: Red\n" in record.text()
    wrong = dataclasses.replace(record, events=(*(record.events or ())[:-1], events()[0]))
    check(verify(wrong), "pool", number - 1)
    check(verify(changed(record.text(), "^Fair-Seed: ..", "Fair-Seed: ff")), "commitment", None)


def test_only_a_game_that_is_not_finished_is_given_up() -> None:
    with pytest.raises(ValueError, match="cannot be given up"):
        Record.of(fair().game(), resigned=1)
    text = changed(fair().text(), "^Players", "Resigned: Red\nPlayers")
    with pytest.raises(RecordError, match="it only in a game that wasn’t played to the end"):
        read_record(text)
    with pytest.raises(RecordError, match="the seat that resigned: Blue; or Red"):
        read_record(given_up().text().replace("Resigned: Red", "Resigned: Bob"))
    without = changed(given_up().text(), "^Resigned: Red\n", "")
    with pytest.raises(RecordError, match="no seed before the game is over"):
        read_record(f"{without.partition('Pools:')[0]}*\n")


def test_one_bad_record_among_many(tmp_path: Path) -> None:
    file = tmp_path / "many.wsr"
    bad = changed(fair().text(), "^Players:", "Foo: bar\nPlayers:")
    file.write_text("\n".join([fair().text(), bad, fair().text()]), encoding="utf-8")
    assert [verdict.key for verdict in verify_many(file)] == ["fair", "damaged", "fair"]

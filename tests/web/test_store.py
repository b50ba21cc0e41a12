"""A table as a tab knows it, with a server of our own: what it asks for, and what it makes of the answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from web.node import run_module

SCENE = """
const answers = {}; // by path: what is fetched; null: the network is away
const asked = [];
globalThis.fetch = async (path) => {
  const [name] = path.split("?");
  asked.push(name);
  const answer = typeof answers[name] === "function" ? answers[name]() : answers[name];
  if (answer == null) throw new Error("away");
  const ok = !answer.code;
  return { ok, status: ok ? 200 : 403, headers: { get: () => "application/json" }, json: async () => answer };
};
answers["/api/status"] = { ready: true, fraction: 1 };
answers["/api/guest"] = { name: "Anna" };
answers["/api/maps/m"] = { kind: "map" };
const wait = globalThis.setTimeout;
globalThis.setTimeout = (then, time) => wait(then, time / 100);
const pass = (time) => new Promise((resolve) => wait(resolve, time / 100));

const { TableStore } = await import("./web/app/state/table.js");
const { connection } = await import("./web/app/state/me.js");
const { Refused } = await import("./web/app/net/api.js");
connection.start = () => {};
const sent = [];
let obey = () => ({ seq: 0 }); // throws a Refused, or answers
connection.send = async (command) => {
  if (command.type === "unwatch") return {};
  sent.push(command);
  return obey(command);
};
const no = (code) => new Refused({ type: "error", code, key: `server-${code}`, sentence: code });
const seat = (more) => ({ kind: "person", name: "A", ...more });
const info = (more = {}) => ({
  type: "table", table: "t", seq: 1, map: "m", status: "playing", now: 1000, settings: { game: "europe" }, fair: {},
  seats: [seat({ mine: true }), seat()], ...more,
});
const view = (more = {}) => ({ phase: "turn", to_move: [0], legal: [], events: [], own: { tickets: [] }, ...more });
const full = (at, more) => ({ type: "view", table: "t", seq: 1, seat: at, view: view(more) });
const store = new TableStore("t");
"""


def run(folder: Path, script: str) -> Any:
    return run_module(folder, SCENE + script + "\nstore.close();", language="en")


def test_a_first_request_that_fails_is_no_harm(tmp_path: Path) -> None:
    """The socket tells which seat is ours: then that seat is asked for."""
    script = """
    await store.open();
    store.hear(info());
    store.hear(full(-1));
    await pass(100);
    store.hear(full(0));
    say([sent.map((it) => it.seat), store.seat.value, store.view.value !== null]);
    """
    assert run(tmp_path, script) == [[None, 0], 0, True]


def test_a_table_that_could_be_fetched_is_asked_for_once(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    store.hear(info());
    store.hear(full(0));
    await pass(100);
    say([sent.map((it) => it.seat), store.seat.value, store.view.value !== null]);
    """
    assert run(tmp_path, script) == [[0], 0, True]


def test_people_who_share_a_device_are_not_shown_a_seat(tmp_path: Path) -> None:
    script = """
    const shared = info({ settings: { game: "europe", pass_and_play: true } });
    await store.open();
    store.hear(shared);
    store.hear(shared);
    await pass(100);
    say([sent.map((it) => it.seat), store.seat.value]);
    """
    assert run(tmp_path, script) == [[None], None]


def test_a_seat_that_was_lost_meanwhile_is_told(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    store.hear(full(0));
    obey = (command) => { if (command.seat === 0) throw no("not-allowed"); return { seq: 2 }; };
    await store.watch(); // the line is back
    const { code } = store.problem.value;
    store.hear(info({ seats: [seat(), seat()] }));
    store.hear(full(-1));
    await pass(100);
    say([code, store.seat.value, store.legal.value, store.view.value !== null, sent.map((it) => it.seat)]);
    """
    assert run(tmp_path, script) == ["seat-lost", None, [], True, [0, 0, None]]


def test_a_seat_that_was_lost_at_a_table_without_spectators_is_told_as_well(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    store.hear(full(0));
    obey = (command) => { throw no(command.seat === 0 ? "not-allowed" : "no-table"); };
    await store.watch();
    say([store.problem.value.code, store.seat.value, store.view.value]);
    """
    assert run(tmp_path, script) == ["seat-lost", None, None]


def test_a_table_that_is_only_just_being_made_is_waited_for_once(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = { type: "error", code: "no-table", sentence: "" };
    obey = () => { if (sent.length === 1) throw no("no-table"); return { seq: 1 }; };
    await store.open();
    const made = [sent.length, store.problem.value];
    obey = () => { throw no("no-table"); };
    await store.watch();
    say([made, sent.length, store.problem.value.code]);
    """
    assert run(tmp_path, script) == [[2, None], 3, "no-table"]


def test_what_can_be_done_comes_with_the_view_and_is_never_asked_for(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    const before = asked.length + sent.length;
    const choices = (red) => ({ claims: { "a-b": [{ colour: "red", cards: red, locos: 0 }] }, ways: {} });
    store.hear({ ...full(0), choices: choices(1) });
    const first = store.choices.value.claims["a-b"][0].cards;
    const push = { type: "push", table: "t", seq: 3, seat: 0, first: 0, events: [{}], view: view() };
    store.hear({ ...push, choices: choices(2) });
    const second = store.choices.value.claims["a-b"][0].cards;
    store.hear({ ...push, first: 1 });
    await pass(8_000);
    say([first, second, store.choices.value, asked.length + sent.length - before]);
    """
    assert run(tmp_path, script) == [1, 2, None, 0]


def test_what_was_missed_is_in_the_log_and_is_not_played_again(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    store.hear(full(0, { to_move: [1] }));
    const passed = { type: "push", table: "t", seq: 3, seat: 0, events: [{}], view: view({ to_move: [1] }) };
    const push = (first) => ({ ...passed, first });
    store.hear(push(0));
    const live = store.news.value.length;
    await store.watch();
    store.hear(info());
    store.hear(push(1));
    const missed = store.news.value.length;
    store.hear(push(2));
    say([live, missed, store.news.value.length, store.events.value.length]);
    """
    assert run(tmp_path, script) == [1, 0, 1, 3]


def test_a_move_that_is_pressed_twice_is_sent_once_and_talk_holds_nothing_up(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    sent.length = 0;
    obey = () => new Promise((resolve) => wait(() => resolve({ seq: 1 }), 20));
    const talk = store.say({ type: "say", text: "hello" });
    const moves = [store.move({ do: "pass" }), store.move({ do: "pass" })];
    say([await Promise.all(moves), await talk, sent.map((it) => it.type)]);
    """
    assert run(tmp_path, script) == [[True, False], True, ["say", "move"]]


def test_nobody_acts_on_a_game_from_before_their_move(tmp_path: Path) -> None:
    """After a restart, what is told of the table comes at once, and the game only when the server has worked it out."""
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    store.hear(full(0));
    obey = () => ({ seq: 5 });
    let made = false;
    const move = store.move({ do: "pass" }).then((it) => (made = it));
    store.hear(info({ seq: 5 }));
    await pass(1_000);
    const early = [made, store.sending.value];
    store.hear({ type: "push", table: "t", seq: 5, seat: 0, first: 0, events: [{}], view: view() });
    await move;
    const late = [made, store.sending.value];
    store.hear(info({ seq: 9 }));
    store.move({ do: "pass" });
    say([early, late, sent.filter((it) => it.type === "move").map((it) => it.after)]);
    """
    assert run(tmp_path, script) == [[False, True], [True, False], [1, 5]]


def test_a_move_that_is_not_answered_soon_is_late_and_what_was_picked_stays(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    store.hear(full(0));
    let probed = 0;
    connection.probe = () => probed++;
    let answer = () => {};
    obey = () => new Promise((resolve) => (answer = resolve));
    store.choose("this");
    const move = store.move({ do: "pass" });
    store.choose("that");
    await pass(1_000);
    const early = [store.late.value, probed];
    await pass(2_000);
    const late = [store.late.value, probed, store.choice.value];
    answer({ seq: 1 });
    await move;
    store.choose("that");
    say([early, late, [store.late.value, store.choice.value]]);
    """
    assert run(tmp_path, script) == [[False, 0], [True, 1, "this"], [False, "that"]]


def test_who_hands_the_device_over_waits_for_nothing_more(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    store.hear(full(0));
    obey = () => ({ seq: 5 });
    globalThis.setTimeout = () => {}; // nobody's patience ends
    const move = store.move({ do: "pass" });
    await pass(100);
    store.hear({ type: "covered", table: "t", seat: 0 });
    say([await move, store.sending.value, store.view.value]);
    """
    assert run(tmp_path, script) == [True, False, None]


def test_lost_tickets_stay_lost_when_the_turn_is_over_and_hints_go_with_a_new_view(tmp_path: Path) -> None:
    script = """
    answers["/api/tables/t"] = info();
    await store.open();
    const theirs = { ...full(0, { to_move: [1] }), choices: { ways: { a: null, b: ["x"] } } };
    store.hear(theirs); // also when it begins in somebody else's turn
    const first = store.choices.value.ways;
    store.hints.value = [{}];
    store.hear(theirs);
    const hints = store.hints.value.length;
    await store.lookFrom(null);
    say([first, hints, store.choices.value]);
    """
    assert run(tmp_path, script) == [{"a": None, "b": ["x"]}, 0, None]


def test_a_replay_waits_for_a_part_that_does_not_come(tmp_path: Path) -> None:
    script = """
    const { ReplayStore } = await import("./web/app/replay/replay_store.js");
    const past = new ReplayStore("t", {});
    const moment = { events: [{}], view: view(), own: [] };
    const seen = [];
    answers["/api/tables/t"] = info({ status: "over" });
    answers["/api/tables/t/course"] = { moments: 3, turns: [] };
    let tries = 0;
    answers["/api/tables/t/replay"] = () => {
      seen.push(past.problem.value !== null);
      return ++tries === 2 ? null : { moments: tries === 1 ? [moment] : [moment, moment] };
    };
    await past.open();
    say([past.moments.length, seen, past.problem.value]);
    """
    assert run(tmp_path, script) == [3, [False, False, True], None]


def test_a_card_of_the_row_is_picked_only_as_long_as_it_lies_there(tmp_path: Path) -> None:
    script = """
    const { isLegal } = await import("./web/app/play/choice.js");
    store.hear(info());
    const row = (...cards) => store.hear(full(0, { row: cards, legal: [{ do: "draw", card: "red" }] }));
    const choice = { kind: "draw", card: "red", place: 1 };
    row("blue", "red");
    const before = isLegal(store, choice);
    row("red", "blue");
    say([before, isLegal(store, choice), isLegal(store, { ...choice, place: 0 })]);
    """
    assert run(tmp_path, script) == [True, False, True]


PROMISES = """
const { nonceHash, nonceOf } = await import("./web/app/state/nonces.js");
const hash = nonceHash("t", 0);
const table = (seq, status, fair, more) => info({ seq, status, fair: { hashes: [hash, null], ...fair }, ...more });
store.hear(table(3, "opening", { commitment: "c" }));
const honest = { commitment: "c", nonces: [nonceOf("t", 0), ""] };
const opened = sent.filter((it) => it.type === "open").length;
"""
HONEST = [
    'store.hear(table(4, "playing", honest));',
    'store.hear(table(4, "open", { commitment: "d", hashes: [null, null], abandoned: [{ commitment: "c" }] }));',
    'store.hear(table(2, "open", { commitment: "c", hashes: [null, null] }));',  # a frame that comes late
]
LIES = {
    'store.hear(table(3, "opening", { commitment: "d" }));': "promise",
    'store.hear(table(4, "opening", { commitment: "c", hashes: [hash, "made-up"] }));': "promise",
    'store.hear(table(4, "playing", { ...honest, commitment: "d" }));': "promise",
    'store.hear(table(4, "playing", { ...honest, nonces: ["00", ""] }));': "nonces",
    'store.hear(table(4, "playing", { ...honest, nonces: [honest.nonces[0], "00"] }));': "nonces",
    'store.hear(table(4, "playing", honest, { settings: { game: "europe", first: 1 } }));': "agreed",
    'store.hear(table(4, "playing", honest, { map: "other" }));': "agreed",
    'store.hear(table(4, "open", { commitment: "d", hashes: [null, null] }));': "rounds",
}


@pytest.mark.parametrize("script", HONEST)
def test_a_promise_that_is_kept(tmp_path: Path, script: str) -> None:
    assert run(tmp_path, f"{PROMISES}{script} say([opened, store.broken.value]);") == [1, None]


@pytest.mark.parametrize("script", LIES)
def test_a_promise_that_is_broken_is_said_and_no_nonce_is_sent_any_more(tmp_path: Path, script: str) -> None:
    end = """
    store.hear(table(9, 'playing', honest));
    say([sent.filter((it) => it.type === 'open').length, store.broken.value]);
    """
    assert run(tmp_path, f"{PROMISES}{script}{end}") == [1, LIES[script]]


def test_a_game_that_begins_without_our_nonce(tmp_path: Path) -> None:
    script = """
    const { nonceHash } = await import("./web/app/state/nonces.js");
    const hash = nonceHash("t", 0);
    const fair = { commitment: "c", hashes: [hash, null], nonces: ["00", ""] };
    store.hear(info({ seq: 3, status: "playing", fair }));
    say(store.broken.value);
    """
    assert run(tmp_path, script) == "nonces"

"""The socket of a tab, with a clock and a network of our own: when it connects again, and when it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from web.node import run_module

SCENE = """
let now = 1e12;
let seldom = 0; // how often a browser lets timers run in hidden tabs, ms
const jobs = [];
Date.now = () => now;
globalThis.setTimeout = (then, wait) => jobs.push({ then, at: now + wait });
globalThis.clearTimeout = (number) => number && (jobs[number - 1].then = null);
globalThis.setInterval = (then, every) => jobs.push({ then, every, at: now + every });
const settle = async () => { for (let i = 0; i < 20; i++) await null; };
async function pass(time) {
  const end = now + time;
  for (;;) {
    const [next] = jobs.filter((it) => it.then && it.at <= end).sort((a, b) => a.at - b.at);
    if (!next) break;
    now = Math.max(now, next.at);
    const { then } = next;
    if (next.every) next.at += Math.max(next.every, seldom);
    else next.then = null;
    then();
    await settle();
  }
  now = end;
}

const sockets = [];
let meet = (socket) => socket.open(); // what becomes of a new one
let answers = true;
globalThis.WebSocket = class {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 0;
  constructor() {
    sockets.push(this);
    Promise.resolve().then(() => meet(this));
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  send(frame) {
    const { type, id } = JSON.parse(frame);
    if (answers) Promise.resolve().then(() => this.hear({ type: type === "ping" ? "pong" : "ack", re: id }));
  }
  hear(answer) {
    if (this.readyState === 1) this.onmessage({ data: JSON.stringify(answer) });
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose({ code });
  }
};
globalThis.location = { protocol: "http:", host: "here" };
const ears = {};
globalThis.addEventListener = (name, then) => (ears[name] = [...(ears[name] ?? []), then]);
globalThis.document.addEventListener = globalThis.addEventListener;
const { Connection } = await import("./web/app/net/socket.js");
const line = new Connection();
line.start();
await settle();
"""


def run(folder: Path, script: str) -> Any:
    return run_module(folder, SCENE + script, language="en")


def test_a_hidden_tab_keeps_a_healthy_line(tmp_path: Path) -> None:
    told = run(tmp_path, "seldom = 60_000; await pass(1_800_000); say([sockets.length, line.status.value]);")
    assert told == [1, "open"]


def test_a_line_that_does_not_answer_is_dropped(tmp_path: Path) -> None:
    script = "await pass(60_000); answers = false; await pass(70_000); say(sockets.length);"
    assert run(tmp_path, script) > 1


def test_after_sleep_a_dead_line_is_dropped_soon_and_a_good_one_kept(tmp_path: Path) -> None:
    script = """
    now += 3_600_000;
    for (const wake of ears.focus) wake();
    await pass(8_000);
    const kept = sockets.length;
    answers = false;
    now += 3_600_000;
    for (const wake of ears.focus) wake();
    await pass(8_000);
    say([kept, sockets.length > 1]);
    """
    assert run(tmp_path, script) == [1, True]


def test_without_a_network_a_line_is_lost_soon_and_one_to_this_machine_is_kept(tmp_path: Path) -> None:
    script = """
    await pass(60_000);
    for (const offline of ears.offline) offline();
    await settle();
    await pass(3_000);
    const kept = [sockets.length, line.status.value];
    meet = (socket) => socket.close(1006);
    answers = false;
    for (const offline of ears.offline) offline();
    await pass(2_500);
    say([kept, line.status.value]);
    """
    assert run(tmp_path, script) == [[1, "open"], "lost"]


def test_a_line_on_which_a_move_is_not_answered_is_asked_and_dropped_if_it_is_dead(tmp_path: Path) -> None:
    script = """
    await pass(60_000);
    line.probe(10_000);
    await settle();
    await pass(12_000);
    const kept = sockets.length;
    answers = false;
    line.probe(10_000);
    await pass(9_000);
    const patient = sockets.length;
    await pass(3_000);
    say([kept, patient, sockets.length]);
    """
    assert run(tmp_path, script) == [1, 1, 2]


def test_a_socket_that_never_opens_is_given_up(tmp_path: Path) -> None:
    script = """
    meet = () => {};
    sockets[0].close(1006);
    await pass(12_000);
    const hung = sockets.length;
    meet = (socket) => socket.open();
    await pass(15_000);
    say([hung, sockets.length, line.status.value]);
    """
    hung, made, status = run(tmp_path, script)
    assert hung in (2, 3)
    assert made > 2
    assert status == "open"


def test_a_server_that_lets_nobody_in_is_asked_less_and_less_often(tmp_path: Path) -> None:
    script = """
    const seen = new Set();
    meet = (socket) => {
      answers = false;
      socket.open();
      socket.hear({ type: "error", code: "too-fast" });
      seen.add(line.status.value);
      socket.close(4429);
    };
    sockets[0].close(4429);
    await pass(60_000);
    say([sockets.length, [...seen]]);
    """
    tries, seen = run(tmp_path, script)
    assert 6 <= tries <= 20
    assert seen == ["lost"]  # what is said does not flicker


def test_somebody_unknown_is_made_known_without_doing_anything_twice(tmp_path: Path) -> None:
    script = """
    let made = 0;
    line.unknown = async () => { made++; line.start(); };
    const before = jobs.filter((it) => it.every).length;
    for (let i = 0; i < 5; i++) {
      sockets.at(-1).close(4401);
      await pass(20_000);
    }
    say([made, sockets.length, jobs.filter((it) => it.every).length - before, ears.focus.length, line.status.value]);
    """
    assert run(tmp_path, script) == [5, 6, 0, 1, "open"]

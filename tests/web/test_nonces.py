"""A browser's part in fair chance: a nonce is a secret until it is opened, and never used again after that."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from web.node import run_module

SCRIPT = """
const kept = new Map();
const drawer = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => given.keeps && kept.set(key, text) };
globalThis.localStorage = drawer;
const { nonceHash, openNonce } = await import("./web/app/state/nonces.js");
const asked = (table, hashes, commitment = "c") =>
  ({ table, seq: 1, status: "opening", map: "m", settings: {}, fair: { commitment, hashes }, seats: [] });
const none = openNonce(asked("t", ["?"]), 0);
const hashes = [nonceHash("t", 0), nonceHash("t", 0), nonceHash("t", 1), nonceHash("u", 0)];
const all = [hashes[0], hashes[2]];
const opened = [openNonce(asked("t", all), 0), openNonce(asked("t", all), 0)];
const refused = [openNonce(asked("t", all, "d"), 0), openNonce(asked("t", [hashes[0], "other"]), 0)];
const other = openNonce(asked("t", all), 1);
const after = nonceHash("t", 0);
const next = openNonce(asked("t", [after, "other"], "d"), 0);
say({ none, hashes, opened, refused, other, after, next });
"""


def hash_of(nonce: str) -> str:
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


@pytest.mark.parametrize("keeps", [True, False])
def test_a_nonce_is_used_once(tmp_path: Path, keeps: bool) -> None:
    told = run_module(tmp_path, SCRIPT, keeps=keeps, language="en")
    first, again, neighbour, elsewhere = told["hashes"]
    assert told["none"] is None
    assert first == again  # ready may be said twice
    assert len({first, neighbour, elsewhere}) == 3
    assert [hash_of(it) for it in told["opened"]] == [first, first]  # two tabs open the same
    assert told["refused"] == [None, None]  # neither for another commitment nor for another player's other nonce
    assert told["after"] != first  # a new seed: the old nonce is known
    assert hash_of(told["next"]) == told["after"]
    assert hash_of(told["other"]) == neighbour

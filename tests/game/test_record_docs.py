"""docs/records.md and docs/fair.md: their examples run and mean what they say they mean."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from recorded import changed
from whistlestop.game import RecordError, read_record
from whistlestop.game.records.headers import KEYS
from whistlestop.game.records.lines import LONGEST_LINE, LONGEST_RECORD
from whistlestop.game.records.verification import VERDICTS

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {name: (DOCS / name).read_text(encoding="utf-8") for name in ("records.md", "fair.md")}
NODE = shutil.which("node")

CRYPTO = """
const crypto = require("crypto");
const sha256 = bytes => crypto.createHash("sha256").update(bytes).digest();
const hmac = (key, bytes) => crypto.createHmac("sha256", key).update(bytes).digest();
"""
CHECK = """
const said = JSON.parse(process.argv[1]);
const bytes = hex => Uint8Array.from(Buffer.from(hex, "hex"));
const key = keyOf(bytes(said.seed), "1", said.map, JSON.stringify(said.options), said.seats, said.nonces.map(bytes));
console.log(JSON.stringify({
  commitment: Buffer.from(commitment(bytes(said.seed))).toString("hex"),
  key: Buffer.from(key).toString("hex"),
  outcomes: said.draws.map(event => draw(key, event.number, event.pool)),
}));
"""


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGES[page], flags=re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in blocks(page, "python"):
        exec(compile(example, page, "exec"), {})


def test_the_example_records() -> None:
    written, typed = blocks("records.md", "wsr")
    assert read_record(written).text() == written
    assert read_record(typed).text() == written


def test_the_example_of_an_error() -> None:
    written, _ = blocks("records.md", "wsr")
    with pytest.raises(RecordError) as caught:
        read_record(changed(written, "2 red . 1 loco", "2 red"))
    assert f"\n{caught.value}\n" in PAGES["records.md"]


def test_the_tables_are_complete() -> None:
    rows = re.findall(r"^\| `([A-Z][\w-]*)` \|", PAGES["records.md"], flags=re.MULTILINE)
    assert tuple(rows) == KEYS
    assert f"{LONGEST_LINE:,} characters" in PAGES["records.md"]
    assert LONGEST_RECORD == 10_000_000
    for key in VERDICTS:
        assert f"`{key}`" in PAGES["fair.md"]


@pytest.mark.skipif(NODE is None, reason="no node")
def test_the_javascript_of_the_docs_agrees_with_the_vectors() -> None:
    (vectors,), (script,) = blocks("fair.md", "json"), blocks("fair.md", "js")
    asked = [str(NODE), "-e", CRYPTO + script + CHECK, "--", vectors]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said, found = json.loads(vectors), json.loads(done.stdout)
    assert (found["commitment"], found["key"]) == (said["commitment"], said["key"])
    assert found["outcomes"] == [event["outcome"] for event in said["draws"]]

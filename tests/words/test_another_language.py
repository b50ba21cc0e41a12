"""Adding a language is one folder: a copy of the package with a folder more speaks it everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import whistlestop

# English with some sentences changed, as somebody might begin Sardinian.
CODE, OWN_NAME = "sc", "Sardu"
CHANGED = {
    "frame.ftl": ("language-name = English", f"language-name = {OWN_NAME}"),
    "terms.ftl": ("kind-blue = blue", "kind-blue = blátt"),
    "events.ftl": ("You go first.", "Tú byrjar."),
    "rules.ftl": ("rule-T7 = You may hold", "rule-T7 = CHANGED You may hold"),
}
SAY = """
import json
from whistlestop import words
from whistlestop.server.web.assets import Assets
assets = Assets()
print(json.dumps({
    "chosen": words.choose(["sc-IT"]),
    "said": words.say("kind-blue", "sc"),
    "constants": assets.files["app/constants.js"].body.decode(),
    "page": assets.files["words/sc.ftl"].body.decode().count("kind-blue = blátt"),
}))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a package that has a language more."""
    root = tmp_path_factory.mktemp("another")
    source = Path(whistlestop.__file__).parent
    copy = root / "whistlestop"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    folder = copy / "words" / CODE
    shutil.copytree(copy / "words" / "en", folder)
    for name, (before, after) in CHANGED.items():
        text = (folder / name).read_text(encoding="utf-8")
        assert before in text, name
        (folder / name).write_text(text.replace(before, after), encoding="utf-8")
    return root


def run(package: Path, *args: str, given: str = "", **environment: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(package), "PYTHONUTF8": "1", **environment}
    command = [sys.executable, *args]
    done = subprocess.run(command, env=env, cwd=package, input=given, capture_output=True, text=True, check=True)
    return done.stdout


def test_it_is_said_chosen_and_offered_by_the_page(package: Path) -> None:
    told = json.loads(run(package, "-c", SAY))
    assert told["chosen"] == CODE
    assert told["said"] == "blátt"
    assert told["page"] == 1
    (line,) = re.findall(r"^export const LANGUAGES = (.*);$", told["constants"], re.MULTILINE)
    assert json.loads(line)[CODE] == {"name": OWN_NAME, "counts": [CODE, "en"]}


def test_the_command_line_speaks_it(package: Path) -> None:
    for how in (("--language", CODE), ()):
        said = run(package, "-m", "whistlestop", "rules", "T7", *how, LC_ALL="sc_IT.UTF-8")
        assert "CHANGED You may hold" in said


def test_a_game_is_played_in_it(package: Path) -> None:
    game = ("play", "north_america", "--seed", "1", "--language", CODE)
    assert "Tú byrjar." in run(package, "-m", "whistlestop", *game, given="keep 1 2\n")

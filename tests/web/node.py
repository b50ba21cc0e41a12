"""The page's own modules, run outside a browser: what they say is compared with what Python says."""

from __future__ import annotations

import atexit
import functools
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from web.programs import found_node
from whistlestop.server.web.assets import WEB, catalogues
from whistlestop.server.web.page_constants import PATH, constants_module
from whistlestop.words.plurals import WELL_KNOWN

# What the modules expect of a browser, as far as words need it. `poor`: the only
# languages that the browser has data for.
BROWSER = """
import { readFileSync } from "node:fs";
const given = JSON.parse(readFileSync(0, "utf8"));
const nothing = () => {};
globalThis.localStorage = { getItem: () => JSON.stringify({ language: given.language }), setItem: nothing };
globalThis.document = { documentElement: { dataset: {}, classList: { toggle: nothing } } };
if (given.poor) {
  const Rules = Intl.PluralRules;
  Intl.PluralRules = class extends Rules {
    constructor(locales, options) { super(locales.find((it) => given.poor.includes(it)) ?? "en", options); }
  };
}
const say = (answer) => console.log(JSON.stringify(answer));
"""


@functools.cache
def modules() -> Path:
    """A copy of the page with what the server adds to it, once for all tests of a process: nobody changes it."""
    folder = Path(tempfile.mkdtemp(prefix="whistlestop-page-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("fonts", "*.ts"))
    (folder / "web" / PATH).write_text(constants_module(), encoding="utf-8")
    (folder / "package.json").write_text('{"type": "module"}')
    return folder / "web"


def run_module(folder: Path, script: str, *, poor: bool = False, **given: object) -> Any:
    """The answer of a script that imports modules from `./web/`, reads `given` and ends with `say(…)`."""
    given["poor"] = WELL_KNOWN if poor else None
    node = found_node()
    here = script.replace('"./web/', f'"{modules().as_uri()}/')
    (folder / "script.mjs").write_text(BROWSER + here, encoding="utf-8")
    done = subprocess.run(
        [node, "script.mjs"], cwd=folder, input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def page_words(language: str) -> list[tuple[str, str]]:
    """The catalogues that a page in this language has."""
    return [
        (name, asset.body.decode())
        for name in dict.fromkeys(("en", language))
        for path, asset in catalogues(name)
        if path == f"words/{name}.ftl"
    ]

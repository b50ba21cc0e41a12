"""The page's own modules, run outside a browser: what they say is compared with what Python says."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from web.finding import found_program
from whistlestop.server.web.assets import WEB

# What the modules expect of a browser, as far as words need it. `poor`: a browser without data for small languages.
BROWSER = """
import { readFileSync } from "node:fs";
const given = JSON.parse(readFileSync(0, "utf8"));
const nothing = () => {};
globalThis.localStorage = { getItem: () => JSON.stringify({ language: given.language }), setItem: nothing };
globalThis.document = { documentElement: { dataset: {}, classList: { toggle: nothing } } };
if (given.poor) {
  const Rules = Intl.PluralRules;
  Intl.PluralRules = class extends Rules {
    constructor(_, options) { super("en", options); }
    static supportedLocalesOf() { return []; }
  };
}
const say = (answer) => console.log(JSON.stringify(answer));
"""


def run_module(folder: Path, script: str, **given: object) -> Any:
    """The answer of a script that imports modules from `./web/`, reads `given` and ends with `say(…)`."""
    node = found_program("node", "nodejs")
    copy = folder / "web"
    if not copy.exists():
        shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("fonts", "*.ts"))
        (folder / "package.json").write_text('{"type": "module"}')
    (folder / "script.js").write_text(BROWSER + script, encoding="utf-8")
    done = subprocess.run(
        [node, "script.js"], cwd=folder, input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

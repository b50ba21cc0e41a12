"""`whistlestop demo-site`: docs/howto-demo-site.md."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .apps import new_app
from .status import FAILED, OK, UsageError, writing

app = new_app("Write a folder that any web host can serve: games against scripted bots, in the browser alone.")
Folder = Annotated[str, typer.Argument(metavar="FOLDER", help="A new or empty folder, or one written before.")]


@app.command("demo-site")
def demo_site(folder: Folder) -> int:
    import sys

    from whistlestop.browser.packages import CannotFetch
    from whistlestop.browser.site import CannotWrite, write_site

    try:
        with writing(folder):
            made = write_site(Path(folder))
    except CannotWrite as error:
        raise UsageError(f"whistlestop demo-site: {error}") from None
    except CannotFetch as error:
        print(f"whistlestop demo-site: {error}", file=sys.stderr)
        return FAILED
    size = sum(path.stat().st_size for path in made.rglob("*") if path.is_file())
    print(f"{made}: {size / 1e6:.0f} MB. Look at it with `python3 -m http.server --directory {made}`.")
    return OK

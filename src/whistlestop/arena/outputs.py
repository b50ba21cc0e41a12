"""Where a report goes."""

from __future__ import annotations

from pathlib import Path

import msgspec

from . import page
from .page import Page


def write(shown: Page, data: msgspec.Struct, html: Path | None, markdown: Path | None, as_json: bool) -> str:
    """Write the files that were asked for; what is to be printed: JSON, or the Markdown if it went to no file."""
    for path, form in ((html, page.html), (markdown, page.markdown)):
        if path is not None:
            path.write_text(form(shown), encoding="utf-8")
    if as_json:
        return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    files = [f"wrote {path}" for path in (html, markdown) if path is not None]
    return "\n".join(files) if markdown is not None else "\n".join([page.markdown(shown), *files]).rstrip()

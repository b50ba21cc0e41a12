"""Writing SVG: tags, attributes and numbers."""

from __future__ import annotations

from html import escape


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """An element. `stroke_width` becomes stroke-width, `class_` class; content is markup already."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value(it)}"' for key, it in attributes.items() if it is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def value(it: object) -> str:
    return number(it) if isinstance(it, float) else escape(str(it), quote=True)


def number(it: float) -> str:
    """At most two decimals, and no needless ones."""
    text = f"{it:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def words(text: str) -> str:
    return escape(text, quote=False)

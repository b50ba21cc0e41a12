"""A language that nobody speaks: English with every letter marked and every sentence longer by a third. Whoever
reads it has a name longer than any other, too.

What is still plain on a page was not taken from the catalogue; what does not fit would not fit in Finnish either.
"""

from __future__ import annotations

import json

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

from web.shown_tables import LONGEST_NAME
from whistlestop.server.web.assets import catalogues
from whistlestop.server.web.page_constants import PATH, constants_module

NAME = "pseudo"
MARKED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åbçðéfĝħíĵķļmñóþqřšťüvŵxýžÅBÇÐÉFĜĦÍĴĶĻMÑÓÞQŘŠŤÜVŴXÝŽ",
)
LONGER = 0.35
MARKS_OF_NUMBERS = ("number-thousands", "number-decimal", "number-minus")


class Marked(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        letters = sum(it.isalpha() for it in node.value)
        words = node.value.translate(MARKED)
        if letters > 2:
            more = " ".join(["ļóñĝ"] * max(1, round(letters * LONGER / 5)))
            end = len(words.rstrip())
            words = f"{words[:end]} {more}{words[end:]}" if letters > 6 else words[:end] + "óó" + words[end:]
        return ast.TextElement(words)


def marked(text: str) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name not in MARKS_OF_NUMBERS:
            Marked().visit(entry)
    return FluentSerializer().serialize(resource)


def speak_pseudo(context: BrowserContext) -> None:
    """Let a profile read this language; the server does not know of it."""
    files = {path.removeprefix("words/en"): asset.body.decode() for path, asset in catalogues("en")}

    def answer(route: Route) -> None:
        path = route.request.url.partition(f"/words/{NAME}")[2]
        route.fulfill(body=marked(files[path]), content_type="text/plain; charset=utf-8")

    known = constants_module() + f'LANGUAGES.{NAME} = {{ name: "{NAME}", counts: ["en"] }};\n'
    context.route(f"**/{PATH}", lambda route: route.fulfill(body=known, content_type="text/javascript"))
    context.route(f"**/words/{NAME}**", answer)
    speak(context, NAME, name=LONGEST_NAME)


def speak(context: BrowserContext, language: str, name: str = "") -> None:
    """Somebody who has chosen a language before."""
    kept = json.dumps(json.dumps({"language": language, "name": name}))
    here = "location.protocol !== 'about:' && localStorage.getItem('whistlestop') === null"
    context.add_init_script(f"if ({here}) localStorage.setItem('whistlestop', {kept});")

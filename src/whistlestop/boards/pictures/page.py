"""The page of a game: its pictures, each with the sentence of the rules that it shows."""

from __future__ import annotations

from html import escape

from whistlestop import words
from whistlestop.maps import Map
from whistlestop.words.place_names import game_name
from whistlestop.words.rule_numbers import rule_numbers

from ..svg.symbols import definitions
from ..svg.text import tag
from .scenes import Scene, scenes
from .things import drawing

STYLE = (
    words.SHEET
    + """figure { break-inside: avoid; margin: 0 0 5mm; padding-top: 2mm; border-top: .4mm solid #8a2f22 }
figure > svg { display: block; max-width: 100%; height: auto; margin: 0 0 1.5mm }
figcaption b { color: #8a2f22 }
"""
)


def picture_page(map: Map, language: str = words.SOURCE, sheet: str | None = None) -> str:
    """A whole HTML document; `sheet` is where its style is, if not in itself."""
    style = f"<style>{STYLE}</style>" if sheet is None else f'<link rel="stylesheet" href="{escape(sheet)}">'
    title = escape(words.say("pictures-title", language, game=game_name(map.id, map.name, language)))
    figures = "".join(figure(it, map, language) for it in scenes(map))
    shapes = tag("svg", tag("defs", definitions()), width=0, height=0, style="position:absolute", aria_hidden="true")
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f'{style}</head>\n<body>{shapes}<h1>{title}</h1>\n<main class="blocks">{figures}</main></body></html>\n'
    )


def figure(scene: Scene, map: Map, language: str) -> str:
    kind, _, number = scene.said.partition("-")
    said = escape(words.say(scene.said, language, **rule_numbers(map)))
    id = f"<b>{number}</b> " if kind == "rule" else ""
    return f"<figure>{drawing(scene.picture)}<figcaption>{id}{said}</figcaption></figure>\n"

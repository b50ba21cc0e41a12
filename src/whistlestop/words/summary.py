"""The rules of one game on one printed page: short sentences with the numbers of the map, and a table of points."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from .catalogue import SOURCE, say
from .place_names import game_name
from .rule_numbers import rule_numbers

if TYPE_CHECKING:
    from whistlestop.maps import Map

SHEET = """
@page { size: A4; margin: 14mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 182mm; padding: 6mm 0; color: #1d1a16; background: #fff;
  font: 10.5pt/1.35 "Source Sans 3", "Noto Sans", system-ui, sans-serif }
h1 { margin: 0 0 1mm; font: 600 20pt/1.1 Georgia, "Noto Serif", serif }
.players { margin: 0 0 4mm; color: #5a5248 }
.blocks { columns: 2; column-gap: 8mm }
section { break-inside: avoid; margin: 0 0 3.5mm; padding-top: 1.5mm; border-top: .4mm solid #8a2f22 }
h2 { margin: 0 0 1mm; font: 600 12pt/1.2 Georgia, "Noto Serif", serif }
ul { margin: 0; padding-left: 4.5mm }
li { margin: .6mm 0 }
table { margin-top: 1.5mm; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .4mm 1.8mm; border: .2mm solid #b9ae9f; text-align: center }
th { text-align: left; font-weight: 600; background: #f5f0e8 }
@media print { body { padding: 0 } }
@media (max-width: 40rem) { body { padding: 1rem } .blocks { columns: 1 } }
"""


class Block(NamedTuple):
    """A heading and what is said under it, as keys of messages."""

    heading: str
    sentences: list[str]


def blocks(map: Map) -> list[Block]:
    """What a reader of this map's summary needs, in the order of a game."""
    return _cards(map) if map.kind == "cards" else _board(map)


def _setup(map: Map, *between: str) -> Block:
    long = ["summary-long"] if map.ticket_rules.dealt_long else []
    return Block("chapter-B-setup", ["summary-hand", *between, "summary-row", "summary-offered", *long])


def _draws(map: Map) -> Block:
    reset = ["summary-draw-reset"] if map.train_cards.reset_at_locomotives else []
    return Block("section-T", ["summary-draw", "summary-draw-loco", *reset])


def _board(map: Map) -> list[Block]:
    stations = map.stations.each > 0
    found = [
        Block("summary-aim", ["summary-aim-map"]),
        _setup(map, "summary-trains", *(["summary-stations"] if stations else [])),
        Block("chapter-B-turn", ["summary-turn-stations" if stations else "summary-turn-map"]),
        _draws(map),
        Block("summary-routes", ["summary-route", "summary-route-loco", "summary-route-double"]),
    ]
    if any(track.ferry for track in map.tracks):
        found.append(Block("chapter-E-ferries", ["summary-ferry"]))
    if any(track.tunnel for track in map.tracks):
        found.append(Block("chapter-E-tunnels", ["summary-tunnel", "summary-tunnel-back"]))
    if stations:
        found.append(Block("chapter-E-stations", ["summary-station", "summary-station-use"]))
    scored = ["summary-ticket-done"]
    scored += ["summary-longest"] if map.trains.longest_path_bonus else []
    scored += ["summary-station-left"] if stations else []
    return [
        *found,
        Block("summary-tickets", ["summary-ticket-draw", "summary-ticket-rest"]),
        Block("chapter-B-end", ["summary-end-map"]),
        Block("chapter-K-scoring", [*scored, "summary-tie"]),
    ]


def _cards(map: Map) -> list[Block]:
    second = ["summary-second"] if map.rounds.two_rounds_from <= map.players[1] else []
    bonus = ["summary-bonus"] if map.bonus else []
    return [
        Block("summary-aim", ["summary-aim-cards"]),
        _setup(map, *(["summary-given"] if map.train_cards.given_locomotives else [])),
        Block("chapter-K-turn", ["summary-turn-cards"]),
        _draws(map),
        Block(
            "summary-yard", ["summary-yard-pile", "summary-yard-singles", "summary-yard-own", "summary-yard-robbery"]
        ),
        Block("summary-tickets", ["summary-ticket-draw", "summary-ticket-rest"]),
        Block("chapter-K-end", ["summary-end-cards", "summary-complete", *second]),
        Block("chapter-K-scoring", ["summary-ticket-done", *bonus, "summary-tie"]),
    ]


def summary_page(map: Map, language: str = SOURCE, sheet: str | None = None) -> str:
    """A whole HTML document that prints on one page of A4; `sheet` is where its style is, if not in itself."""
    numbers = rule_numbers(map)
    given = {**numbers, "game": game_name(map.id, map.name, language)}

    def said(key: str) -> str:
        return escape(say(key, language, **(given if key.startswith("summary-") else numbers)))

    style = f"<style>{SHEET}</style>" if sheet is None else f'<link rel="stylesheet" href="{escape(sheet)}">'
    title = said("summary-title")
    parts = []
    for block in blocks(map):
        items = "".join(f"<li>{said(key)}</li>" for key in block.sentences)
        table = _table(map, said) if block.heading == "chapter-K-scoring" else ""
        parts.append(f"<section><h2>{said(block.heading)}</h2><ul>{items}</ul>{table}</section>")
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f"{style}</head>\n<body><h1>{title}</h1>"
        f'<p class="players">{said("rules-players")}</p>\n<main class="blocks">{"".join(parts)}</main></body></html>\n'
    )


def _table(map: Map, said: Callable[[str], str]) -> str:
    """The points of routes by their length, or the bonus of each big city."""
    if map.bonus:
        pairs = [(map.cities[it.city].name, it.points) for it in map.bonus]
        rows = "".join(f"<tr><th>{escape(name)}</th><td>{points}</td></tr>" for name, points in pairs)
        return f"<table>{rows}</table>"
    lengths = sorted({track.length for track in map.tracks})
    if not lengths:
        return ""
    row = "".join
    return (
        f"<table><tr><th>{said('summary-spaces')}</th>{row(f'<td>{it}</td>' for it in lengths)}</tr>"
        f"<tr><th>{said('summary-points')}</th>"
        f"{row(f'<td>{map.trains.points[it]}</td>' for it in lengths)}</tr></table>"
    )

"""A report as sections of words, tables and pictures, and its two forms: one HTML page with all in it, and Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

STYLE = Path(__file__).with_name("page.css")


@dataclass(frozen=True)
class Cell:
    """A cell of a table. `shade` from -1 to 1 colours it; `hint` is shown when pointed at."""

    text: str
    shade: float | None = None
    hint: str = ""


@dataclass(frozen=True)
class Grid:
    """A table: the first column names its row, the others are numbers."""

    columns: Sequence[str]
    rows: Sequence[Sequence[Cell | str]]


@dataclass(frozen=True)
class Section:
    title: str
    words: str = ""
    grid: Grid | None = None
    pictures: Sequence[str] = field(default_factory=tuple)  # SVG; only the page shows them


@dataclass(frozen=True)
class Page:
    title: str
    facts: Sequence[str]
    sections: Sequence[Section]
    foot: str = ""


def cell_of(cell: Cell | str) -> Cell:
    return cell if isinstance(cell, Cell) else Cell(cell)


# --- HTML -------------------------------------------------------------------------------------------------


def html(page: Page) -> str:
    """The whole page in one file: nothing is loaded from anywhere."""
    facts = "".join(f"<li>{escape(fact)}</li>" for fact in page.facts)
    body = "\n".join(html_section(section) for section in page.sections)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(page.title)}</title>
<style>
{STYLE.read_text(encoding="utf-8").strip()}
</style>
</head>
<body>
<main>
<header>
<h1>{escape(page.title)}</h1>
<ul class="facts">{facts}</ul>
</header>
{body}
<footer>{escape(page.foot)}</footer>
</main>
</body>
</html>
"""


def html_section(section: Section) -> str:
    parts = [f"<h2>{escape(section.title)}</h2>"]
    parts += [f"<p>{escape(words)}</p>" for words in section.words.split("\n\n") if words]
    parts += [f"<figure>{picture}</figure>" for picture in section.pictures]
    if section.grid is not None:
        parts.append(html_grid(section.grid))
    return "<section>\n" + "\n".join(parts) + "\n</section>"


def html_grid(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in grid.columns)
    body = "\n".join(f"<tr>{html_row(row)}</tr>" for row in grid.rows)
    return f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'


def html_row(row: Iterable[Cell | str]) -> str:
    first, *rest = map(cell_of, row)
    return f'<th scope="row">{escape(first.text)}</th>' + "".join(map(html_cell, rest))


def html_cell(cell: Cell) -> str:
    hint = f' title="{escape(cell.hint)}"' if cell.hint else ""
    if cell.shade is None:
        return f"<td{hint}>{escape(cell.text)}</td>"
    kind = "good" if cell.shade >= 0 else "bad"
    return f'<td class="{kind}" style="--shade: {100 * min(1, abs(cell.shade)):.0f}%"{hint}>{escape(cell.text)}</td>'


# --- Markdown ---------------------------------------------------------------------------------------------


def markdown(page: Page) -> str:
    parts = [f"# {page.title}", "\n".join(f"- {fact}" for fact in page.facts)]
    for section in page.sections:
        parts.append(f"## {section.title}")
        if section.words:
            parts.append(section.words)
        if section.grid is not None:
            parts.append(markdown_grid(section.grid))
    return "\n\n".join([*parts, page.foot]).rstrip() + "\n"


def markdown_grid(grid: Grid) -> str:
    rows = [list(grid.columns), [":--", *["--:"] * (len(grid.columns) - 1)]]
    rows += [[cell_of(cell).text.replace("|", "\\|") for cell in row] for row in grid.rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)

"""`whistlestop rules`: the rules to read."""

from __future__ import annotations

import json
import shutil
import textwrap
from typing import Annotated

import typer

from whistlestop import maps, words
from whistlestop.words import Clause, Section

from .apps import Json, Language, language_of, new_app
from .status import OK, Misuse

app = new_app("Read the rules: all of them, a section by its letter, or a clause by its id.")
Which = Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="A clause (B10), or a section (B).")]
OfMap = Annotated[
    str | None,
    typer.Option("--map", metavar="MAP", help="Only what holds on this map (a name or a file), with its numbers."),
]
Summary = Annotated[bool, typer.Option("--summary", help="The rules of --map on one page to print, as HTML.")]
Pictures = Annotated[bool, typer.Option("--pictures", help="Drawn examples of the rules of --map, as HTML.")]
WIDEST = 100


@app.command()
def rules(
    clause: Which = None,
    map: OfMap = None,
    summary: Summary = False,
    pictures: Pictures = False,
    as_json: Json = False,
    language: Language = None,
) -> int:
    if summary or pictures:
        if map is None:
            raise Misuse("usage-summary-map", option="pictures" if pictures else "summary")
        print(sheet(maps.load(map), language_of(language), pictures=pictures), end="")
        return OK
    found = find(words.rules(language_of(language), maps.load(map) if map else None), clause)
    if as_json:
        clauses = [{"id": it.id, "section": section.id, "text": it.text} for section in found for it in all_of(section)]
        print(json.dumps(clauses, ensure_ascii=False))
    elif clause and len(clause) > 1:
        print(paragraph(all_of(found[0])[0]))
    else:
        print("\n\n".join(page(section) for section in found))
    return OK


def sheet(map: maps.Map, language: str, *, pictures: bool) -> str:
    if not pictures:
        return words.summary_page(map, language)
    from whistlestop.boards.pictures import picture_page  # which most who read the rules do not need

    return picture_page(map, language)


def find(sections: list[Section], wanted: str | None) -> list[Section]:
    """The sections wanted, or the one with nothing but the clause wanted. Misuse if there is no such thing."""
    if wanted is None:
        return sections
    for section in sections:
        if section.id.casefold() == wanted.casefold():
            return [section]
        for chapter in section.chapters:
            for clause in chapter.clauses:
                if clause.id.casefold() == wanted.casefold():
                    return [section._replace(chapters=[chapter._replace(clauses=[clause])])]
    known = next((it for it in sections if it.id.casefold() == wanted[:1].casefold()), None)
    ids = [clause.id for clause in all_of(known)] if known else []
    if known:
        raise Misuse("usage-clause-of", clause=words.typed(wanted), section=known.id, first=ids[0], last=ids[-1])
    titles = [words.SpokenError("usage-section", section=it.id, title=it.title) for it in sections]
    raise Misuse("usage-clause", clause=words.typed(wanted), sections=titles)


def all_of(section: Section) -> list[Clause]:
    return [clause for chapter in section.chapters for clause in chapter.clauses]


def page(section: Section) -> str:
    blocks = [f"{section.id}. {section.title}", wrapped(section.about)]
    for chapter in section.chapters:
        blocks += [chapter.title, wrapped(chapter.about), *map(paragraph, chapter.clauses)]
    return "\n".join(filter(None, blocks))


def paragraph(clause: Clause) -> str:
    return wrapped(f"{clause.id:<5}{clause.text.replace('*', '')}", indent=5)


def wrapped(text: str, indent: int = 0) -> str:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    return textwrap.fill(text, width, subsequent_indent=" " * indent, drop_whitespace=True)

"""Every sentence that the page asks for exists and gets what it needs (tests/words says that none is there in vain)."""

from __future__ import annotations

import re

from web.message_calls import asked, literals, modules, names_of, templates
from words.catalogues import documented, entries, variables

TEXT = re.compile(r">([^<>{}$`]*[A-Za-zÀ-ž]{2,}[^<>{}$`]*)</")
NAMED = re.compile(r"\b(?:title|alt|placeholder|aria-label)=\"([^\"$]*[A-Za-z]{2,}[^\"$]*)\"")
TEMPLATE_TEXT = re.compile(r"html`((?:[^`$]|\$(?!\{)|\$\{(?:[^`{}]|\{[^{}]*\})*\})*)`")


def there(key: str) -> bool:
    name, _, attribute = key.partition(".")
    entry = entries("en").get(name)
    return entry is not None and (not attribute or attribute in {it.id.name for it in entry.message.attributes})


def test_the_modules_are_read() -> None:
    assert len(modules()) > 30
    assert len(list(asked())) > 30


def test_names_are_read_from_an_object() -> None:
    assert names_of('{ name: store.names[seat] ?? "", n, "x-y": f({ a: [1, 2] }) }', 0) == frozenset(
        {"name", "n", "x-y"}
    )
    assert names_of("{ list: `a${b({c: '}'})}, d`, }", 0) == frozenset({"list"})
    assert names_of("{ ...params, n }", 0) is None
    assert names_of("{}", 0) == frozenset()


def test_every_key_that_stands_in_a_module_is_a_message() -> None:
    missing = {it.key for it in asked() if not there(it.key)} | {key for key in literals() if not there(key)}
    assert sorted(missing) == []


def said() -> set[str]:
    """Every message, and every attribute of one as `key.name`."""
    attributes = {f"{key}.{it.id.name}" for key, entry in entries("en").items() for it in entry.message.attributes}
    return set(entries("en")) | attributes


def test_every_computed_key_can_become_a_message() -> None:
    keys = said()
    lost = [
        f"{module}: {pattern.pattern}"
        for module, pattern in templates()
        if pattern.pattern.startswith(("page", "event", "table", "kind", "phase", "option", "server", "score"))
        and not any(pattern.fullmatch(key) for key in keys)
    ]
    assert lost == []


def test_every_message_of_the_page_is_called_page() -> None:
    for key, entry in entries("en").items():
        assert entry.file.startswith("page") == key.startswith("page-"), key


def test_messages_are_given_what_they_take() -> None:
    wrong = []
    for module, key, params in asked():
        if params is None or not there(key):
            continue
        needs, may = variables("en", key), documented(key.partition(".")[0])
        if not needs <= params <= needs | may:
            wrong.append(f"{module}: {key} takes {sorted(needs)} and is given {sorted(params)}")
    assert wrong == []


def test_no_sentence_is_written_in_a_module() -> None:
    found = []
    for module, text in modules().items():
        for template in TEMPLATE_TEXT.findall(text):
            written = [*TEXT.findall(template), *NAMED.findall(template)]
            found += [f"{module}: {words.strip()}" for words in written]
    assert found == []

"""Every clause of docs/rules.md is proved by a test of the kernel that names it."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest

from whistlestop.rules import clauses

ROOT = Path(__file__).parents[1]


@functools.cache
def marked(folder: Path) -> dict[str, list[str]]:
    """Clause id -> the tests in this folder that carry its mark."""
    found: dict[str, list[str]] = {}
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                        for argument in mark.args:
                            assert isinstance(argument, ast.Constant), f"{file.name}: {node.name}"
                            found.setdefault(str(argument.value), []).append(f"{file.name}::{node.name}")
    return found


def clauses_of_the_rules() -> list[str]:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([TBEKS]\d+[a-z]?)\*\*", text, flags=re.MULTILINE)


def test_the_rules_have_exactly_the_clauses_of_the_kernel() -> None:
    assert clauses_of_the_rules() == list(clauses.IDS)


@pytest.mark.parametrize("clause", clauses.IDS)
def test_every_clause_has_a_test(clause: str) -> None:
    folders = [marked(ROOT / "tests" / folder) for folder in ("clauses", "rules", "game")]
    assert any(folder.get(clause) for folder in folders), f"no test carries @pytest.mark.clause({clause!r})"


def test_no_mark_names_a_clause_that_does_not_exist() -> None:
    assert set(marked(ROOT / "tests")) <= set(clauses.IDS)

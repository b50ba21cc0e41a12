"""What the versions of Python that we name would stumble over, without having them all."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "whistlestop"
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp)


def hidden_functions(tree: ast.Module) -> list[str]:
    """Functions of a module that are called where a comprehension of the same function uses their name for something
    else. Python 3.12.0 to 3.12.3 takes one for the other: `[n for f in x], {f(n) for n in x}` is an UnboundLocalError
    there."""
    own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    found = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = list(ast.walk(function))
            variables = {
                name.id
                for it in inside
                if isinstance(it, COMPREHENSIONS)
                for loop in it.generators
                for name in ast.walk(loop.target)
                if isinstance(name, ast.Name)
            }
            called = {it.func.id for it in inside if isinstance(it, ast.Call) and isinstance(it.func, ast.Name)}
            found += [f"{function.name}: {name}" for name in sorted(own & variables & called)]
    return found


def test_no_comprehension_hides_a_function_that_another_one_needs() -> None:
    wrong = "def f(x): pass\ndef g(xs): return {**{1: [f for f in xs]}, **{n: f(n) for n in xs}}\n"
    assert hidden_functions(ast.parse(wrong)) == ["g: f"]
    for file in sorted(PACKAGE.rglob("*.py")):
        assert hidden_functions(ast.parse(file.read_text(encoding="utf-8"))) == [], file

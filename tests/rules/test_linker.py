"""Kernels are translated once and linked into entry points, in whatever order they call each other."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from whistlestop.rules import linker


@linker.Kernel
def doubled(number: Any) -> Any:
    return number * 2


@linker.Kernel
def more(number: Any) -> Any:
    return doubled(number) + 1


@linker.Kernel
def most(number: Any) -> Any:
    return doubled(more(number)) + more(number)


@linker.entry_point
def first(number: Any) -> Any:
    return most(number) + doubled(number)


@linker.entry_point
def second(number: Any) -> Any:
    return more(number)


def test_entry_points_share_kernels() -> None:
    assert first(5) == 22 + 11 + 10
    assert second(5) == 11
    assert [len(it.overloads) for it in (doubled, more, most)] == [1, 1, 1]


def test_a_kernel_alone_has_no_machine_code() -> None:
    assert first(5) == 43
    (compiled,) = doubled.overloads.values()
    assert isinstance(compiled.library, linker.KernelLibrary)
    assert [it.name for it in compiled.library._final_module.functions if not it.is_declaration] == [
        compiled.fndesc.mangled_name
    ]


def test_python_may_call_a_kernel() -> None:
    assert most(5) == 33
    assert most(2.5) == 18


def test_what_an_entry_point_raises_reaches_python() -> None:
    """The reason for a failure is kept beside the machine code; it must find its way through kernels that have none."""
    program = (
        "from whistlestop.rules import linker\n"
        "@linker.Kernel\n"
        "def check(number):\n"
        "    if number < 0:\n"
        "        raise ValueError('below zero')\n"
        "    return number\n"
        "@linker.entry_point\n"
        "def checked(number):\n"
        "    return check(number)\n"
        "assert checked(3) == 3\n"
        "checked(-1)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.endswith("ValueError: below zero\n")

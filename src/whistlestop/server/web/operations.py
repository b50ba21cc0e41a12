"""Which function answers which request: each operation that wire/schemas.py lists has a function of its name here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

Operation = Callable[[Request], Awaitable[Response]]

OPERATIONS: dict[str, Operation] = {}


def operation(function: Operation) -> Operation:
    """This function answers the operation of its name."""
    OPERATIONS[function.__name__] = function
    return function

"""Writing a map file: the data of a variant together with its base's, as one text that needs no other."""

from __future__ import annotations

import json
from typing import Any


def written(data: dict[str, Any]) -> str:
    """TOML that reads back as the same data: keys of the file first, then its tables."""
    blocks = ["\n".join(f"{key} = {_value(value)}" for key, value in data.items() if not isinstance(value, dict))]
    for name, table in data.items():
        if isinstance(table, dict):
            blocks.append("\n".join([f"[{name}]", *(f"{_key(key)} = {_value(value)}" for key, value in table.items())]))
    return "\n\n".join(blocks) + "\n"


def _value(value: Any) -> str:
    match value:
        case dict():
            return "{" + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case str() | bool():  # JSON writes these as TOML does
            return json.dumps(value)
        case _:
            return str(value)


def _key(key: str) -> str:
    return json.dumps(key)

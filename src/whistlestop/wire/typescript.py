"""JSON Schema to TypeScript declarations: as much of both as the wire uses."""

from __future__ import annotations

import json
from typing import Any

HEAD = "// Made from src/whistlestop/wire by `python -m whistlestop.wire.schemas`. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declarations(schemas: dict[str, Any]) -> str:
    return HEAD + "".join("\n" + declared(name, schema) for name, schema in schemas.items())


def declared(name: str, schema: dict[str, Any]) -> str:
    about = schema.get("description")
    comment = "" if about is None else f"/** {' '.join(str(about).replace('*/', '* /').split())} */\n"
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {kind(schema)};\n"
    needed = set(schema.get("required", ()))
    fields = [
        f"  readonly {field}{'' if field in needed else '?'}: {kind(it)};\n"
        for field, it in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def kind(schema: dict[str, Any]) -> str:
    """The type of one value."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(kind(it) for it in schema[several]))
    match schema.get("type"):
        case "array":
            return array(schema)
        case "object":
            more = schema.get("additionalProperties")
            return f"Readonly<Record<string, {kind(more) if isinstance(more, dict) else 'unknown'}>>"
        case str(plain):
            return PLAIN[plain]
    return "unknown"


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(kind(it) for it in schema['prefixItems'])}]"
    inside = kind(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"readonly ({inside})[]" if " | " in inside else f"readonly {inside}[]"

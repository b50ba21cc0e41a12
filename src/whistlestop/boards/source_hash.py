"""What a drawing is made from, as a hash: it says when a drawing no longer fits its map."""

from __future__ import annotations

import hashlib
import json

from whistlestop.maps import Map


def source_hash(map: Map) -> str:
    """The map's own hash leaves out names and places, which a drawing shows."""
    form = [map.hash, map.id, map.name, [list(city) for city in map.cities]]
    return hashlib.sha256(json.dumps(form, separators=(",", ":")).encode("ascii")).hexdigest()

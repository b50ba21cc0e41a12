"""What a drawing is made from, as a hash: it says when a drawing no longer fits its map, and that maps share one."""

from __future__ import annotations

import hashlib
import json

from whistlestop.maps import Map


def source_hash(map: Map) -> str:
    """Cities, routes and the size of the scale of points, all that a layout depends on: a variant that changes none of
    these looks like its base. The map's name and the points themselves are put in afterwards (`fitted`)."""
    scored = sum(1 for points in map.trains.points if points)
    form = [[list(city) for city in map.cities], [list(track) for track in map.tracks], scored]
    return hashlib.sha256(json.dumps(form, separators=(",", ":")).encode("ascii")).hexdigest()

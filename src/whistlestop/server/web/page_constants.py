"""The module `app/constants.js`: what the page and Python must know alike, said once, here below, and served."""

from __future__ import annotations

import json

from whistlestop import maps, words
from whistlestop.game import SPECTATOR
from whistlestop.game.notation.cards import KINDS
from whistlestop.game.options import SEAT_NAMES
from whistlestop.words.negotiation import ALSO
from whistlestop.words.plurals import counting_locales

from ..tables.opened import PREFIX

PATH = "app/constants.js"


def constants(*, demo: bool = False) -> dict[str, object]:
    """By name; `web/app/constants.d.ts` gives their types and says what they are. `demo`: for a demo site."""
    return {
        "SOURCE": words.SOURCE,
        "LANGUAGES": {
            language: {"name": words.say("language-name", language), "counts": counting_locales(language)}
            for language in words.languages()
        },
        "ALSO": ALSO,
        "KINDS": KINDS,
        "PLAYERS": [name.lower() for name in SEAT_NAMES],
        "SPECTATOR": SPECTATOR,
        "SHIPPED": maps.names(),
        "FROM_FILE": PREFIX,
        "DEMO": demo,
    }


def constants_module(*, demo: bool = False) -> str:
    found = constants(demo=demo).items()
    lines = [f"export const {name} = {json.dumps(it, ensure_ascii=False)};" for name, it in found]
    return "\n".join(["// Made by server/web/page_constants.py.", *lines, ""])

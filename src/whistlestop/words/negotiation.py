"""Which language somebody is spoken to in."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping

from .catalogue import SOURCE, languages

# Other names of our languages, and those whose speakers read one of them most easily.
ALSO = {"no": "nb", "nn": "nb"}
NO_LANGUAGE = ("C", "POSIX")


def choose(preferred: Iterable[str]) -> str:
    """The first of these that there is a catalogue for, else English. `nb-NO`, `is_IS.UTF-8`, `sv;q=0.8`, `no`."""
    there = languages()
    for wish in preferred:
        language = re.split(r"[-_.@;]", wish.strip(), maxsplit=1)[0].lower()
        language = language if language in there else ALSO.get(language, language)
        if language in there:
            return language
    return SOURCE


def user_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for, as other programs understand it (LANGUAGE, LC_ALL, LANG)."""
    env = os.environ if environment is None else environment
    locale = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    if locale.partition(".")[0] in NO_LANGUAGE:
        return SOURCE
    return choose([*env.get("LANGUAGE", "").split(":"), locale])

"""What the server refuses, as typed data: a code, the clause if it is the rules' refusal, and the words' key."""

from __future__ import annotations

from whistlestop import words
from whistlestop.game import IllegalAction, NotationError

Param = str | int | list[str]

# Every code there is, with the status that HTTP gives it.
STATUS = {
    "malformed": 400,
    "illegal": 409,
    "unreadable": 409,
    "stale": 409,
    "wrong-state": 409,
    "full": 409,
    "seat-taken": 409,
    "colour-taken": 409,
    "not-open-yet": 409,
    "wrong-nonce": 409,
    "too-many-rounds": 409,
    "too-many-tokens": 409,
    "wrong-code": 409,
    "no-mail": 409,
    "busy": 409,
    "no-map": 409,
    "other-version": 409,
    "worn-out": 409,
    "enough-tables": 409,
    "too-many-blocked": 409,
    "sealed": 409,
    "nobody-here": 409,
    "several-here": 409,
    "enough-challenges": 409,
    "challenge-over": 409,
    "no-guest": 401,
    "not-allowed": 403,
    "foreign": 403,
    "muted": 403,
    "not-wanted": 403,
    "no-table": 404,
    "nothing-here": 404,
    "no-board": 404,
    "wrong-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "mail-failed": 503,
    "crowded": 503,
    "cannot-store": 503,
    "closing": 503,
    "warming": 503,
    "failed": 500,
}


class Refusal(Exception):
    """Something that the server does not do. Nothing has changed."""

    def __init__(self, code: str, *, key: str | None = None, clause: str | None = None, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"server-{code}"
        self.clause = clause
        self.params = params

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def sentence(self, language: str = words.SOURCE) -> str:
        """What the player reads."""
        if self.code == "illegal":
            numbers = dict(self.params)
            what, options = str(numbers.pop("what")), numbers.pop("options")
            assert isinstance(options, list)
            return words.refusal(
                words.phrase(self.key, **numbers), what, options, clause=self.clause, language=language
            )
        return words.SpokenError(self.key, **self.params).sentence(language)


def of_illegal(error: IllegalAction) -> Refusal:
    """The rules' own refusal."""
    key, params = error.why
    return Refusal("illegal", key=key, clause=error.clause, what=error.what, options=list(error.options), **params)


def of_notation(error: NotationError) -> Refusal:
    refused = Refusal("unreadable", key=error.key)
    refused.params = {name: list(it) if isinstance(it, tuple) else it for name, it in error.params.items()}
    return refused

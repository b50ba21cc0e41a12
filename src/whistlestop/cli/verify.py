"""`whistlestop verify`: was the chance of a recorded game fair?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .apps import Json, Language, language_of, new_app
from .status import FAILED, OK, Misuse, reading

if TYPE_CHECKING:
    from whistlestop.game import Receipt, Verdict
    from whistlestop.maps import Map

app = new_app("Check that the chance of recorded games was fair: recompute every draw, and replay the rules.")
File = Annotated[str, typer.Argument(metavar="FILE", help="A file of one record or of many.")]
OwnMap = Annotated[str | None, typer.Option("--map", metavar="FILE", help="The map file, if it was a map of yours.")]
OwnReceipt = Annotated[
    str | None,
    typer.Option("--receipt", metavar="FILE", help="What your own device wrote down before the game: it must agree."),
]


@app.command()
def verify(
    file: File, own_map: OwnMap = None, receipt: OwnReceipt = None, as_json: Json = False, language: Language = None
) -> int:
    from whistlestop import words

    from .warm import warm_first

    spoken = language_of(language)
    warm_first()
    promised = None if receipt is None else receipt_of(receipt)
    with reading(file):
        verdicts = verdicts_of(file, own(own_map), promised)
    if not verdicts:
        raise Misuse("usage-no-record", file=file)
    if as_json:
        import msgspec

        print(msgspec.json.encode(verdicts).decode())
    else:
        for number, verdict in enumerate(verdicts, 1):
            said = verdict.sentence(spoken)
            many = len(verdicts) > 1
            print(words.say("verdict-numbered", spoken, number=number, verdict=said) if many else said)
    return OK if all(verdict.fair for verdict in verdicts) else FAILED


def verdicts_of(file: str, map: Map | None, receipt: Receipt | None = None) -> list[Verdict]:
    from whistlestop.game import verify_many

    return list(verify_many(file, map, receipt))


def receipt_of(path: str) -> Receipt:
    """A receipt that a device has saved."""
    from pathlib import Path

    from whistlestop.game import ReceiptError, read_receipt

    with reading(path):
        text = Path(path).read_bytes()
    try:
        return read_receipt(text)
    except ReceiptError:
        raise Misuse("usage-receipt", file=path) from None


def own(path: str | None) -> Map | None:
    """A map of the user's own, for records that were played on it."""
    from whistlestop import maps

    return None if path is None else maps.load(path)

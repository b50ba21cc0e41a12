"""What people and programs hold in their hands: games, actions and their notation, views, records, positions."""

from .chance import Chance, Given, Pool
from .fair_chance import Fair
from .fair_receipt import Receipt, ReceiptError, read_receipt
from .game import Game, new
from .illegal_action import IllegalAction
from .notation.actions import Action
from .notation.moves import Move
from .notation.parse import parse
from .notation.reader import NotationError
from .options import Options
from .position import Position, PositionError
from .records.reader import load, load_many, read_record, read_records
from .records.record import Record, RecordError, save_many
from .records.verification import Verdict, verify, verify_many
from .views.view import SPECTATOR, View

__all__ = [
    "SPECTATOR",
    "Action",
    "Chance",
    "Fair",
    "Game",
    "Given",
    "IllegalAction",
    "Move",
    "NotationError",
    "Options",
    "Pool",
    "Position",
    "PositionError",
    "Receipt",
    "ReceiptError",
    "Record",
    "RecordError",
    "Verdict",
    "View",
    "load",
    "load_many",
    "new",
    "parse",
    "read_receipt",
    "read_record",
    "read_records",
    "save_many",
    "verify",
    "verify_many",
]

"""What people and programs hold in their hands: games, actions and their notation, views, records, positions."""

from .actions import Action
from .chance import Chance, Given, Pool
from .fair import Fair
from .game import Game, new
from .illegal import IllegalAction
from .loading import load, load_many, read_record, read_records
from .moves import Move
from .options import Options
from .parsing import parse
from .position import Position, PositionError, position
from .reading import NotationError
from .record import Record, RecordError, save_many
from .verifying import Verdict, verify, verify_many
from .view import SPECTATOR, View

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
    "Record",
    "RecordError",
    "Verdict",
    "View",
    "load",
    "load_many",
    "new",
    "parse",
    "position",
    "read_record",
    "read_records",
    "save_many",
    "verify",
    "verify_many",
]

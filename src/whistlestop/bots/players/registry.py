"""Players by name: built-in bots and levels, bots that others have installed, and programs (`cmd:...`)."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from whistlestop.game import Action
from whistlestop.maps import Map

from ..champion import shipped
from ..traits import LEVELS, NAMES
from .builtin import ExpertPlayer, ScriptedPlayer
from .champion import CHAMPION, MASTER, ChampionPlayer, MasterPlayer, NetworkPlayer
from .errors import BotError
from .guest_bot import ViewPlayer
from .line_protocol import COMMAND, Program
from .protocol import FREE, Advice, Budget, Player, Table

GROUP = "whistlestop.bots"  # entry points: name = "module:factory"; the factory takes nothing and gives a Bot
EXPERT = "expert"
HIGHEST_BUDGET = 9_999_999  # milliseconds or trial games: hours for a decision
OWN_BUDGET = re.compile(rf"(?P<name>(?!{COMMAND}).+)@(?P<number>0*[1-9][0-9]{{0,6}})(?P<unit>ms)?")  # expert@50ms
NETWORKS = {CHAMPION: ChampionPlayer, MASTER: MasterPlayer}
LISTED = re.compile(r'\s*(?:"(?P<quoted>(?:[^"]|"")*)"\s*|(?P<plain>[^,]*))(?P<comma>,|\Z)')
OWN_NETWORK = re.compile(rf"(?P<name>{'|'.join(NETWORKS)}):(?P<file>.+)")  # champion:runs/europe/champion.npz


def names() -> list[str]:
    """All names that `make_player` knows, those that others have installed last. `cmd:...` is always possible."""
    return [*ours(), *sorted(name for name in installed() if name not in ours())]


def ours() -> list[str]:
    """The built-in bots and levels."""
    return list(dict.fromkeys([*NAMES, *levels()]))


def levels() -> dict[str, str]:
    """As people choose them, from the weakest to the strongest, and the bot behind each."""
    return LEVELS | ({CHAMPION: CHAMPION, MASTER: MASTER} if shipped.games() else {})


def listed(text: str) -> list[str]:
    """Names with commas between them; one that has a comma itself is in quotation marks: `"champion:a,b.npz",racer`.
    As in CSV, but that a line may end anywhere: `python -c` is followed by a whole program."""
    found = []
    for name in LISTED.finditer(text):
        quoted = name["quoted"]
        found.append((name["plain"] if quoted is None else quoted.replace('""', '"')).strip())
        if not name["comma"]:
            break
    return found


def installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def shadowed(name: str) -> EntryPoint | None:
    """What somebody has installed under the name of a bot of ours, which is the one that plays."""
    own = with_budget(name)
    bot = own[0] if own else name
    return installed().get(bot) if bot in ours() else None


def scripted_name(name: str) -> str | None:
    """The compiled policy behind a name; None if there is none."""
    policy = LEVELS.get(name, name)
    return policy if policy in NAMES else None


def is_scripted(name: str) -> bool:
    return scripted_name(name) is not None


def make_player(name: str, *, seed: int = 0) -> Player:
    """A player by its name. `NAME@50ms` thinks for 50 ms and `expert@400` for 400 trial games, whatever it is told;
    `champion:FILE` and `master:FILE` play by the network in a file."""
    if name.startswith(COMMAND):
        return ViewPlayer(name, Program(name[len(COMMAND) :]))
    if own := with_budget(name):
        return OnBudget(name, make_player(own[0], seed=seed), own[1])
    if network := OWN_NETWORK.fullmatch(name):
        return NETWORKS[network["name"]](name, seed, Path(network["file"]))
    policy = scripted_name(name)
    if policy is not None:
        return ScriptedPlayer(name, policy, seed)
    if name == EXPERT:
        return ExpertPlayer(name, seed)
    if name in NETWORKS and shipped.games():
        return NETWORKS[name](name, seed)
    return installed_player(name)


def check_plays(name: str, map: Map) -> None:
    """BotError if this player cannot play this map: a network in a file may have learnt another one."""
    own = with_budget(name)
    player = make_player(own[0] if own else name) if network_file(name) else None
    if isinstance(player, NetworkPlayer):
        player.weights(map)


def network_file(name: str) -> Path | None:
    """The file by whose network a player with this name plays; None if it plays by none that somebody names."""
    own = with_budget(name)
    network = OWN_NETWORK.fullmatch(own[0] if own else name)
    return Path(network["file"]) if network else None


def with_budget(name: str) -> tuple[str, Budget] | None:
    """A name that says for how long to think, in two parts; None if it does not."""
    own = OWN_BUDGET.fullmatch(name)
    if own is None:
        return None
    number = int(own["number"])
    return own["name"], Budget(seconds=number / 1000) if own["unit"] else Budget(rollouts=number)


def installed_player(name: str) -> Player:
    point = installed().get(name)
    if point is None:
        raise BotError(name, unknown(name, names()))
    try:
        return ViewPlayer(name, point.load()())
    except Exception as error:
        raise BotError(name, f"({point.value}) cannot be made: {type(error).__name__}: {error}") from error


def lacks_budget(name: str) -> str | None:
    """What stands before the @ of a name that is no budget's: `expert` of `expert@50s`. None if there is no @ in it."""
    before, at, _ = name.rpartition("@")
    return before if at and with_budget(name) is None else None


def unknown(name: str, known: Iterable[str]) -> str:
    known = list(known)
    if (bot := lacks_budget(name)) in known:
        return (
            f"has no budget behind its @: that is a whole number of milliseconds or of trial games from 1 to "
            f"{HIGHEST_BUDGET}, like {bot}@50ms or {bot}@400"
        )
    close = difflib.get_close_matches(name, known, n=1)
    return f"is not known; did you mean {close[0]}?" if close else f"is not known; there are {', '.join(known)}"


class OnBudget:
    """A player with a budget of its own."""

    def __init__(self, name: str, player: Player, budget: Budget) -> None:
        self.name = name
        self.player = player
        self.budget = budget

    def decide(self, game: Table, seat: int, budget: Budget = FREE) -> Action | int:
        return self.player.decide(game, seat, self.budget)

    def rank(self, game: Table, seat: int, budget: Budget = FREE) -> list[Advice]:
        return self.player.rank(game, seat, self.budget)

    def close(self) -> None:
        self.player.close()

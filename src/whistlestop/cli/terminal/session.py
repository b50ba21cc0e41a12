"""A game at one keyboard: who is to move, what is typed, and what becomes of it. Nobody sees another's cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from whistlestop.game import SPECTATOR, IllegalAction, NotationError, Record
from whistlestop.rules.decisions import DECISIONS

from ..players import Players
from ..status import OK, Interrupted, UsageError, writing
from .choices import FORCED, meant, options, play_forced
from .completion import COMMANDS, completions
from .context import Context
from .final_scores import ending
from .keyboard import Keyboard
from .queries import ANSWERS, news
from .table import decks, hand, heading, labelled, room, row, whole_table

FRESH = ("setup", "turn", "keep", "complete")  # phases in which one looks at the whole table
SEARCHERS = ("expert", "master")  # bots that wait for the compiler on the very first use
ALSO = {"?": "help", "exit": "quit", "q": "quit", "h": "help"}


class Left(Exception):
    """Somebody wants to stop."""


class Session:
    """One game, from where it stands to its end or until somebody leaves."""

    def __init__(
        self, context: Context, keyboard: Keyboard, *, seed: int, save: str | None = None, remark: str | None = None
    ) -> None:
        self.context = context
        self.keyboard = keyboard
        self.players = Players(context.seats, seed)
        self.file = save
        self.remark = remark  # at the beginning of the record
        self.waited = False  # has it been said that a bot takes longer this time?
        self.told = dict.fromkeys(range(SPECTATOR, context.game.players), 0)  # events that each viewer has read
        self.looking: int | None = context.people[0] if len(context.people) == 1 else None  # who sits at the keyboard

    def run(self) -> int:
        """Play; an unfinished game is put away however it ends."""
        if self.file:
            self.save(self.file, quietly=True)  # a file that cannot be written is better known before the first move
        self.introduce()
        try:
            with self.players:
                while not self.context.game.is_over:
                    self.step()
        except (Left, EOFError):
            self.put_away()
            return OK
        except KeyboardInterrupt:
            self.context.console.print()
            self.put_away()
            raise Interrupted from None
        except UsageError:  # a bot that does not play
            self.put_away()
            raise
        viewer = self.looking if len(self.context.people) == 1 else None
        self.tell(SPECTATOR if viewer is None else viewer)
        self.context.console.print(ending(self.context, viewer))
        if self.file:
            self.save(self.file)
        return OK

    def introduce(self) -> None:
        """Say of each bot that another one plays in its place; UsageError if it cannot play this map at all."""
        bots = {seat.bot for seat in self.context.seats if seat.bot is not None}
        if bots:
            from whistlestop.bots.players import BotError, check_plays, needs_stand_in

            for bot in sorted(bots):
                try:
                    check_plays(bot, self.context.game.map)
                except BotError as error:
                    raise UsageError(f"whistlestop: {error}") from None
                if needs_stand_in(bot, self.context.game.map):
                    self.context.show("terminal-stand-in", bot=bot)

    def step(self) -> None:
        """One decision of a bot, or a turn at the keyboard."""
        game = self.context.game
        for seat in game.pending:
            if self.context.seats[seat].bot is not None:
                self.announce_wait(seat)
                game.play(self.players.decide(game, seat), seat)
                if not self.context.people:
                    self.tell(SPECTATOR)
                return
        self.person(game.pending[0])

    def announce_wait(self, seat: int) -> None:
        """On the very first use the bot that searches waits for the compiler: say why nothing happens, once."""
        from whistlestop.rules.kernel import TARGET

        if TARGET != "starting" or self.waited or not str(self.context.seats[seat].bot).startswith(SEARCHERS):
            return
        from whistlestop.rules.background_compiling import compiling

        self.waited = True
        if not compiling.ready():
            self.context.console.print(self.context.say("terminal-in-a-moment", name=self.context.game.names[seat]))

    # --- a person at the keyboard ---------------------------------------------------------------------------------

    def person(self, seat: int) -> None:
        """Ask until something has been decided."""
        if seat != self.looking:
            self.hand_over(seat)
        self.told[SPECTATOR] = len(self.context.game.events_since(0, SPECTATOR))  # at the end, everybody reads the rest
        self.look(seat)
        while not self.heard(seat, self.ask(seat)):
            pass
        if self.file:
            self.try_saving(self.file, quietly=True)

    def hand_over(self, seat: int) -> None:
        """The last one reads what came of the move; then the screen is empty until the next one is there."""
        if self.looking is not None:
            self.tell(self.looking)
            self.keyboard.pause(self.context.say("terminal-cover"))
        self.keyboard.clear()
        self.keyboard.pause(self.context.say("terminal-hand-over", name=self.context.game.names[seat]))
        self.keyboard.clear()
        self.looking = seat

    def look(self, seat: int) -> None:
        """The whole table at the beginning of a turn; in the middle of one, what matters for it."""
        context, view = self.context, self.context.game.view(seat)
        console = context.console
        console.print()
        if view.phase in FRESH:
            console.print(heading(context, view))
            if not self.tell(seat):
                console.print()
            console.print(whole_table(context, view))
            console.print()
        else:
            self.tell(seat)
        if view.phase == "second" and view.own:
            shown = hand(context, view.own, room(context))
            lines = labelled(context, "table-row", row(context, view)), labelled(context, None, decks(context, view))
            console.print(Group(*lines, labelled(context, "terminal-hand", shown)))
        console.print(Text(self.awaited(seat, view.phase), style="bold"))
        if choices := options(context, seat):
            console.print(choices)

    def awaited(self, seat: int, phase: str) -> str:
        """What is to be done, and how one says it."""
        said = self.context.awaited(seat)
        if phase == "turn":
            cards = self.context.game.map.kind == "cards"
            hint = self.context.say("terminal-hint-cards") if cards else self.context.say("terminal-hint-map")
            return f"{said} {hint}"
        if phase in FORCED:
            return f"{said} {self.context.say('terminal-hint-number')}"
        if phase in ("setup", "keep"):
            return f"{said} {self.context.say('terminal-hint-keep')}"
        return said

    def tell(self, viewer: int) -> bool:
        """What the viewer has not read yet. False if there is nothing new."""
        lines = news(self.context, viewer, self.told[viewer])
        self.told[viewer] = len(self.context.game.events_since(0, viewer))
        for line in lines:
            self.context.console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
        if lines and self.context.people:
            self.context.console.print()
        return bool(lines)

    def ask(self, seat: int) -> str:
        context = self.context
        candidates: Callable[[str], list[str]] = lambda typed: completions(context, seat, typed)  # noqa: E731
        return self.keyboard.ask(f"{context.game.names[seat]}> ", candidates)

    def heard(self, seat: int, line: str) -> bool:
        """What a line brings about. True if the game has moved on, so that everything is looked at anew."""
        word, _, rest = line.partition(" ")
        command = find_command(word)
        rest = rest.strip()
        if not line:
            return False
        if command in ANSWERS:
            self.context.console.print(ANSWERS[command](self.context, seat, rest))
            return False
        if command == "quit":
            raise Left
        if command == "save":
            self.save_as(rest)
            return False
        if command == "undo":
            return self.undo(seat)
        return self.play(seat, meant(self.context, seat, line))

    def play(self, seat: int, line: str) -> bool:
        try:
            self.context.game.play(line, seat)
        except IllegalAction as error:
            self.context.console.print(Text(error.sentence(self.context.language), style="red"))
            return False
        except NotationError as error:
            said = f"{error.sentence(self.context.language)} {self.context.say('terminal-try-help')}"
            self.context.console.print(Text(said, style="red"))
            return False
        play_forced(self.context, seat)
        return True

    # --- back, and away -------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Back to this seat's decision before. With other people at the table only within a move."""
        game = self.context.game
        if len(self.context.people) > 1 and game.phase not in FORCED:
            self.context.show("terminal-undo-people")
            return False
        if not any(entry // DECISIONS == seat for entry in game.log if entry >= 0):
            self.context.show("terminal-undo-nothing")
            return False
        undone = None
        while (undone != seat or game.phase in FORCED) and (taken := [it for it in game.log if it >= 0]):
            undone = taken[-1] // DECISIONS
            game.undo()
        self.told = {viewer: min(n, len(game.events_since(0, viewer))) for viewer, n in self.told.items()}
        return True

    def save_as(self, name: str) -> None:
        file = name or self.file
        if not file:
            self.context.show("terminal-save-where")
            return
        if self.try_saving(file):
            self.file = file

    def try_saving(self, file: str, *, quietly: bool = False) -> bool:
        """A disk that is full must not end a game."""
        try:
            self.save(file, quietly=quietly)
        except UsageError as error:
            self.context.console.print(Text(str(error), style="red"), soft_wrap=True)
            return False
        return True

    def save(self, file: str, *, quietly: bool = False) -> None:
        with writing(file):
            comments = [] if self.remark is None else [(0, self.remark)]
            Record.of(self.context.game, comments=comments).save(file)
        if not quietly:
            self.context.show("terminal-saved", file=str(Path(file)))

    def put_away(self) -> None:
        """An unfinished game: saved, if there is a file for it."""
        if not self.file:
            self.context.show("terminal-left-unsaved")
            return
        self.save(self.file, quietly=True)
        self.context.show("terminal-left-saved", file=self.file)


def find_command(word: str) -> str | None:
    """A command by its name, or by a beginning that only one of them has."""
    word = ALSO.get(word.casefold(), word.casefold())
    if word in COMMANDS:
        return word
    found = [it for it in COMMANDS if len(word) > 2 and it.startswith(word)]
    return found[0] if len(found) == 1 else None

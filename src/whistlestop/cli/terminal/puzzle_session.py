"""A puzzle at the keyboard: the table as its seat sees it, one answer, and what is said of it."""

from __future__ import annotations

from rich.text import Text

from whistlestop.game import Action, IllegalAction, NotationError
from whistlestop.game.notation.moves import Move
from whistlestop.puzzles import Puzzle
from whistlestop.puzzles.solving import Answered, answered

from ..review import named, percent
from ..status import OK, Interrupted
from .context import Context
from .keyboard import Keyboard
from .session import Left, Session

SHOW = "show"


class PuzzleSession(Session):
    """What can be asked at the prompt of a game can be asked here; a decision is the answer."""

    def __init__(self, context: Context, keyboard: Keyboard, puzzle: Puzzle, number: int) -> None:
        super().__init__(context, keyboard, seed=0)
        self.puzzle = puzzle
        self.number = number
        self.looking = puzzle.seat

    def run(self) -> int:
        context, seat = self.context, self.puzzle.seat
        about = context.say("page-puzzle-about", game=context.game_name, level=self.puzzle.level)
        context.console.print(Text(f"{context.say('page-puzzle-number', number=self.number)} · {about}", style="bold"))
        self.look(seat)
        context.console.print(context.say("page-puzzle-ask"))
        context.show("terminal-hint-puzzle")
        try:
            while not self.heard(seat, self.ask(seat)):
                pass
        except (Left, EOFError):
            return OK
        except KeyboardInterrupt:
            context.console.print()
            raise Interrupted from None
        return OK

    def play(self, seat: int, line: str) -> bool:
        """True if it is an answer: nothing is played."""
        if line.casefold() == SHOW:
            self.explain(answered(self.puzzle, self.context.game, None), None)
            return True
        try:
            meant = self.context.game.parse(line, seat)
        except (IllegalAction, NotationError) as error:
            self.context.console.print(Text(error.sentence(self.context.language), style="red"))
            return False
        action = meant.actions[0] if isinstance(meant, Move) else meant
        self.explain(answered(self.puzzle, self.context.game, action), action)
        return True

    def explain(self, said: Answered, action: Action | None) -> None:
        context, solution = self.context, str(said.solution)
        if said.right:
            verdict = context.say("page-puzzle-right", move=solution)
        elif said.cost is None:
            verdict = context.say("page-puzzle-shown")
        else:
            verdict = context.say("page-puzzle-wrong", move=str(action), cost=percent(context, said.cost))
        context.console.print(Text(verdict, style="bold green" if said.right else "bold"))
        if not said.right:
            context.console.print(context.say("page-puzzle-solution", move=solution))
        for fact in said.facts:
            context.console.print(f"  {context.say(fact.key, **named(context, fact.params))}")
        chance, margin = percent(context, said.chance), percent(context, said.margin)
        context.show("page-puzzle-chance", chance=chance, margin=margin)

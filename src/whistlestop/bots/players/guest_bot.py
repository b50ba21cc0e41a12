"""Anyone's bot as a player: it is given a view, it has a time limit, and what it answers is checked."""

from __future__ import annotations

import contextlib
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar, runtime_checkable

from whistlestop.game import Action, View
from whistlestop.maps import Map
from whistlestop.rules.api import Records

from .errors import BotError, ProgramError
from .protocol import FREE, Advice, Adviser, Bot, Budget, Table

START_SECONDS = 30.0  # for a program to start and greet
HERE = Path(__file__).parent
SHOWN = 5  # legal actions that an error names

T = TypeVar("T")


@runtime_checkable
class Greeted(Protocol):
    """A bot that is told about the map before its first decision on it, and given the record of what its seat sees."""

    def begin(self, map: Map, view: View) -> None: ...
    def look(self, known: Records) -> None: ...


class ViewPlayer:
    """Plays a game with somebody's bot."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self._map: Map | None = None

    def decide(self, game: Table, seat: int, budget: Budget = FREE) -> Action:
        view = self._look(game, seat)
        answer = self._ask(lambda: self.bot.choose(view, view.legal, budget), budget.limit)
        return self._checked(answer, view)

    def rank(self, game: Table, seat: int, budget: Budget = FREE) -> list[Advice]:
        """What the bot says, or just its choice if it gives no reasons."""
        if not isinstance(self.bot, Adviser):
            return [Advice(self.decide(game, seat, budget), 0.0, "")]
        view, adviser = self._look(game, seat), self.bot
        ranked = self._ask(lambda: [Advice(*one) for one in adviser.rank(view, view.legal, budget)], budget.limit)
        for one in ranked:
            self._checked(one.action, view)
        return ranked

    def close(self) -> None:
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()

    def _look(self, game: Table, seat: int) -> View:
        view, bot = game.view(seat), self.bot
        if isinstance(bot, Greeted):
            if self._map is not game.map:
                self._map = game.map
                self._ask(lambda: bot.begin(game.map, view), START_SECONDS)
            bot.look(game.seen(seat))
        return view

    def _ask(self, question: Callable[[], T], limit: float | None) -> T:
        try:
            with contextlib.redirect_stdout(sys.stderr):  # standard output is for results
                return within(limit, question)
        except TimeoutError:
            self.close()
            raise BotError(self.name, f"gave no answer within {limit:.1f} s") from None
        except ProgramError as error:
            self.close()
            raise BotError(self.name, str(error)) from None
        except (Exception, SystemExit) as error:  # who calls exit() ends the bot, not the game
            self.close()
            said = str(error).strip().rstrip(".")
            what = f"{type(error).__name__}{': ' if said else ''}{said}{place_of(error, self.bot)}"
            raise BotError(self.name, f"failed: {what}") from error

    def _checked(self, answer: object, view: View) -> Action:
        for action in view.legal:
            if action == answer or (isinstance(answer, str) and str(action) == answer):
                return action
        legal = ", ".join(map(str, view.legal[:SHOWN])) + (", ..." if len(view.legal) > SHOWN else "")
        raise BotError(self.name, f"answered {str(answer)!r}, which is not legal here; legal are {legal}")


def place_of(error: BaseException, bot: Bot) -> str:
    """Where in its author's code a bot has failed, whatever that called; nothing if it is a program behind ours."""
    file = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    if file is None or Path(file).parent == HERE:
        return ""
    folder = Path(file).parent
    frames = [it for it in traceback.extract_tb(error.__traceback__) if folder in Path(it.filename).parents]
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def within(seconds: float | None, question: Callable[[], T]) -> T:
    """The answer, if it comes in time. A thread cannot be ended from outside: one that is late is left behind."""
    if seconds is None:
        return question()
    answers: queue.SimpleQueue[tuple[T | None, BaseException | None]] = queue.SimpleQueue()

    def ask() -> None:
        try:
            answers.put((question(), None))
        except BaseException as error:
            answers.put((None, error))

    threading.Thread(target=ask, daemon=True).start()
    try:
        answer, error = answers.get(timeout=seconds)
    except queue.Empty:
        raise TimeoutError from None
    if error is not None:
        raise error
    return answer  # type: ignore[return-value]  # what was asked for, since there is no error

"""Writing down a game from a real table: chance is asked for, actions are typed, every line is saved."""

from __future__ import annotations

import re

from rich.text import Text

from whistlestop.game import Game, Given, IllegalAction, NotationError
from whistlestop.game.chance import Pool, outcome_text
from whistlestop.game.notation.cards import KINDS
from whistlestop.game.notation.plain_letters import fold
from whistlestop.rules import phases

from ..status import OK, Interrupted, writing
from .choices import meant, options
from .colours import player
from .completion import completions
from .context import Context
from .final_scores import ending
from .keyboard import Keyboard
from .queries import ANSWERS, news

ASKED = {
    phases.DEAL: "terminal-record-dealt",
    phases.DEAL_TICKETS: "terminal-record-setup",
    phases.LOT: "terminal-record-first",
    phases.FILL: "terminal-record-row",
    phases.BLIND: "terminal-record-drawn",
    phases.TURN_UP: "terminal-record-tunnel",
    phases.TICKETS_UP: "terminal-record-tickets",
}
LISTED = 6  # outcomes that are worth listing
LOOKING = ("table", "log", "moves", "why", "rules", "routes")


def waits_for_chance(game: Game) -> bool:
    return isinstance(game.chance, Given)


class Transcriber:
    """Asks for what happened, in the order in which it happened."""

    def __init__(self, context: Context, keyboard: Keyboard, file: str) -> None:
        self.context = context
        self.keyboard = keyboard
        self.file = file
        self.told = len(context.game.events_since(0))
        self.hands: list[list[str]] = []  # dealt by now, where all are typed before the first is dealt

    def run(self) -> int:
        self.save()  # a file that cannot be written is better known before anything is typed
        self.context.show("terminal-record-welcome", file=self.file)
        try:
            while not self.context.game.is_over:
                self.step()
        except EOFError:
            self.context.show("terminal-record-left", file=self.file)
            return OK
        except KeyboardInterrupt:
            self.context.console.print()
            self.context.show("terminal-record-left", file=self.file)
            raise Interrupted from None
        self.tell()
        self.context.console.print(ending(self.context))
        self.context.show("terminal-saved", file=self.file)
        return OK

    def step(self) -> None:
        """One line: an outcome of chance (or several), or an action."""
        self.tell()
        pool = self.context.game.pool()
        line = self.ask_chance(pool) if pool else self.ask_action()
        word, _, rest = line.partition(" ")
        if not line:
            return
        if word.casefold() in ("quit", "exit"):
            raise EOFError
        if word.casefold() == "help":
            self.context.show("terminal-record-help")
        elif word.casefold() == "back":
            self.back()
        elif word.casefold() in LOOKING and not (pool and word.casefold() == "table" and rest):
            self.context.console.print(
                ANSWERS[word.casefold()](self.context, self.context.game.to_move or 0, rest.strip())
            )
        else:
            self.try_line(pool, line)

    # --- asking -----------------------------------------------------------------------------------------------------

    def ask_chance(self, pool: Pool) -> str:
        texts = [self.outcome(pool, one) for one in pool.weights]
        if pool.kind != "card" and len(texts) <= LISTED:
            self.context.console.print(Text("; ".join(texts), style="dim"))

        def candidates(typed: str) -> list[str]:
            head, comma, last = typed.rpartition(",")
            return [f"{head}{comma}{' ' if comma else ''}{it}" for it in texts if fold(it).startswith(fold(last))]

        return self.keyboard.ask(f"{self.question()} ", candidates)

    def question(self) -> str:
        context, game = self.context, self.context.game
        phase, seat = game.phase_number, game.receiver
        if hand := game.hand_due:
            name = game.names[
                ((seat or 0) + len(self.hands)) % game.players
            ]  # the hands typed before are not dealt yet
            return context.say("terminal-record-dealt-hand", name=name, number=hand)
        return context.say(ASKED[phase], name="" if seat is None else game.names[seat])

    def ask_action(self) -> str:
        context = self.context
        seat = context.game.pending[0]
        context.console.print(Text.assemble(player(seat, context.game.names[seat]), " ", (self.held(seat), "dim")))
        if choices := options(context, seat):
            context.console.print(choices)
        return self.keyboard.ask(f"{context.game.names[seat]}> ", lambda typed: completions(context, seat, typed))

    def held(self, seat: int) -> str:
        """What the scribe needs to know of the seat: tickets on offer by number, or the hand."""
        own = self.context.game.view(seat).own
        if own is None:
            return ""
        if own.offer:
            return "; ".join(f"{at} {self.context.ticket(it.ticket)}" for at, it in enumerate(own.offer, 1))
        return self.context.counted_list({kind: own.hand[kind] for kind in KINDS if kind in own.hand})

    # --- what is typed ------------------------------------------------------------------------------------------------

    def try_line(self, pool: Pool | None, line: str) -> None:
        """All of a line, or nothing of it."""
        game = self.context.game.copy()
        try:
            if pool is None:
                seat = game.pending[0]
                game.play(meant(self.context, seat, line), seat)
            else:
                self.happen(game, pool.kind, self.outcomes(pool, line))
        except (IllegalAction, NotationError) as error:
            self.context.console.print(Text(error.sentence(self.context.language), style="red"))
        else:
            self.context.game.follow(game)
            self.save()

    def happen(self, game: Game, kind: str, outcomes: list[str]) -> None:
        """A line may not run past what is due. Cards dealt are typed hand by hand, but dealt singly, all around."""
        if hand := game.hand_due:
            if len(outcomes) != hand:
                raise NotationError("terminal-record-hand", number=hand)
            for outcome in outcomes:  # is there such a card?
                game.copy().happen(outcome)
            hands = [*self.hands, outcomes]
            if len(hands) < game.players:
                self.hands = hands
                return
            self.deal(game, kind, [card for cards in zip(*hands, strict=True) for card in cards])
            self.hands = []  # not before they were dealt: of a hand that cannot be, only that one is asked anew
        else:
            self.deal(game, kind, outcomes)

    def deal(self, game: Game, kind: str, outcomes: list[str]) -> None:
        for outcome in outcomes:
            pool = game.pool()
            if pool is None or pool.kind != kind:
                raise NotationError("terminal-record-too-many", outcome=outcome)
            game.happen(outcome)

    def outcomes(self, pool: Pool, line: str) -> list[str]:
        """`red, 2 blue, loco` for cards; one ticket, or several with commas between them; a player by name."""
        parts = [part.strip() for part in line.split(",") if part.strip()]
        if pool.kind == "lot":
            names = [fold(name) for name in self.context.game.names]
            called = [at for at, name in enumerate(names) if name.startswith(fold(line))]
            return [outcome_text(self.context.game.notation, "lot", called[0])] if len(called) == 1 else parts
        if pool.kind == "ticket":
            return parts
        found = []
        for number, word in re.findall(r"(?:(\d{1,2})\s*x?\s*)?([^\W\d_]+)", line):
            found += [word] * (int(number) if number else 1)
        return found or parts

    def outcome(self, pool: Pool, outcome: int) -> str:
        if pool.kind == "lot":
            return self.context.game.names[outcome]
        return outcome_text(self.context.game.notation, pool.kind, outcome)

    def back(self) -> None:
        """Without the last card, ticket or decision."""
        game = self.context.game
        if self.hands:
            self.hands.pop()
            return
        if not game.log:
            self.context.show("terminal-record-beginning")
            return
        game.take_back()
        self.told = min(self.told, len(self.context.game.events_since(0)))
        self.save()

    def tell(self) -> None:
        lines = news(self.context, None, self.told)
        self.told = len(self.context.game.events_since(0))
        for line in lines:
            self.context.console.print(Text(line, style="dim"))

    def save(self) -> None:
        with writing(self.file):
            self.context.game.record().save(self.file)

"""What goes wrong with somebody's bot."""

from __future__ import annotations


class ProgramError(Exception):
    """What a program does that no bot may; the message goes on after the bot's name."""


class BotError(RuntimeError):
    """A bot that cannot be found, fails, answers too late, or answers what is not legal. It names the bot."""

    def __init__(self, bot: str, what: str) -> None:
        super().__init__(bot, what)
        self.bot = bot
        self.what = what

    def __str__(self) -> str:
        return f"the bot {self.bot!r} {self.what}" + ("" if self.what.endswith(("?", ".")) else ".")

"""What is typed: with completion and history on a terminal, plain lines from a pipe or a script."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

from ..console import is_interactive, is_terminal

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completion

Candidates = Callable[[str], list[str]]  # whole lines that what has been typed so far may become


class Keyboard(Protocol):
    """EOFError when there is nothing more to come; KeyboardInterrupt on Ctrl-C."""

    def ask(self, prompt: str, candidates: Candidates) -> str: ...
    def pause(self, prompt: str) -> None: ...
    def clear(self) -> None: ...


def keyboard() -> Keyboard:
    return Terminal() if is_interactive() else Plain()


class Plain:
    """Lines from anywhere; they are printed too, so that what comes out reads like a game at a terminal."""

    def ask(self, prompt: str, candidates: Candidates) -> str:  # noqa: ARG002
        print(prompt, end="", flush=True)
        line = read_line()
        if not line:
            print()
            raise EOFError
        if not is_terminal(sys.stdin):
            print(line.rstrip("\n"))
        return line.strip()

    def pause(self, prompt: str) -> None:
        """A script has nobody to wait for."""
        print(prompt, flush=True)
        if is_terminal(sys.stdin) and not read_line():
            raise EOFError

    def clear(self) -> None:
        pass


def read_line() -> str:
    return sys.stdin.readline() if sys.stdin is not None else ""


class Terminal:
    """A line with completion while typing, and the history of what was typed before at the same prompt: what one person
    has chosen in secret is not for the next one."""

    def __init__(self) -> None:
        self._sessions: dict[str, PromptSession[str]] = {}

    def ask(self, prompt: str, candidates: Candidates) -> str:
        from prompt_toolkit import PromptSession

        if prompt not in self._sessions:
            self._sessions[prompt] = PromptSession(complete_while_typing=True, reserve_space_for_menu=6)
        return self._sessions[prompt].prompt(prompt, completer=completer(candidates)).strip()

    def pause(self, prompt: str) -> None:
        from prompt_toolkit import prompt as ask

        ask(prompt)

    def clear(self) -> None:
        """The screen, and what has been scrolled off it: it may show somebody's hand."""
        print("\x1b[H\x1b[2J\x1b[3J", end="", flush=True)


def completer(candidates: Candidates) -> Any:
    from prompt_toolkit.completion import Completer, Completion

    class Lines(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Iterable[Completion]:  # noqa: ARG002
            typed = document.text_before_cursor
            for line in candidates(typed):
                yield Completion(line, start_position=-len(typed))

    return Lines()

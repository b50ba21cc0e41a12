"""Somebody who plays in a browser: looks at the page, decides by what it shows, presses what anybody could press."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
# A point of the screen where a press meets this track and nothing that lies above it.
POINT = """(track) => {
  const it = document.querySelector(`.board [data-track="${track}"]`);
  for (const part of it?.querySelectorAll(".space, .hit") ?? []) {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest("[data-track]") === it) return { x, y };
  }
  return null;
}"""
PAUSE = 0.02  # seconds between two looks
MOMENT = 17  # ms: a frame
SOON = 3_000  # ms in which what was seen can be pressed; else it is gone, and one looks again
MISSES = 5  # in a whole game

Seen = dict[str, Any]


class Person:
    """Plays with a mouse, quickly: claims the longest route there is, else draws."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.done: list[str] = []  # what was decided, in words of our own
        self.missed = 0

    # --- seeing -------------------------------------------------------------------------------------

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate(LOOK)
        return seen

    def wait_for(self, *whats: str, seconds: float = 40) -> Seen:
        """Until the page asks for one of these."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.look()
            if seen["what"] in whats:
                return seen
            time.sleep(PAUSE)
        raise TimeoutError(f"nothing of {whats} in {seconds} s; the page shows {seen}")

    # --- pressing -----------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        what.click(timeout=SOON)

    def press_one(self, selector: str) -> None:
        self.press(self.page.locator(selector).first)

    def longest_out_of_reach(self) -> str:
        """The longest route that cannot be claimed now."""
        lit = {it["track"] for it in self.look()["tracks"]}
        tracks = self.page.eval_on_selector_all(
            ".board [data-track]", "(all) => all.map((it) => [it.dataset.track, it.querySelectorAll('.space').length])"
        )
        return str(max((it for it in tracks if it[0] not in lit), key=lambda it: int(it[1]))[0])

    def press_track(self, track: str) -> bool:
        """On the board, if it can be met there."""
        point = self.point_of(track)
        if point is None:
            return False
        self.page.mouse.click(point["x"], point["y"])
        return True

    def point_of(self, track: str) -> dict[str, float] | None:
        """Where it lies, once the board has come to rest: else it is another one that is pressed."""
        point: dict[str, float] | None = self.page.evaluate(POINT, track)
        for _ in range(50):
            before = point
            self.page.wait_for_timeout(2 * MOMENT)
            point = self.page.evaluate(POINT, track)
            if point == before:
                break
        return point

    # --- deciding -----------------------------------------------------------------------------------

    def play(self, decisions: int | None = None, seconds: float = 300) -> Seen:
        """Until the game is over, or so many decisions have been made."""
        end = time.monotonic() + seconds
        made = 0
        while decisions is None or made < decisions:
            assert time.monotonic() < end, f"not over after {seconds} s and {made} decisions: {self.look()}"
            seen = self.look()
            if seen["what"] == "over":
                return seen
            if self.act(seen):
                made += 1
            else:
                time.sleep(PAUSE)
        return self.look()

    def play_until_free(self, seconds: float = 60) -> None:
        """Until it is one's turn and nothing is half decided."""
        end = time.monotonic() + seconds
        while (seen := self.look())["what"] != "turn" or seen["picked"] or seen["busy"]:
            assert time.monotonic() < end, seen
            if not self.act(seen):
                time.sleep(PAUSE)

    def act(self, seen: Seen) -> bool:
        """One decision, if the page asks for one; true if something was pressed."""
        assert seen["problem"] == "", seen["problem"]
        if seen["what"] in ("nothing", "wait", "over") or seen["busy"]:
            return False
        try:
            deed: str | None = getattr(self, "act_" + seen["what"])(seen)
        except TooLate:
            self.missed += 1
            assert self.missed <= MISSES, seen
            return False
        if deed is None:
            return False
        self.done.append(deed)
        self.settle(seen)
        return True

    def settle(self, before: Seen, seconds: float = 10) -> None:
        """Until the page has taken notice."""
        end = time.monotonic() + seconds
        while self.look() == before and time.monotonic() < end:
            time.sleep(PAUSE)

    def act_cover(self, _seen: Seen) -> str:
        self.press_one("main.cover .button.go")
        return "uncover"

    def act_offer(self, seen: Seen) -> str | None:
        if seen["can"]:
            self.press_one("[data-part=offer] .button.go")
            return "keep"
        if seen["kept"] == seen["of"]:
            return None  # the answer is on its way
        self.press_one("[data-part=offer] [role=checkbox][aria-checked=false]")
        return "choose"

    def act_tunnel(self, seen: Seen) -> str:
        self.press_one("[data-part=tunnel] .row .button" + (".go" if seen["can"] else ":not(.go)"))
        return "pay more" if seen["can"] else "withdraw"

    def act_payment(self, seen: Seen) -> str | None:
        if not seen["can"]:
            return None
        self.press_one("[data-part=payment] .button.go")
        return "pay"

    def act_completing(self, seen: Seen) -> str | None:
        if not seen["can"] and not seen["more"]:
            return None
        where = ".button.go:enabled" if seen["can"] else "button.rack-ticket:not(.on)"
        self.press_one(f"[data-part=completing] {where}")
        return "complete"

    def act_placing(self, seen: Seen) -> str | None:
        if seen["can"]:
            self.press_one(".placing .button.go")
            return "place"
        if not seen["more"]:
            return None
        self.press_one(".placing [type=checkbox]:not(:checked):enabled")
        return "choose"

    def act_turn(self, seen: Seen) -> str | None:
        if seen["picked"]:
            self.press_one("[data-part=actions] .button.go")
            return "take"
        long = [it["track"] for it in seen["tracks"] if it["length"] >= self.dice.choice((2, 3, 4))]
        if long and self.press_track(max(long, key=lambda track: (length_of(seen, track), track))):
            return "claim"
        if seen["lanes"] and self.dice.random() < 0.5:
            self.press_one(f'button.lane[data-lane="{self.dice.choice(seen["lanes"])}"]')
            return "lane"
        if seen["draws"]:
            card = "deck" if "deck" in seen["draws"] and self.dice.random() < 0.7 else self.dice.choice(seen["draws"])
            self.press_one(f'[data-draw="{card}"]:enabled')
            return "pick"
        return self.act_otherwise(seen)

    def act_otherwise(self, seen: Seen) -> str | None:
        """Nothing to draw: whatever else there is."""
        if seen["lanes"]:
            self.press_one(f'button.lane[data-lane="{seen["lanes"][0]}"]')
            return "lane"
        for it in seen["tracks"]:
            if self.press_track(it["track"]):
                return "claim"
        if seen["tickets"]:
            self.press_one("[data-part=ticket-deck]")
            return "tickets"
        if seen["buttons"]:
            self.press_one("[data-part=actions] .button:enabled")
            return "button"
        return None


def length_of(seen: Seen, track: str) -> int:
    return next(int(it["length"]) for it in seen["tracks"] if it["track"] == track)


class Fingers(Person):
    """Plays on a phone."""

    def press(self, what: Locator) -> None:
        what.tap(timeout=SOON)

    def press_track(self, track: str) -> bool:
        point = self.point_of(track)
        if point is None:
            return False
        self.page.touchscreen.tap(point["x"], point["y"])
        return True


class Keys(Person):
    """Never touches a pointer: Tab until it is there, then Enter."""

    MOST = 250

    def press(self, what: Locator) -> None:
        role = self.reach(what).get_attribute("role")
        self.page.keyboard.press("Space" if role in ("checkbox", "radio") else "Enter")

    def reach(self, what: Locator) -> ElementHandle:
        what.wait_for(timeout=SOON)
        element = what.element_handle()
        assert element is not None
        for key in ("Tab", "Shift+Tab"):
            for _ in range(self.MOST):
                if element.evaluate("(it) => it === document.activeElement"):
                    return element
                self.page.keyboard.press(key)
        raise AssertionError(f"{what} cannot be reached by keys")

    def press_track(self, track: str) -> bool:
        """The board is one stop; arrows go from one lit route to the next."""
        self.reach(self.page.locator(".board .can[tabindex='0']"))
        wanted = f"() => document.activeElement.matches('[data-track=\"{track}\"]')"
        for _ in range(self.MOST):
            if self.page.evaluate(wanted):
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"{track} cannot be reached by arrows")


def play_together(people: list[Person], decisions: int | None = None, seconds: float = 300) -> None:
    """Several people at one table, each at their own browser, until it is over for all or so much has been decided."""
    end = time.monotonic() + seconds
    while decisions is None or sum(len(person.done) for person in people) < decisions:
        seen = [person.look() for person in people]
        if all(it["what"] == "over" for it in seen):
            return
        assert time.monotonic() < end, seen
        acted = [person.act(it) for person, it in zip(people, seen, strict=True)]
        if not any(acted):
            time.sleep(PAUSE)

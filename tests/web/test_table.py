"""At a table: links, tabs, tunnels, restarts, covers, keys, fingers, spectators."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from server.serving import Process
from web.browser import Visitors
from web.new_games import choose_players, invitation, join, open_dialog, play_now, ready, set_table
from web.person import Fingers, Keys, Person, Seen, play_together
from whistlestop.server.web.host_guard import own_addresses

pytestmark = pytest.mark.xdist_group("web-table")


def log_of(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def hand_of(page: Page) -> str:
    return page.locator("[data-part=hand]").inner_text()


def shown(page: Page) -> list[str]:
    """The hand, the row, what is awaited, and the log."""
    parts = ("[data-part=hand]", "[data-part=row]", "[data-part=turn] .now", ".log")
    return [page.locator(part).inner_text() for part in parts]


def in_step(one: Page, other: Page, seconds: float = 10) -> None:
    """Both show the same, sooner or later."""
    end = time.monotonic() + seconds
    while shown(one) != shown(other) and time.monotonic() < end:
        time.sleep(0.05)
    assert shown(other) == shown(one)


def choose_the_deck(person: Person) -> None:
    """Chosen, but not yet taken."""
    person.play_until_free()
    deck = person.page.locator("[data-draw=deck]")
    deck.click()
    expect(deck).to_have_attribute("aria-pressed", "true")


# --- several at one table -----------------------------------------------------------------------------------------


def test_three_join_by_link_and_one_watches(visitors: Visitors) -> None:
    host = visitors.arrive()
    open_dialog(host, "europe", "friends")
    choose_players(host, 4)
    set_table(host)
    link = invitation(host)
    guests = [visitors.arrive(link), visitors.phone(link)]
    for number, guest in enumerate(guests):
        join(guest, f"Guest {number + 1}")
    for page in (host, *guests):
        ready(page)  # the host first: then a bot takes the fourth seat
    people = [Person(host, 1), Person(guests[0], 2), Fingers(guests[1], 3)]
    play_together(people, 9)
    spectator = visitors.arrive(link)
    spectator.locator("main.join a.button.go").click()
    spectator.locator(".board-frame.drawn").wait_for()
    play_together(people, 18)
    assert spectator.locator("[data-part=hand]").count() == 0
    assert spectator.locator(".turnline.mine").count() == 0
    told = " ".join(log_of(spectator))
    assert "You " not in told
    assert "Guest 1" in told
    expect(spectator.locator("[data-player]")).to_have_count(4)


def test_a_guest_whose_seat_the_host_empties_is_told(visitors: Visitors) -> None:
    host = visitors.arrive()
    open_dialog(host, "europe", "friends")
    choose_players(host, 2)
    set_table(host)
    guest = visitors.arrive(invitation(host))
    join(guest, "Anna")
    expect(guest.locator("main.before")).to_contain_text("Anna")
    host.get_by_role("button", name=re.compile("from seat 2$")).click()
    expect(guest.get_by_role("alert")).to_contain_text("no longer yours")
    expect(guest.get_by_role("button", name=re.compile("Sit here")).first).to_be_visible()


def test_two_tabs_of_one_seat_stay_in_step(visitors: Visitors) -> None:
    one = visitors.arrive()
    play_now(one, "north_america")
    person = Person(one)
    person.wait_for("offer")
    other = one.context.new_page()
    other.goto(one.url)
    second = Person(other, 2)
    second.wait_for("offer")
    while person.look()["what"] == "offer":
        person.act(person.look())
    for mover, watcher in ((person, other), (second, one), (person, other)):
        mover.wait_for("turn", "payment")  # which may have been begun before the other tab moved
        mover.play(2)
        mover.play_until_free()
        in_step(mover.page, watcher)


def test_the_screen_is_covered_between_people_who_share_a_device(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_dialog(page, "north_america", "pass")
    choose_players(page, 2)
    names = page.get_by_role("dialog").locator("input[type=text], input:not([type])")
    names.nth(0).fill("Anna")
    names.nth(1).fill("Bo")
    set_table(page)
    person, covered = Person(page), list[str]()
    while len(covered) < 4:
        seen = person.look()
        title = page.locator("main.cover h1").all_inner_texts() if seen["what"] == "cover" else []
        if title and title != covered[-1:]:
            assert page.locator("[data-part=hand], [data-part=tickets], [data-part=offer]").count() == 0
            covered += title
        person.act(seen)
    assert ["Anna" in title for title in covered] == [True, False, True, False]
    assert ["Bo" in title for title in covered] == [False, True, False, True]


# --- what must not be lost ----------------------------------------------------------------------------------------


class Digger(Person):
    """Wants to be in a tunnel that costs more."""

    def act_turn(self, seen: Seen) -> str | None:
        tunnels = self.page.evaluate(
            "() => [...document.querySelectorAll('.board .track.tunnel.can')].map((it) => it.dataset.track)"
        )
        return super().act_turn(seen | {"tracks": [{"track": it, "length": 9} for it in tunnels]})


def test_a_reload_in_the_middle_of_a_tunnel(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "europe")
    person = Digger(page)
    while person.look()["what"] != "tunnel":
        person.act(person.look())
        assert len(person.done) < 400
    panel = page.locator("[data-part=tunnel]")
    drawn, before = panel.inner_text(), hand_of(page)
    page.reload()
    seen = person.wait_for("tunnel")
    assert (panel.inner_text(), hand_of(page)) == (drawn, before)
    assert len(panel.locator(".turned-cards li").all()) == 3
    person.act(seen)
    assert person.done[-1] in ("pay more", "withdraw")
    person.wait_for("turn", "over")


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server to be killed; whoever does so starts it again."""
    process = Process(str(tmp_path_factory.mktemp("mortal") / "server.sqlite"))
    process.start()
    process.wait(120)
    yield process
    process.stop()


def test_the_server_is_killed_and_restarted_in_the_middle_of_a_turn(mortal: Process, browser: Browser) -> None:
    visitors = Visitors(browser, mortal.url)
    visitors.forgive("WebSocket connection|ERR_CONNECTION|Failed to load resource")
    page = visitors.arrive()
    play_now(page, "north_america")
    person = Person(page)
    person.play(4)
    choose_the_deck(person)
    before = hand_of(page)
    mortal.kill()
    expect(page.locator(".connection")).to_be_visible(timeout=15_000)
    expect(page.locator("[data-draw=deck]")).to_have_attribute("aria-pressed", "true")
    mortal.start()
    mortal.wait(120)
    expect(page.locator(".connection")).to_be_hidden(timeout=30_000)
    expect(page.locator("[data-draw=deck]")).to_have_attribute("aria-pressed", "true")
    assert hand_of(page) == before
    page.locator("[data-part=actions] .button.go").click()
    page.wait_for_function(
        "(before) => document.querySelector('[data-part=hand]').innerText !== before", arg=before, polling=50
    )
    person.play(6)
    assert visitors.leave() == []


def test_a_move_sent_while_the_server_is_away_is_made_when_it_is_back(mortal: Process, browser: Browser) -> None:
    visitors = Visitors(browser, mortal.url)
    visitors.forgive("WebSocket connection|ERR_CONNECTION|Failed to load resource")
    page = visitors.arrive()
    play_now(page, "card_game")
    person = Person(page)
    person.play(3)
    choose_the_deck(person)
    mortal.kill()
    page.locator("[data-part=actions] .button.go").click()
    mortal.start()
    mortal.wait(120)
    person.wait_for("turn")
    person.play(4)
    assert visitors.leave() == []


# --- other ways to play -------------------------------------------------------------------------------------------


def test_a_dozen_decisions_by_keys_alone(visitors: Visitors) -> None:
    page = visitors.arrive()
    Keys(page).press(page.locator("li.poster:nth-of-type(1) .button.go"))
    page.wait_for_url(re.compile(r"/table/"))
    person = Keys(page)
    person.wait_for("offer")
    person.play(14)
    assert {"keep", "pick"} & set(person.done)
    page.keyboard.press("Tab")
    ring = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert ring != "none"


def test_escape_puts_a_choice_away(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "north_america")
    person = Person(page)
    person.wait_for("offer")
    while person.look()["what"] != "turn":
        person.act(person.look())
    choose_the_deck(person)
    page.keyboard.press("Escape")
    expect(page.locator("[data-draw=deck]")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("game", ["europe", "card_game"])
def test_some_turns_on_a_phone(game: str, visitors: Visitors) -> None:
    page = visitors.phone()
    play_now(page, game)
    person = Fingers(page)
    person.play(16)
    assert "keep" in person.done


def test_on_a_plain_address_of_the_local_network(server: Process, visitors: Visitors) -> None:
    """No crypto.subtle, no service worker, no clipboard: everything works all the same."""
    address = next(iter(own_addresses()))
    visitors.forgive("Cross-Origin-Opener-Policy")  # the browser says that it ignores it here
    page = visitors.arrive(f"http://{address}:{server.port}/")
    assert page.evaluate("() => [isSecureContext, 'subtle' in crypto, 'serviceWorker' in navigator]") == [False] * 3
    open_dialog(page, "north_america", "friends")
    set_table(page)
    assert invitation(page).startswith(f"http://{address}:")
    page.locator(".invite .button").first.click()
    expect(page.locator(".invite [role=status]")).not_to_be_empty()
    ready(page)
    person = Person(page)
    person.play(6)
    assert "keep" in person.done

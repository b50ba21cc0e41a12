"""When something goes wrong, or happens twice: a file that does not come, a friend who comes early, a key too many."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from web.browser import Visitors
from web.new_games import (
    choose_players,
    invitation,
    join,
    keep_tickets,
    open_dialog,
    play_now,
    ready,
    set_table,
    sit_out,
)
from web.person import Keys, Person
from whistlestop import words

pytestmark = pytest.mark.xdist_group("web-table")


def test_a_page_that_lacks_a_module_says_so_and_can_be_loaded_again(visitors: Visitors) -> None:
    visitors.forgive("status of 429|Failed to load resource")
    context = visitors.context(locale="is-IS")
    page = context.new_page()
    page.route(re.compile("/app/router.js"), lambda route: route.fulfill(status=429, body="{}"))
    page.goto("/join#code=abcdef")
    expect(page.locator("#stuck")).to_be_visible()
    expect(page.locator("#stuck")).to_contain_text(words.say("frame-stuck", "is"))
    expect(page.locator("html")).to_have_attribute("lang", "is")
    page.wait_for_event("load")  # it tries once more by itself
    expect(page.locator("#stuck a")).to_be_visible()
    page.unroute(re.compile("/app/router.js"))
    page.locator("#stuck a").click()
    expect(page.locator("main.join")).to_be_visible()
    expect(page.locator("#stuck")).to_have_count(0)
    assert page.url.endswith("/join#code=abcdef")  # the way in is not lost


def two_at_a_table(visitors: Visitors, game: str = "europe") -> tuple[Page, Page]:
    """A host, and a guest who has been invited; the game has not begun."""
    host = visitors.arrive()
    open_dialog(host, game, "friends")
    choose_players(host, 2)
    set_table(host)
    link = invitation(host)
    guest = visitors.arrive(link)
    return host, guest


def at_turn(visitors: Visitors, game: str) -> Person:
    """In one's own turn, with nothing picked."""
    page = visitors.arrive()
    play_now(page, game)
    person = Person(page)
    person.wait_for("offer")
    person.play_until_free()
    return person


# --- before a game ------------------------------------------------------------------------------------------------


def test_the_sheet_for_a_bot_closes_when_a_friend_sits_down_there(visitors: Visitors) -> None:
    host, guest = two_at_a_table(visitors)
    host.get_by_role("button", name="Add a bot: seat 2").click()
    expect(host.get_by_role("dialog")).to_be_visible()
    join(guest, "Anna")
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(host.locator("main.before")).to_contain_text("Anna")


# --- talk and the log ---------------------------------------------------------------------------------------------


def test_talk_is_said_once_kept_while_it_is_written_and_old_talk_is_no_news(visitors: Visitors) -> None:
    host, guest = two_at_a_table(visitors)
    join(guest, "Anna")
    for page in (host, guest):
        ready(page)
    for page in (host, guest):
        keep_tickets(page)
    guest.get_by_role("tab", name="Chat").click()
    field = guest.get_by_role("textbox", name="Say something")
    field.fill("half a sen")
    guest.get_by_role("tab", name="Game log").click()
    guest.get_by_role("tab", name="Chat").click()
    expect(field).to_have_value("half a sen")
    field.fill("Good luck")
    field.evaluate("(it) => { it.form.requestSubmit(); it.form.requestSubmit(); }")
    expect(field).to_have_value("")
    expect(host.get_by_role("tab", name="Chat (1)")).to_be_visible()
    field.fill("again")
    field.press("Enter")
    expect(host.get_by_role("tab", name="Chat (2)")).to_be_visible()
    heard = guest.get_by_role("log", name="Game log")  # also while the talk is looked at
    expect(heard).to_contain_text("ticket")
    expect(host.get_by_role("log", name="Chat")).to_contain_text("again")  # and the other way round
    expect(heard).not_to_be_in_viewport(ratio=0.5)
    host.reload()
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".log li")).to_have_count(2)
    host.reload()
    expect(host.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


# --- keys ---------------------------------------------------------------------------------------------------------


def test_the_focus_follows_a_payment_chosen_by_arrows(visitors: Visitors) -> None:
    person = at_turn(visitors, "north_america")
    while person.page.locator("[data-part=hand] .group").count() < 2:  # one deal in a thousand is of one colour
        person = at_turn(visitors, "north_america")
    page = person.page
    options = page.locator("[data-part=payment] [role=radio]")
    page.locator(".board .track.can").first.wait_for()  # the turn may be there before the board is
    for it in person.look()["tracks"]:  # a short one can be paid for in several colours
        if it["length"] == 1 and person.press_track(it["track"]):
            options.first.wait_for()
            if options.count() > 1:
                break
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_be_focused()
    page.keyboard.press("Space")
    expect(options.nth(1)).to_have_attribute("aria-checked", "true")


def test_escape_in_the_menu_leaves_what_is_picked_and_gives_the_focus_back(visitors: Visitors) -> None:
    person = at_turn(visitors, "north_america")
    page = person.page
    deck, menu = page.locator("[data-draw=deck]"), page.locator(".menu > .button.round")
    deck.click()
    menu.click()
    page.locator(".menu-body .button").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".menu-body")).to_have_count(0)
    expect(menu).to_be_focused()
    expect(deck).to_have_attribute("aria-pressed", "true")
    for name in ("Settings", "Rules"):
        menu.click()
        page.locator(".menu-body").get_by_text(name).click()
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(menu).to_be_focused()
    expect(deck).to_have_attribute("aria-pressed", "true")


def test_escape_works_from_the_moment_something_can_be_seen(visitors: Visitors) -> None:
    page = at_turn(visitors, "north_america").page
    page.evaluate(
        """() => new Promise((then) => {
          document.querySelector(".menu > .button.round").click();
          const watch = new MutationObserver(() => {
            if (!document.querySelector(".menu-body")) return;
            watch.disconnect();
            const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
            document.body.dispatchEvent(escape);
            then(null);
          });
          watch.observe(document.body, { childList: true, subtree: true });
        })"""
    )
    expect(page.locator(".menu-body")).to_have_count(0)


def test_a_pile_that_is_put_away_gives_the_focus_back(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "card_game")
    person = Keys(page)
    person.wait_for("offer")
    person.play_until_free()
    lane = page.locator("button.lane.lit").first
    person.press(lane)
    page.locator(".placing").wait_for()
    expect(page.locator(".placing :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".placing")).to_have_count(0)
    expect(lane).to_be_focused()


# --- two tabs -----------------------------------------------------------------------------------------------------


def test_what_was_picked_in_one_tab_ends_with_the_turn_that_was_played_in_another(visitors: Visitors) -> None:
    person = at_turn(visitors, "card_game")
    page = person.page
    other = page.context.new_page()
    other.goto(page.url)
    second = Person(other, 2)
    second.wait_for("turn")
    deck = page.locator("[data-draw=deck]")
    deck.click()
    expect(deck).to_have_attribute("aria-pressed", "true")
    for _ in range(2):  # two cards are a turn
        other.locator("[data-draw=deck]").click()
        other.locator("[data-part=actions] .button.go").click()
        second.settle(second.look(), 2)
    second.wait_for("turn", "offer")
    expect(deck).to_have_attribute("aria-pressed", "false")


# --- the network --------------------------------------------------------------------------------------------------


def test_a_home_screen_that_fails_behind_a_table_leaves_the_table_alone(visitors: Visitors) -> None:
    visitors.forgive("ERR_FAILED")
    page = visitors.context().new_page()
    held: list[Route] = []
    page.route(re.compile("/api/lobby"), lambda route: held.append(route))
    page.goto("/")
    play_now(page, "north_america")
    page.locator(".board-frame.drawn").wait_for()
    page.evaluate("() => document.querySelector('main.play').dataset.mine = 'yes'")
    page.route(re.compile("/api/status"), lambda route: route.abort())
    with page.expect_request(re.compile("/api/status")):
        for route in held:
            route.abort()
    page.wait_for_timeout(300)
    expect(page.locator("main.play[data-mine=yes]")).to_have_count(1)


def test_a_board_that_did_not_come_is_asked_for_again(visitors: Visitors) -> None:
    visitors.forgive("ERR_FAILED")
    page = visitors.context().new_page()
    page.route(re.compile("/api/boards/"), lambda route: route.abort())
    page.goto("/")
    play_now(page, "north_america")
    expect(page.locator(".board-frame")).to_contain_text("Can’t reach the server")
    page.unroute(re.compile("/api/boards/"))
    page.locator(".board-frame.drawn").wait_for()


def test_a_hint_that_was_refused_can_be_asked_for_again(visitors: Visitors) -> None:
    page = visitors.context().new_page()
    refuse = {"hint": True}

    def between(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "hint" and refuse["hint"]:
                refuse["hint"] = False
                answer = {"type": "error", "re": command["id"], "code": "too-fast", "key": "server-too-fast"}
                ws.send(json.dumps({**answer, "sentence": "Too fast."}))
            else:
                server.send(message)

        ws.on_message(pass_on)

    page.route_web_socket(re.compile("/api/socket"), between)
    page.goto("/")
    play_now(page, "north_america")
    person = Person(page)
    person.wait_for("offer")
    button = page.locator(".hinting > .button")
    button.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(button).to_be_enabled()
    button.click()
    expect(page.locator(".hints li").first).to_be_visible()


# --- after a game -------------------------------------------------------------------------------------------------


def test_once_more_leads_to_a_table_and_titles_speak_the_language(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_dialog(page, "north_america", "bots")
    choose_players(page, 3)
    first = set_table(page)
    Person(page).wait_for("offer")
    sit_out(page)
    page.locator(".topbar-language").select_option("fi")
    page.wait_for_function("() => document.documentElement.lang === 'fi'")
    expect(page).to_have_title(words.say("page-end-document", "fi"))
    page.locator(".farewell .button.go").click()
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    expect(page.locator("main.before, main.play, main.dealing").first).to_be_visible()
    expect(page.locator(".problem")).to_have_count(0)

"""What makes a game comfortable: one's own colour, bots of different strength and speed, a move taken back, the picture
of the final board, and a replay that others may watch."""

from __future__ import annotations

import re
import struct
import time

import pytest
from playwright.sync_api import Page, expect

from web.browser import PHONE, Visitors
from web.lab import lab_page, moment, resize, show
from web.new_games import (
    choose_players,
    give_up,
    invitation,
    join,
    open_dialog,
    play_now,
    set_table,
    sit_out,
    skip_telling,
)
from web.person import Person
from whistlestop import words

pytestmark = pytest.mark.xdist_group("web-comforts")


def open_menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(".menu-body").get_by_text(item).click()


def ended(page: Page, game: str) -> None:
    """A game that is over, quickly: a bot plays on for whoever resigns."""
    play_now(page, game)
    Person(page).wait_for("offer")
    sit_out(page)


def test_a_stranger_may_watch_a_replay_that_is_shared_and_nothing_else(visitors: Visitors) -> None:
    page = visitors.arrive()
    ended(page, "card_game")
    table = page.url.rpartition("/")[2]
    stranger = visitors.arrive()
    visitors.forgive("404")
    stranger.goto(f"/replay/{table}")
    expect(stranger.get_by_role("alert")).to_contain_text("isn’t open to you")
    page.get_by_role("button", name="Share the replay").click()
    page.get_by_role("button", name="Share with a link").click()
    link = page.get_by_role("dialog").locator(".link-input").input_value()
    assert link.endswith(f"/replay/{table}")
    stranger.goto(f"/replay/{table}")
    expect(stranger.locator(".replay .controls")).to_be_visible()
    stranger.get_by_role("button", name="Go to the end").click()
    expect(stranger.get_by_role("link", name="Scores")).to_have_count(0)
    stranger.get_by_role("button", name="Share").click()
    moment = stranger.get_by_role("dialog").locator(".link-input").input_value()
    assert re.search(rf"/replay/{table}#\d+$", moment)
    expect(stranger.get_by_role("button", name="Stop sharing")).to_have_count(0)
    page.get_by_role("button", name="Stop sharing").click()
    expect(page.get_by_role("button", name="Share with a link")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_contain_text("isn’t open to you")


def test_the_final_board_is_saved_as_a_picture_that_can_be_printed(visitors: Visitors) -> None:
    page = visitors.arrive()
    ended(page, "europe")
    with page.expect_download(timeout=60_000) as saved:
        page.get_by_role("button", name="Save the board as a picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    data = saved.value.path().read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert width == 3508
    assert height > 2000
    assert len(data) > 500_000  # a board, not an empty sheet


def test_a_colour_is_chosen_once_and_stays_ones_own(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_dialog(page, "north_america", "bots")
    page.get_by_role("radio", name="Black").check(force=True)
    set_table(page)
    Person(page).wait_for("offer")
    expect(page.locator(".turnline .emblem")).to_have_class(re.compile("player-black"))
    expect(page.locator("li.player.me")).to_have_class(re.compile("player-black"))
    person = Person(page)
    claim_a_route(person)
    assert page.locator(".board .track.claimed.player-black").count() >= 1
    page.goto("/")
    expect(page.locator(".table-row .emblem.player-black").first).to_be_visible()


def claim_a_route(person: Person) -> None:
    before = person.done.count("pay")
    for _ in range(200):
        if person.done.count("pay") > before:
            break
        person.act(person.look())
    person.play_until_free()


def test_in_the_lobby_colours_that_others_have_are_not_offered(visitors: Visitors) -> None:
    host = visitors.arrive()
    open_dialog(host, "europe", "friends")
    choose_players(host, 3)
    set_table(host)
    host.locator(".seat-line").first.get_by_role("radio", name="Red").click(force=True)
    expect(host.locator(".seat-line").first).to_have_class(re.compile("player-red"))
    expect(host.locator(".seat-line").nth(1)).to_have_class(re.compile("player-blue"))
    friend = visitors.arrive(viewport=PHONE)
    friend.goto(invitation(host))
    join(friend, "Bo")
    expect(friend.locator(".seat-line").nth(1).get_by_role("radio", name="Red")).to_have_count(0)
    friend.locator(".seat-line").nth(1).get_by_role("radio", name="Yellow").click(force=True)
    expect(host.locator(".seat-line").nth(1)).to_have_class(re.compile("player-yellow"))


def test_bots_of_different_strength_sit_at_one_table(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_dialog(page, "europe", "bots")
    page.get_by_text("Choose each bot").click()
    page.get_by_label("Bot 2").select_option("easy")
    set_table(page)
    Person(page).wait_for("offer")
    assert page.locator("li.player .name").all_text_contents()[1:] == ["Otto", "Ida"]
    assert page.locator("li.player .level").all_text_contents() == ["Medium bot", "Easy bot"]
    assert page.locator("li.player .face").count() == 2  # people have none


def test_the_speed_of_bots_is_set_for_new_tables_and_for_the_one_in_play(visitors: Visitors) -> None:
    page = visitors.arrive()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Fast", exact=True).click()
    page.keyboard.press("Escape")
    play_now(page, "north_america")
    Person(page).wait_for("offer")
    assert any('"pace":"quick"' in frame and '"create"' in frame for frame in sent)
    open_menu(page, "Settings")
    page.get_by_role("dialog").get_by_text("Slow", exact=True).click()
    page.keyboard.press("Escape")
    end = time.monotonic() + 10
    while time.monotonic() < end and not any('"hurry"' in frame for frame in sent):
        page.wait_for_timeout(50)
    assert any('"hurry"' in frame and '"slow"' in frame for frame in sent)
    expect(page.locator(".problem")).to_have_count(0)


def test_against_bots_a_move_is_taken_back_and_that_is_said(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "north_america")
    person = Person(page)
    person.play_until_free()
    cards = page.locator("[data-part=hand]").get_attribute("aria-label")
    page.keyboard.press("d")
    page.keyboard.press("d")
    expect(page.locator("[data-part=hand]")).not_to_have_attribute("aria-label", cards or "")
    open_menu(page, "Take back my last move")
    expect(page.locator("[data-part=hand]")).to_have_attribute("aria-label", cards or "")
    expect(page.locator(".log-box li").first).to_have_text("You took back 1 move.")
    page.keyboard.press("d")
    page.keyboard.press("d")
    expect(page.locator("[data-part=hand]")).not_to_have_attribute("aria-label", cards or "")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-part=hand]")).to_have_attribute("aria-label", cards or "")
    expect(page.locator(".log-box li").first).to_have_text("You took back 2 moves.")


def test_among_people_the_menu_has_no_move_to_take_back(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_dialog(page, "europe", "pass")
    set_table(page)
    page.locator("main.cover .button.go").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".menu-body").get_by_text("Take back my last move")).to_have_count(0)
    expect(page.locator(".menu-body").get_by_text("Resign")).to_have_count(1)


def test_the_planner_sums_up_what_the_ticked_tickets_take_and_shows_their_ways(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "europe")
    person = Person(page)
    person.play_until_free()
    page.get_by_role("tab", name="Plan").click()
    planner = page.locator("[data-part=planner]")
    boxes = planner.get_by_role("checkbox")
    expect(boxes.first).to_be_visible()
    number = boxes.count()
    assert number >= 1
    needed = page.locator(".board .track.way")
    everything = trains_of(page)
    assert everything == needed.locator(".space").count()
    boxes.first.uncheck()
    if number > 1:
        assert 0 < trains_of(page) <= everything
    else:
        assert trains_of(page) == 0
    assert trains_of(page) == needed.locator(".space").count()
    page.get_by_role("tab", name="Game log").click()
    expect(needed).to_have_count(0)


def trains_of(page: Page) -> int:
    found = re.match(r"(\d+) trains needed, 45 left", page.locator(".planner [role=status]").inner_text())
    assert found
    page.wait_for_timeout(100)  # the board follows
    return int(found[1])


def test_cards_are_put_in_order_by_hand_and_stay_so(visitors: Visitors) -> None:
    page = lab_page(visitors)
    shown = moment("north_america", 3, "turn")
    show(page, shown)
    groups = page.locator("[data-part=hand] [data-kind]")
    usual = groups.evaluate_all("(all) => all.map((it) => it.dataset.kind)")
    groups.nth(2).drag_to(groups.nth(0))
    dragged = [usual[2], usual[0], usual[1], *usual[3:]]
    assert groups.evaluate_all("(all) => all.map((it) => it.dataset.kind)") == dragged
    open_menu(page, "Arrange my cards")
    page.locator(".arranged li", has=page.locator(f".card.{usual[0]}")).get_by_role("button").first.click()
    page.keyboard.press("Escape")
    assert groups.evaluate_all("(all) => all.map((it) => it.dataset.kind)")[:3] == [usual[0], usual[2], usual[1]]
    assert page.evaluate("() => JSON.parse(localStorage.whistlestop).order")[0] == usual[0]
    open_menu(page, "Arrange my cards")
    page.get_by_role("button", name="Usual order").click()
    page.keyboard.press("Escape")
    assert groups.evaluate_all("(all) => all.map((it) => it.dataset.kind)") == usual


@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
def test_the_tabs_of_a_phone_have_room_for_the_plan_in_every_language(
    size: tuple[int, int], visitors: Visitors
) -> None:
    page = lab_page(visitors, touched=True)
    resize(page, *size)
    found = {}
    for language in words.languages():
        page.evaluate("(language) => lab.language(language)", language)
        show(page, moment("europe", 5, "turn"))
        if wrong := page.evaluate("(least) => lab.faults(least)", 40):
            found[language] = wrong
    assert found == {}


# --- what is only to be looked at -------------------------------------------------------------------------------------


def test_the_end_celebrates_once_and_not_for_those_who_want_things_to_stand_still(visitors: Visitors) -> None:
    page = visitors.context(reduced_motion="no-preference").new_page()
    page.goto("/")
    play_now(page, "card_game")
    Person(page).wait_for("offer")
    give_up(page)
    skip_telling(page)
    passing = page.locator(".celebration .passing")
    expect(passing).to_be_visible()
    winner = page.locator("h1.winner .emblem").first.get_attribute("class") or ""
    colour = re.search(r"player-\w+", winner)
    assert colour
    expect(passing).to_have_class(re.compile(colour[0]))
    expect(page.locator(".celebration")).to_have_count(0, timeout=20_000)
    page.reload()
    expect(page.locator("h1.winner")).to_be_visible()
    expect(page.locator(".celebration")).to_have_count(0)
    still = visitors.context(reduced_motion="reduce", storage_state=page.context.storage_state()).new_page()
    still.goto(page.url)
    expect(still.locator("h1.winner")).to_be_visible()
    expect(still.locator(".celebration")).to_have_count(0)


def test_wagons_roll_onto_the_track_and_a_robbery_shakes_the_lane(visitors: Visitors) -> None:
    happened = [
        {"event": "cards-moved", "seat": 1, "number": 3},
        {"event": "train-robbed", "seat": 0, "victim": 2, "pile": {"colour": "red", "cards": 2, "locos": 1}},
    ]
    moving = """() => document.querySelectorAll(".wagon-rolling").length === 3
      && document.querySelector('[data-lane="2-red"]').getAnimations().length === 2"""
    page = lab_page(visitors, reduced_motion="no-preference")
    show(page, moment("card_game", 3, "turn"))
    page.evaluate("(events) => lab.push(events)", happened)
    page.wait_for_function(moving)
    expect(page.locator(".wagon-rolling")).to_have_count(0)
    still = lab_page(visitors, reduced_motion="reduce")
    show(still, moment("card_game", 3, "turn"))
    still.evaluate("(events) => lab.push(events)", happened)
    expect(still.locator(".announcement")).to_be_visible()
    assert still.locator(".wagon-rolling, .flying").count() == 0


def test_what_is_announced_at_the_card_table_hides_no_card_of_ones_own(visitors: Visitors) -> None:
    page = lab_page(visitors)
    robbed = {"event": "train-robbed", "seat": 1, "victim": 0, "pile": {"colour": "red", "cards": 2, "locos": 1}}
    show(page, moment("card_game", 3, "turn"))
    page.evaluate("(event) => lab.push([event])", robbed)
    announced = page.locator(".announcement").bounding_box()
    hand = page.locator("[data-part=hand]").bounding_box()
    assert announced
    assert hand
    assert announced["y"] + announced["height"] <= hand["y"]


def test_the_card_table_has_room_for_its_words_its_tickets_and_a_name(visitors: Visitors) -> None:
    page = lab_page(visitors, touched=True)
    page.evaluate("(language) => lab.language(language)", "is")
    resize(page, 740, 360)
    show(page, moment("card_game", 4, "turn"))
    assert page.locator(".seat.mine .track-pile p span").evaluate("(it) => it.getClientRects().length") == 1
    assert page.locator(".rack").evaluate("(it) => it.scrollHeight - it.clientHeight") <= 0
    resize(page, 820, 1180)
    for name in page.locator(".others .name").all():
        assert name.evaluate("(it) => it.scrollWidth <= it.clientWidth"), name.inner_text()


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)])
def test_on_a_tablet_no_caption_is_cut_and_the_row_begins_where_the_hand_does(
    size: tuple[int, int], visitors: Visitors
) -> None:
    page = lab_page(visitors, touched=True)
    resize(page, *size)
    cut = """() => [...document.querySelectorAll("[data-part=row] .caption span")]
      .filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent)"""
    found = {}
    for language in words.languages():
        page.evaluate("(language) => lab.language(language)", language)
        show(page, moment("europe", 3, "turn"))
        if wrong := page.evaluate(cut):
            found[language] = wrong
    assert found == {}
    left = page.evaluate(
        """() => ["[data-part=hand] .card", "[data-part=row] .card"]
             .map((it) => document.querySelector(it).getBoundingClientRect().x)"""
    )
    assert abs(left[0] - left[1]) < 12

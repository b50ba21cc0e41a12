"""What a demanding player stumbled over once, each with the test that would have caught it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from web.browser import DESKTOP, PHONE, Visitors
from web.lab import choose, faults, lab_page, moment, resize, show
from web.new_games import open_dialog, play_now, set_table, sit_out
from web.person import Person
from web.screen_checks import cut_fields, spills
from web.screens import LONG_WORD
from web.shown_tables import LONGEST_NAME, Shown
from whistlestop import words

pytestmark = pytest.mark.xdist_group("web-layout")

SOON = 60_000  # ms since 1970 by the clock of a shown table, whose now is 0


def picks(shown: Shown, every: int = 1) -> list[dict[str, Any]]:
    choices = shown.full["choices"]
    claims = [{"kind": "claim", "track": it, "payment": 0} for it in choices["claims"]]
    stations = [{"kind": "station", "city": it, "payment": 0} for it in choices["stations"]]
    return [*claims[::every], *stations[::every]]


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


# --- paying ---------------------------------------------------------------------------------------------------------


def test_the_payment_panel_is_whole_and_beside_the_route_wherever_that_lies(visitors: Visitors) -> None:
    page = lab_page(visitors, viewport=DESKTOP)
    shown = moment("europe", 3, "turn")
    show(page, shown)
    found = {}
    for pick in picks(shown, every=4):
        choose(page, pick)
        if wrong := faults(page):
            found[str(pick)] = wrong
    assert found == {}


def test_a_route_that_cannot_be_paid_for_says_why(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "north_america")
    person = Person(page)
    person.play_until_free()
    assert person.press_track(person.longest_out_of_reach())
    expect(page.locator(".problem")).to_contain_text(re.compile(r"\d"))


# --- time -----------------------------------------------------------------------------------------------------------


def test_it_is_said_that_time_was_up_and_a_bot_played(visitors: Visitors) -> None:
    page = lab_page(visitors)
    shown = moment("north_america", 3, "wait")
    late = shown.full["view"]["to_move"][0]
    shown.table["settings"]["clock"] = 60
    shown.table["seats"][late] = {"kind": "person", "name": "Bo", "deadline": 0}
    show(page, shown)
    page.evaluate("(event) => lab.push([event])", {"event": "card-drawn", "seat": late})
    expect(page.locator(".time-up")).to_contain_text("a bot played for Bo")


def test_what_happens_at_zero_is_said_before(visitors: Visitors) -> None:
    page = lab_page(visitors)
    shown = moment("north_america", 3, "turn")
    shown.table["settings"]["clock"] = 60
    shown.table["seats"][0]["deadline"] = 9_000
    show(page, shown)
    expect(page.locator(".turnline .now")).to_contain_text("at zero a bot plays this turn for you")


# --- the line at the top --------------------------------------------------------------------------------------------


def test_while_a_station_is_built_the_page_says_so_and_escape_ends_it(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("europe", 3, "turn"))
    page.get_by_role("button", name="Build a station").click()
    expect(page.locator(".turnline .now")).to_have_text("Choose a city for your station.")
    expect(page.get_by_role("button", name="Don’t build")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Build a station")).to_have_attribute("aria-pressed", "false")


def test_while_all_choose_tickets_the_line_shows_ones_own_emblem(visitors: Visitors) -> None:
    page = lab_page(visitors)
    shown = moment("europe", 3, "setup")
    for seat, info in enumerate(shown.table["seats"]):
        info["mine"] = seat == 1
    shown.full["seat"] = shown.full["view"]["seat"] = 1
    assert shown.full["view"]["to_move"][0] == 0
    show(page, shown)
    expect(page.locator(".turnline .emblem")).to_have_class(re.compile("player-red"))


def test_the_line_of_a_phone_stays_short_in_the_last_round_with_a_clock(visitors: Visitors) -> None:
    page = lab_page(visitors, touched=True)
    resize(page, 320, 568)
    shown = moment("europe", 4, "last")
    shown.table["seats"][0]["deadline"] = SOON
    high = {}
    for language in words.languages():
        page.evaluate("(language) => lab.language(language)", language)
        show(page, shown)
        high[language] = box(page, ".turnline")["height"]
        assert page.locator(".turnline .now").evaluate("(it) => it.scrollWidth <= it.clientWidth"), language
    assert max(high.values()) <= 66, high


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (740, 360), (844, 390)])
def test_the_players_of_a_phone_take_no_more_room_when_their_numbers_grow(
    size: tuple[int, int], visitors: Visitors
) -> None:
    page = lab_page(visitors, touched=True)
    resize(page, *size)
    for players in (2, 3, 4, 5):
        shown = moment("europe", players, "turn")
        heights = set()
        for numbers in ({"points": 0, "trains": 9, "cards": 4}, {"points": 128, "trains": 45, "cards": 28}):
            for seat in shown.full["view"]["seats"]:
                seat.update(numbers)
            show(page, shown)
            heights.add(box(page, ".standings")["height"])
            over = page.locator(".standing").evaluate_all("(all) => all.map((it) => it.scrollWidth - it.clientWidth)")
            assert max(over) <= 0, players
        assert len(heights) == 1, players


# --- the board ------------------------------------------------------------------------------------------------------


def test_routes_that_can_be_claimed_have_a_thin_line_and_no_glow(visitors: Visitors) -> None:
    page = lab_page(visitors, color_scheme="dark")
    show(page, moment("europe", 3, "turn"))
    page.mouse.move(2, 2)
    style = page.evaluate(
        """() => {
          const it = document.querySelector(".track.can:not(.way, .chosen)");
          const [hit, space] = [".hit", ".space"].map((part) => getComputedStyle(it.querySelector(part)));
          return [hit.stroke, parseFloat(space.strokeWidth)];
        }"""
    )
    assert style[0] in ("rgba(0, 0, 0, 0)", "transparent")
    assert style[1] <= 2


def test_a_claimed_route_is_a_train_on_a_bed_without_colour(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("north_america", 2, "last"))
    found = page.evaluate(
        """() => [...document.querySelectorAll(".track.claimed")].map((it) => {
          const [space, body] = [".space", ".wagon .body"].map((part) => it.querySelector(part));
          const size = (rect) => Math.min(rect.getBoundingClientRect().width, rect.getBoundingClientRect().height);
          return [getComputedStyle(space).fill, size(body) / size(space)];
        })"""
    )
    assert len(found) > 5
    assert len({bed for bed, _ in found}) == 1  # whatever the colour of the route was
    assert min(larger for _, larger in found) > 1.0


def test_the_board_is_one_stop_for_tab_and_arrows_go_on(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("north_america", 3, "turn"))
    page.evaluate("() => (document.adoptedStyleSheets = [])")  # what is not painted cannot have the focus
    assert page.locator(".board .can").count() > 20
    assert page.locator(".board [tabindex='0']").count() == 1
    page.locator(".board .can[tabindex='0']").focus()
    first = page.evaluate("() => document.activeElement.dataset.track")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("() => document.activeElement.dataset.track")
    page.keyboard.press("ArrowLeft")
    assert first == page.evaluate("() => document.activeElement.dataset.track") != second
    assert page.locator(".board [tabindex='0']").count() == 1


def test_keys_draw_cards(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("north_america", 3, "turn"))
    page.keyboard.press("d")
    expect(page.locator("[data-draw=deck]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    expect(page.locator("[data-place='1'] .take")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=row] [aria-pressed=true]")).to_have_count(0)


def test_the_way_of_a_ticket_goes_out_when_the_turn_is_over(visitors: Visitors) -> None:
    page = lab_page(visitors, touched=True, viewport=PHONE)
    show(page, moment("north_america", 3, "turn"))
    page.locator(".ticket").first.tap()
    expect(page.locator(".board .city.lit")).to_have_count(2)
    page.evaluate("() => lab.push([], { turn: lab.store.view.value.turn + 1 })")
    expect(page.locator(".board .city.lit")).to_have_count(0)


def test_ones_tickets_are_marked_on_the_map_with_how_far_they_are(visitors: Visitors) -> None:
    page = lab_page(visitors)
    shown = moment("north_america", 3, "turn")
    ways = shown.full["choices"]["ways"]
    open_tickets = [it["ticket"] for it in shown.full["view"]["own"]["tickets"] if ways.get(it["ticket"])]
    ends = {city for it in open_tickets for city in it.split("-")}
    show(page, shown)
    marked = page.eval_on_selector_all(".board .city.wanted", "(all) => all.map((it) => it.dataset.city)")
    assert set(marked) == ends
    far = page.locator(".ticket .far").all_inner_texts()
    assert len(far) == len(open_tickets)
    assert all(int(re.findall(r"\d+", it)[0]) > 0 for it in far)


def test_a_line_of_the_log_shows_its_route_and_news_stand_out(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("north_america", 3, "turn"))
    track = page.locator(".board [data-track]:not(.claimed)").first.get_attribute("data-track")
    event = {"event": "route-claimed", "seat": 1, "track": track, "paid": {"colour": "red", "cards": 2}}
    seats = """([event, track]) => lab.push([event], { seats: lab.store.view.value.seats.map((it) =>
      it.seat === 1 ? { ...it, routes: [...it.routes, track] } : it) })"""
    page.evaluate(seats, [{**event, "trains": 2, "points": 2}, track])
    expect(page.locator(f".board [data-track='{track}']")).to_have_class(re.compile(r"\bfresh\b"))
    page.locator(".log .told-place").last.hover()
    expect(page.locator(f".board [data-track='{track}']")).to_have_class(re.compile(r"\btraced\b"))


def test_who_wants_it_draws_with_one_press(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "north_america")
    Person(page).play_until_free()
    page.evaluate("() => localStorage.setItem('whistlestop', JSON.stringify({ quick: true }))")
    page.reload()
    Person(page).play_until_free()
    before = page.locator(".log li").count()
    page.locator("[data-draw=deck]").click()
    expect(page.locator(".log li")).not_to_have_count(before)


# --- what lies open -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "door, body", [(".actions [aria-expanded]", ".route-list"), (".menu > .button.round", ".menu-body")]
)
def test_escape_and_a_press_outside_put_away_what_lies_open(door: str, body: str, visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("north_america", 3, "turn"))
    for escape in (True, False):
        page.locator(door).first.click()
        expect(page.locator(body)).to_be_visible()
        if escape:
            page.keyboard.press("Escape")
        else:
            page.mouse.click(200, 300)
        expect(page.locator(body)).to_have_count(0)


def test_the_list_of_routes_begins_with_those_of_ones_tickets(visitors: Visitors) -> None:
    page = lab_page(visitors)
    shown = moment("north_america", 3, "turn")
    ways = [it for way in shown.full["choices"]["ways"].values() for it in way or ()]
    wanted = [it for it in shown.full["choices"]["claims"] if it in ways]
    assert wanted
    show(page, shown)
    page.locator(".actions [aria-expanded]").first.click()
    marked = page.eval_on_selector_all(".route-list li", "(all) => all.map((it) => it.classList.contains('wanted'))")
    assert marked == sorted(marked, reverse=True)
    assert sum(marked) == len(wanted)


def test_hints_that_are_put_away_leave_no_marks(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "north_america")
    Person(page).play_until_free()
    page.locator(".hinting .button").first.click()
    expect(page.locator(".hints")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".rank")).to_have_count(0)
    expect(page.locator(".hint-rank")).to_have_count(0)


def test_too_few_tickets_are_asked_for_and_not_refused(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("europe", 3, "setup"))
    expect(page.locator("[data-part=offer] .button.go")).to_have_text("Still to choose: 2")
    page.locator("[data-part=offer] [role=checkbox]").first.click()
    expect(page.locator("[data-part=offer] .button.go")).to_have_text("Still to choose: 1")


# --- tunnels --------------------------------------------------------------------------------------------------------


def test_a_tunnel_is_turned_card_by_card_and_rings_what_it_costs(visitors: Visitors) -> None:
    page = lab_page(visitors, reduced_motion="no-preference")
    shown = moment("europe", 3, "surcharge")
    cost = shown.full["view"]["move"]["cost"]
    assert cost > 0
    show(page, shown)
    panel = page.locator("[data-part=tunnel]")
    assert panel.locator(".card.back").count() >= 2
    assert panel.locator(".button").count() == 0  # nothing is asked for before the third card is seen
    expect(panel.locator(".button.go")).to_be_visible()
    assert panel.locator(".card.back").count() == 0
    assert panel.locator(".match").count() == cost


def test_how_a_tunnel_ended_is_told_and_lies_in_nobodys_way(visitors: Visitors) -> None:
    page = lab_page(visitors)
    show(page, moment("europe", 3, "turn"))
    events = [
        {"event": "tunnel-entered", "seat": 1, "track": "zurich-munchen", "paid": {"colour": "yellow", "cards": 2}},
        *({"event": "tunnel-card", "card": it} for it in ("red", "loco", "blue")),
        {"event": "tunnel-costs", "seat": 1, "track": "zurich-munchen", "extra": 1},
        {
            "event": "tunnel-given-up",
            "seat": 1,
            "track": "zurich-munchen",
            "taken_back": {"colour": "yellow", "cards": 2, "locos": 0},
        },
    ]
    page.evaluate("(events) => lab.push(events)", events)
    panel = page.locator("[data-part=tunnel]")
    expect(panel.locator(".outcome")).to_contain_text(f"{LONGEST_NAME} gave up the tunnel")
    expect(panel.locator(".match")).to_have_count(1)
    assert panel.evaluate("(it) => getComputedStyle(it).pointerEvents") == "none"
    track = next(iter(moment("europe", 3, "turn").full["choices"]["claims"]))
    choose(page, {"kind": "claim", "track": track, "payment": 0})
    expect(page.locator("[data-part=payment]")).to_be_visible()
    expect(panel).not_to_be_visible()  # it would hide what is being paid for


# --- talking, learning, ending --------------------------------------------------------------------------------------


def test_phrases_lie_behind_one_button_and_what_is_said_is_shown(visitors: Visitors) -> None:
    page = lab_page(visitors, touched=True, viewport=PHONE)
    show(page, moment("north_america", 3, "turn"))
    line = {"number": 1, "at": 5, "seat": 1, "name": "Bo", "text": "Hello there"}
    page.evaluate("(line) => { lab.store.came = 1; lab.store.said(line); }", line)
    expect(page.locator(".toast")).to_contain_text("Hello there")
    page.locator("[data-tab=chat]").tap()
    expect(page.locator(".chat .log li")).to_be_visible()
    assert page.locator(".reactions").count() == 0
    assert box(page, ".chat .log-box")["height"] > 100
    page.get_by_role("button", name="Phrases").tap()
    expect(page.locator(".reactions .button").first).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (320, 568)])
def test_the_chat_has_room_for_long_words_and_for_what_one_is_asked(size: tuple[int, int], visitors: Visitors) -> None:
    page = lab_page(visitors)
    resize(page, *size)
    line = {"number": 1, "at": 5, "seat": 1, "name": LONGEST_NAME, "text": LONG_WORD}
    found = {}
    for language in words.languages():
        page.evaluate("(language) => lab.language(language)", language)
        show(page, moment("europe", 3, "turn"))
        page.locator("[data-tab=chat]").click()
        page.evaluate("(line) => lab.store.said(line)", line)
        expect(page.locator(".chat .log li")).to_be_visible()
        if wrong := [*spills(page), *cut_fields(page)]:
            found[language] = wrong
    assert found == {}


def test_the_guide_of_a_phone_covers_neither_the_board_nor_the_tickets(visitors: Visitors) -> None:
    page = visitors.phone("/learn")
    page.locator("[data-part=offer]").wait_for()
    guide, stage, offer = (box(page, it) for it in (".guide", ".stage", "[data-part=offer]"))
    assert guide["y"] + guide["height"] <= stage["y"]
    assert stage["y"] + stage["height"] <= offer["y"] + 1
    assert stage["height"] > 150
    page.locator("[data-part=offer] [role=checkbox]").first.tap()
    expect(page.locator(".board .city.lit")).to_have_count(2)


def test_a_rematch_against_bots_begins_at_once_with_the_same_colour(visitors: Visitors) -> None:
    page = visitors.arrive()
    open_dialog(page, "north_america", "bots")
    before = set_table(page)
    Person(page).wait_for("offer")
    sit_out(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    page.locator("[data-part=offer]").wait_for()
    assert "player-blue" in (page.locator(".player.me").get_attribute("class") or "")


def test_the_card_game_has_no_chart_of_points_that_nobody_sees(visitors: Visitors) -> None:
    page = visitors.arrive()
    play_now(page, "card_game")
    Person(page).wait_for("offer")
    sit_out(page)
    expect(page.locator(".sums")).to_be_visible()
    assert page.locator(".growth").count() == 0


def test_an_own_map_has_a_picture_of_no_other_map(visitors: Visitors) -> None:
    page = lab_page(visitors)
    found = page.evaluate(
        r"""async () => {
          const base = document.querySelector("script[type=module]").src.replace(/\/app\/.*/, "");
          const { poster } = await import(`${base}/app/words/games.js`);
          return [poster("of_mine"), (await fetch(poster("of_mine"))).status];
        }"""
    )
    assert found[0].endswith("/art/own_map.svg")
    assert found[1] == 200

"""The demo site: a folder on a plain web host, Python in the browser, real games by real clicks; prints how quick it is
(`-s`, or -rP)."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from web.browser import DESKTOP, HINTING, Visitors
from web.new_games import NAMES, choose_players, play_now, poster
from web.person import Person
from web.programs import browsers, first_that_starts, found_node
from web.static_host import static_host
from whistlestop import cli, maps, words
from whistlestop.browser import packages, site

pytestmark = pytest.mark.xdist_group("demo-site")

STARTING = 90.0  # seconds for a first visit, on a machine that does other things too
FIRST_MOVE = 15.0  # seconds from the address to the answer to the first move, for whoever was here before
PUT_AWAY = 5_000  # ms after which what was compiled is in the profile
TRIES = 3  # others may be using this machine: the best of so many
DEEP_LINK = r"status of 404 .*/table/"  # hosts answer the address of a table with the page, and this status


@pytest.fixture(scope="module")
def demo_packages() -> Path:
    """The folder in which Pyodide and msgspec lie; they are fetched if they are not there."""
    folder = packages.cache_folder()
    for package in (packages.PYODIDE, packages.MSGSPEC):
        packages.fetch(package, folder)
    return folder


def written(folder: Path) -> Path:
    """By the command, in a process of its own."""
    command = [sys.executable, "-m", "whistlestop", "demo-site", str(folder)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return folder


@pytest.fixture(scope="module")
def demo_site(demo_packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("demo") / "site")


@pytest.fixture(scope="module")
def address(demo_site: Path) -> Iterator[str]:
    with static_host(demo_site) as found:
        yield found


@pytest.fixture(scope="module")
def profile(browser: Browser, address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """On disk, as people have it: files, compiled WebAssembly and compiled Python are kept in it. Bots do not seem to
    think long, as the settings offer it."""
    folder = str(tmp_path_factory.mktemp("profile"))
    wishes: dict[str, Any] = {"args": HINTING, "base_url": address, "viewport": DESKTOP}
    wishes |= {"locale": "en-GB", "reduced_motion": "reduce"}
    kind = browser.browser_type
    guests = Visitors(browser, address)
    guests.forgive(DEEP_LINK)
    context = first_that_starts(
        browsers(), lambda program: kind.launch_persistent_context(folder, executable_path=program, **wishes)
    )
    guests.welcome(guests.prepare(context))
    context.set_default_timeout(1000 * STARTING)
    context.add_init_script("""if (location.protocol === "http:") localStorage.whistlestop ??= '{"pace":"quick"}';""")
    yield context
    assert guests.leave() == []


@pytest.fixture(scope="module")
def first_visit(profile: BrowserContext) -> Page:
    """Python has been started, and what was compiled is put away. To start it takes longer than all else that is done
    here, so the tests share their visits, and go from one screen to the next."""
    page = profile.new_page()
    begun = time.monotonic()
    page.goto("/")
    expect(page.locator(".server-note")).to_contain_text("need a server", timeout=1000 * STARTING)  # when it is ready
    print(f"\nready: {time.monotonic() - begun:.1f} s on the first visit")
    page.wait_for_timeout(PUT_AWAY)
    return page


@pytest.fixture(scope="module")
def later_visit(profile: BrowserContext, first_visit: Page) -> tuple[Person, float]:
    """The first move has been made in a new game; how long that took. The first page is closed, since each keeps all
    games."""
    first_visit.close()
    person, took = first_move(profile)
    for _ in range(TRIES - 1):
        if took <= FIRST_MOVE:
            break
        person.page.close()
        person, took = first_move(profile)
    return person, took


def first_move(profile: BrowserContext) -> tuple[Person, float]:
    """Seconds from opening the address until the server's answer to one's first move is shown."""
    page = profile.new_page()
    begun = time.monotonic()
    page.goto("/")
    play_now(page, "card_game")
    person = Person(page)
    person.wait_for("offer", seconds=STARTING)
    while "keep" not in person.done:
        person.play(decisions=1, seconds=60)
    return person, time.monotonic() - begun


def go_home(page: Page) -> None:
    """Back to the first screen, without loading the page anew."""
    if urlsplit(page.url).path != "/":
        page.go_back()
    page.locator("li.poster").first.wait_for()


LOCKS = """
import { takePlace, gamesOf } from "./places.js";
const say = (answer) => console.log(JSON.stringify(answer));
class Locks { // as a browser's, for as many tabs as ask
  held = new Set();
  waiting = [];
  request(name, wish, hold) {
    if (!this.held.has(name)) return this.grant(name, hold);
    if (wish.ifAvailable) return Promise.resolve(hold(null));
    return new Promise((resolve, reject) => {
      wish.signal.addEventListener("abort", () => reject(wish.signal.reason));
      this.waiting.push([name, () => resolve(this.grant(name, hold))]);
    });
  }
  grant(name, hold) {
    this.held.add(name);
    return Promise.resolve(hold({ name }));
  }
  leave(name) {
    this.held.delete(name);
    for (const [wanted, go] of this.waiting) if (wanted === name) go();
  }
}
const awake = setInterval(() => {}, 1000); // Node does not wait for the time-outs of signals
const locks = new Locks();
const tabs = [await takePlace(locks, null), await takePlace(locks, null), await takePlace(locks, null)];
setTimeout(() => locks.leave("whistlestop demo 1"), 200);
const again = await takePlace(locks, 1); // loaded anew: the page that goes still has its place
locks.leave("whistlestop demo");
const after = await takePlace(locks, 2); // a copy of a tab that is still there
const many = [];
for (let tab = 0; tab < 14; tab++) many.push(await takePlace(locks, null));
say({ tabs, again, after, many, without: await takePlace(undefined, null), names: [0, 1, 2].map(gamesOf) });
clearInterval(awake);
"""


def test_tabs_keep_their_games_apart(tmp_path: Path) -> None:
    """A tab that is loaded anew has its place again, one that is copied gets another, and places are few."""
    shutil.copy(site.PAGE / "places.js", tmp_path)
    (tmp_path / "script.mjs").write_text(LOCKS, encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    run = subprocess.run([found_node(), "script.mjs"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {
        "tabs": [0, 1, 2],
        "again": 1,
        "after": 0,
        "many": [*range(3, 16), None],
        "without": 0,
        "names": ["games", "games 1", "games 2"],
    }


# --- the folder -----------------------------------------------------------------------------------------------------


def test_everything_that_the_page_names_is_in_the_folder(demo_site: Path) -> None:
    page = (demo_site / "index.html").read_text(encoding="utf-8")
    assert (demo_site / "404.html").read_text(encoding="utf-8") == page
    named = re.findall(r'(?:href|src)="(/[^"]+)"', page)
    assert len(named) > 40
    assert [it for it in named if not (demo_site / it[1:]).is_file()] == []
    assert page.index("demo/demo.js") < page.index('type="module"')  # before any code of the page's own
    runtime = demo_site / site.RUNTIME
    assert sorted(path.name for path in runtime.iterdir()) == sorted(packages.RUNTIME)
    (demo,) = demo_site.glob("v/*/demo")
    for map in map_of_every_game():
        assert (demo / "maps" / f"{map.hash}.json").is_file()
        for language in words.languages():
            assert (demo / "boards" / f"{map.hash}.{language}.svg").is_file() == (map.kind == "map")


def map_of_every_game() -> list[maps.Map]:
    return [maps.load(name) for name in maps.names()]


def test_the_same_sources_make_the_same_site_and_it_is_replaced(demo_site: Path) -> None:
    before = sorted(path.relative_to(demo_site) for path in demo_site.rglob("*"))
    (demo_site / "v" / "old").mkdir()
    with ThreadPoolExecutor(1) as pool:  # in another process than the first time; the browser keeps this thread's loop
        assert pool.submit(cli.main, ["demo-site", str(demo_site)]).result() == 0
    assert sorted(path.relative_to(demo_site) for path in demo_site.rglob("*")) == before


def test_a_folder_of_somebody_elses_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert cli.main(["demo-site", str(tmp_path)]) == 2
    assert "neither empty nor a demo site" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    assert cli.main(["demo-site", str(tmp_path / "mine.txt")]) == 2
    assert "is a file" in capsys.readouterr().err


def test_without_a_network_or_with_wrong_bytes_there_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def away(*_asked: object, **_options: object) -> None:
        raise urllib.error.URLError("no network")

    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path))
    monkeypatch.setattr(urllib.request, "urlopen", away)
    assert cli.main(["demo-site", str(tmp_path / "site")]) == 1
    said = capsys.readouterr().err
    assert "cannot be fetched (no network)" in said
    assert said.count("\n") == 1
    folder = packages.cache_folder()
    folder.mkdir(parents=True)
    (folder / packages.PYODIDE.file).write_bytes(b"something else")
    assert cli.main(["demo-site", str(tmp_path / "site")]) == 1
    assert "its checksum differs" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


# --- in a browser ---------------------------------------------------------------------------------------------------


def test_the_first_screen_offers_what_works_puzzles_too_and_says_what_does_not(first_visit: Page) -> None:
    page = first_visit
    go_home(page)
    expect(page.locator(".server-note")).to_contain_text("A demo that runs in this browser alone")
    expect(page.locator("li.poster")).to_have_count(len(NAMES))
    assert page.get_by_text("With friends").count() == 0
    assert page.get_by_role("heading", name="Open tables").count() == 0
    page.locator(f"{poster(page, 'europe')} .poster-more").click()
    levels = page.get_by_role("dialog").get_by_role("group", name="Bots").get_by_role("radio")
    expect(levels).to_have_count(3)
    expect(levels.last).to_have_accessible_name(re.compile("Hard bot"))  # no expert, no champion, no master
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Puzzles").click()
    page.locator(".puzzle-ask").wait_for(timeout=1000 * STARTING)
    expect(page.locator("main.play")).to_be_visible()


@pytest.mark.parametrize("game", ["north_america", "europe"])
def test_the_games_on_maps_begin_and_bots_answer_and_give_hints(game: str, first_visit: Page) -> None:
    page = first_visit
    go_home(page)
    page.locator(f"{poster(page, game)} .poster-more").click()
    choose_players(page, 2)
    page.get_by_role("dialog").locator(".button.go").click()
    page.wait_for_url(re.compile("/table/"))
    person = Person(page)
    person.wait_for("offer", seconds=STARTING)
    person.play(decisions=6, seconds=60)
    person.play_until_free()  # after everybody else has moved
    assert len(person.done) >= 6
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hints li")).to_have_count(1)


def test_who_was_here_before_makes_the_first_move_soon(later_visit: tuple[Person, float]) -> None:
    _, took = later_visit
    print(f"\nthe first move of whoever was here before: {took:.1f} s")
    assert took <= FIRST_MOVE


def test_a_whole_game_is_played_and_its_end_is_there_after_reloading(later_visit: tuple[Person, float]) -> None:
    """By clicks, from the first screen to the scores; in between the page is loaded anew, and the game goes on. The
    game of cards, which is the shortest: whole games on the maps are the same as elsewhere (tests/browser)."""
    person, _ = later_visit
    page, begun = person.page, time.monotonic()
    person.play(decisions=12, seconds=STARTING)
    person.play_until_free()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hints li")).to_have_count(1)
    page.wait_for_timeout(1500)  # longer than until it is kept
    players = page.locator("[data-part=players]")
    before = players.inner_text()
    page.reload()
    person.wait_for("turn", seconds=STARTING)
    assert players.inner_text() == before
    assert person.play(seconds=300)["what"] == "over"
    print(f"\na whole card game: {len(person.done)} decisions, {time.monotonic() - begun:.0f} s")
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    assert page.get_by_role("link", name="Review").count() == 0  # which would need a server


@pytest.mark.slow
def test_a_game_in_a_second_tab_outlives_the_page(later_visit: tuple[Person, float]) -> None:
    """Also while the first is open, whose games stay what they are."""
    first = later_visit[0].page
    second, _ = first_move(first.context)
    page = second.page
    second.play(decisions=6, seconds=STARTING)
    second.play_until_free()
    page.wait_for_timeout(1500)  # longer than until it is kept
    before, address = page.locator("[data-part=players]").inner_text(), page.url
    assert address != first.url
    for each in (page, first):
        each.reload()
    second.wait_for("turn", seconds=STARTING)
    assert (page.url, page.locator("[data-part=players]").inner_text()) == (address, before)
    page.close()

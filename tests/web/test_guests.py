"""A guest who is not here any more: the page makes no new one until somebody needs it."""

from __future__ import annotations

from playwright.sync_api import Page

from web.browser import Visitors

MODULE = """async (work) => {
  const main = document.querySelector('link[rel="modulepreload"][href$="/app/main.js"]').href;
  const page = await import(main.replace("main.js", "state/me.js"));
  if (work === "sign in") {
    await page.signIn();
    while (page.connection.status.value !== "open") await new Promise((resolve) => setTimeout(resolve, 20));
  } else if (work === "forget") await page.forgetMe();
  const { stopped, socket } = page.connection;
  return { guest: page.me.value?.guest ?? null, stopped, socket: socket !== null };
}"""


def does(page: Page, work: str) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(MODULE, work)
    return found


def test_whoever_is_deleted_is_followed_by_nobody(visitors: Visitors) -> None:
    """Neither in this tab nor in another one; and both can begin anew."""
    tab = visitors.arrive("/help")
    other = tab.context.new_page()
    other.goto("/help")
    before = [does(page, "sign in") for page in (tab, other)]
    assert before[0] == before[1]
    assert tab.context.cookies()
    gone = {"guest": None, "stopped": True, "socket": False}
    assert does(tab, "forget") == gone
    while does(other, "look") != gone:
        other.wait_for_timeout(20)
    tab.wait_for_timeout(300)
    assert does(tab, "look") == gone
    assert tab.context.cookies() == []
    after = does(other, "sign in")
    assert after["guest"] not in (None, before[0]["guest"])
    assert after["socket"]

"""What can be measured of a screen for everybody: words, room, contrast, names, sizes of what is pressed."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

KEYS = r"""() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.data);
  for (const it of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(it.getAttribute(name) ?? "");
  }
  return [document.title, ...found].filter((it) => /\b(page|event|table|phase|kind|server|refusal|score|option|bot|game)-[a-z]/.test(it) || /[{}]|undefined|\bnull\b|NaN|\[object/.test(it));
}"""
# What is wider than the screen, what spills out of its box, and text that is cut off.
SPILLS = r"""() => {
  const found = [];
  const name = (it) => `${it.tagName.toLowerCase()}.${[...it.classList].join(".")} "${(it.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60)}"`;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${page.scrollWidth} in ${innerWidth}`);
  for (const it of document.querySelectorAll("body *")) {
    if (it.closest("svg, .read, .away, [hidden], dialog:not([open])") || !it.getClientRects().length) continue;
    const style = getComputedStyle(it);
    const box = it.getBoundingClientRect();
    if (style.visibility === "hidden" || style.display.startsWith("inline") && style.display === "inline") continue;
    const text = [...it.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    const scrolls = /auto|scroll/.test(style.overflowX);
    if (text && !scrolls && it.scrollWidth > it.clientWidth + 1 && style.textOverflow !== "ellipsis") found.push(`too wide: ${name(it)} ${it.scrollWidth} in ${it.clientWidth}`);
    const holder = it.closest(".scrolls, .tab-body, .route-list, .chart") ?? null;
    if (text && !holder && (box.right > innerWidth + 1 || box.left < -1) && box.width > 0 && !scrolledAway(it)) found.push(`outside: ${name(it)} ${Math.round(box.left)}..${Math.round(box.right)}`);
  }
  function scrolledAway(it) {
    for (let up = it.parentElement; up; up = up.parentElement) if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX) && up !== document.body) return true;
    return false;
  }
  return found;
}"""
SMALL = r"""(least) => {
  const found = [];
  for (const it of document.querySelectorAll("button, a[href], input, select, summary, textarea, [role=button], [role=tab], [role=radio], [role=checkbox]")) {
    if (it.closest("svg, .away, dialog:not([open])") || !it.getClientRects().length || it.disabled) continue;
    const style = getComputedStyle(it);
    if (style.visibility === "hidden" || (it.tagName === "A" && style.display === "inline")) continue; // a link in a sentence
    const held = it.closest("label");
    const box = (it.matches("input[type=radio], input[type=checkbox]") && held ? held : it).getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue; // covered by its label
    if (box.width < least - 0.5 || box.height < least - 0.5) found.push(`${it.tagName.toLowerCase()}.${[...it.classList].join(".")} "${(it.getAttribute("aria-label") ?? it.textContent ?? "").trim().slice(0, 40)}" ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return [...new Set(found)];
}"""
# Words in plain letters: hard-coded, or a name. The board is drawn by the server.
PLAIN = r"""(names) => {
  const found = [];
  const known = new Set(names.flatMap((it) => it.split(/[^A-Za-z]+/)));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const it = walk.currentNode.parentElement;
    if (!it || it.closest("svg, script, style, noscript, select, [data-name], .name")) continue;
    const words = walk.currentNode.data.match(/[A-Za-z]{3,}/g) ?? [];
    if (words.some((word) => !known.has(word))) found.push(walk.currentNode.data.trim());
  }
  return [...new Set(found)];
}"""


def strange_words(page: Page) -> list[str]:
    """Texts that are keys, or were made of something that was not there."""
    found: list[str] = page.evaluate(KEYS)
    return found


def spills(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SPILLS)
    return found


def small_targets(page: Page, least: int = 44) -> list[str]:
    found: list[str] = page.evaluate(SMALL, least)
    return found


def plain_words(page: Page, names: list[str]) -> list[str]:
    found: list[str] = page.evaluate(PLAIN, names)
    return found


def barriers(page: Page) -> list[str]:
    """What axe-core finds, each with the first places where it stands."""
    answer: dict[str, Any] = Axe().run(page, options={"runOnly": {"type": "tag", "values": STANDARDS}}).response
    return [
        f"{it['id']} ({it['help']}): {' | '.join(node['html'][:160] for node in it['nodes'][:4])}"
        for it in answer["violations"]
    ]


def check_screen(page: Page) -> list[str]:
    """All that any screen must be, whatever it shows."""
    return [*strange_words(page), *spills(page), *barriers(page)]

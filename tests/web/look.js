// What somebody sees on a page and could do there, for tests that play: nothing but what is shown.
() => {
  const shown = (it) => Boolean(it && it.getClientRects().length && getComputedStyle(it).visibility !== "hidden");
  const one = (selector) => [...document.querySelectorAll(selector)].find(shown) ?? null;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const open = (selector) => all(selector).filter((it) => !it.disabled);
  const main = document.querySelector("main");
  const found = {
    screen: main?.className ?? "",
    path: location.pathname,
    turn: one("[data-part=turn] .now")?.textContent ?? "",
    mine: Boolean(one(".turnline.mine")),
    busy: all("[aria-busy=true], [data-part=actions] .button.go:disabled").length > 0,
    lost: Boolean(one(".connection")),
    problem: one(".problem")?.textContent ?? "",
    log: document.querySelectorAll(".log li").length,
    what: "nothing",
  };
  if (one("main.cover")) return { ...found, what: "cover" };
  if (one("[data-part=end]") || one("main.end")) return { ...found, what: "over" };
  if (one("[data-part=tunnel] .row .button")) {
    return { ...found, what: "tunnel", can: open("[data-part=tunnel] .row .button.go").length > 0 };
  }
  if (one("[data-part=payment]")) return { ...found, what: "payment", can: open("[data-part=payment] .button.go").length > 0 };
  if (one("[data-part=offer]")) {
    const choices = all("[data-part=offer] [role=checkbox]");
    const kept = choices.filter((it) => it.getAttribute("aria-checked") === "true").length;
    return { ...found, what: "offer", kept, of: choices.length, can: open("[data-part=offer] .button.go").length > 0 };
  }
  if (one("[data-part=completing]")) {
    const part = "[data-part=completing]";
    return { ...found, what: "completing", can: open(`${part} .button.go`).length > 0, more: open(`${part} button.rack-ticket:not(.on)`).length };
  }
  if (one(".placing")) {
    return { ...found, what: "placing", can: open(".placing .button.go").length > 0, more: open(".placing [type=checkbox]:not(:checked)").length };
  }
  if (!found.mine) return { ...found, what: "wait" };
  return {
    ...found,
    what: "turn",
    picked: open("[data-part=actions] .button.go").length > 0,
    draws: open("[data-draw]").map((it) => it.dataset.draw),
    tickets: open("[data-part=ticket-deck]").length > 0,
    tracks: [...document.querySelectorAll(".board .track.can")].map((it) => ({
      track: it.dataset.track,
      length: it.querySelectorAll(".wagon").length,
    })),
    lanes: open("button.lane.lit").map((it) => it.dataset.lane),
    buttons: open("[data-part=actions] .button").map((it) => it.textContent.trim()),
    tabs: all("[role=tab]").map((it) => it.dataset.tab),
  };
}

// Shows tables that no server has, one after the other, in a page that is already there (shown_tables.py makes them), and
// measures what of them a person could see and press.
(base) => {
  const load = (path) => import(`${base}${path}`);
  const shown = (it) => Boolean(it.getClientRects().length);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const painting = window.requestAnimationFrame.bind(window);
  /** Until sizes have been noticed: observers are told when a frame is painted. */
  const painted = (number = 2) => new Promise((resolve) => (function next(left) { left ? painting(() => next(left - 1)) : resolve(); })(number));
  const frames = (number = 2) => new Promise((resolve) => (function next(left) { left ? requestAnimationFrame(() => next(left - 1)) : resolve(); })(number));
  const called = (it) => `${it.tagName.toLowerCase()}.${[...it.classList].join(".")} "${(it.getAttribute("aria-label") ?? it.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}"`;

  /** What is left of a box when all that clip it have done so. */
  function left(it) {
    const box = it.getBoundingClientRect();
    let [x, y, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let up = it.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      if (up === document.body || getComputedStyle(up).overflow === "visible") continue;
      const edge = up.getBoundingClientRect();
      [x, y, right, bottom] = [Math.max(x, edge.left), Math.max(y, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { x, y, right, bottom, width: Math.max(0, right - x), height: Math.max(0, bottom - y), of: box };
  }

  /** Does a press there meet it, or something in it? */
  const meets = (it, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (it === top || it.contains(top) || top.contains(it));
  };

  /** Must be seen whole: nothing clips it, nothing covers its middle or the middles of its sides. */
  function whole(it) {
    const box = left(it);
    const { of } = box;
    if (getComputedStyle(it).clipPath !== "none") return `hidden: ${called(it)}`;
    if (box.width < of.width - 1.5 || box.height < of.height - 1.5) {
      return `clipped: ${called(it)} shows ${Math.round(box.width)}×${Math.round(box.height)} of ${Math.round(of.width)}×${Math.round(of.height)} at ${Math.round(of.x)},${Math.round(of.y)}`;
    }
    const [cx, cy, inset] = [of.x + of.width / 2, of.y + of.height / 2, 4];
    const points = [[cx, cy], [of.x + inset, cy], [of.right - inset, cy], [cx, of.y + inset], [cx, of.bottom - inset]];
    const hit = points.find(([x, y]) => !meets(it, x, y));
    return hit ? `covered: ${called(it)} at ${hit.map(Math.round)} by ${called(document.elementFromPoint(...hit) ?? document.body)}` : null;
  }

  /** Cards of a hand may lie over one another: each shows its count and a strip of itself. */
  function fanned(it) {
    const box = left(it);
    if (box.width < 20 || box.height < 24 || box.right < it.getBoundingClientRect().left + 20) return `hidden: card ${called(it)} shows ${Math.round(box.width)}×${Math.round(box.height)}`;
    const count = it.querySelector(".count");
    const edge = (count ?? it).getBoundingClientRect();
    if (!meets(it, edge.x + edge.width / 2, edge.y + edge.height / 2)) return `covered: the count of ${called(it)}`;
    return null;
  }

  /** How far the glow around a card reaches beyond it. */
  const ring = (card) => Math.max(0, ...[...getComputedStyle(card).boxShadow.matchAll(/ 0px 0px 0px ([\d.]+)px/g)].map((it) => Number(it[1])));

  /** Digits that something painted lies on, whether it can be pressed or not: the flag of what is picked, the glow of a card. */
  function coveredDigits() {
    const over = [
      ...all(".confirm").map((it) => [it, it.getBoundingClientRect(), 0]),
      ...all(".take .card").map((it) => [it, it.getBoundingClientRect(), ring(it)]),
    ];
    return all("[data-part=hand] .count, [data-part=row] .caption b").flatMap((number) => {
      const line = number.getBoundingClientRect();
      const [middle, half] = [line.y + line.height / 2, 0.38 * parseFloat(getComputedStyle(number).fontSize)]; // of the digits
      const of = { x: line.x, right: line.right, y: middle - half, bottom: middle + half };
      return over
        .filter(([, box, more]) => box.x - more < of.right && of.x < box.right + more && box.y - more < of.bottom && of.y < box.bottom + more)
        .map(([it]) => `covered: the number ${called(number)} by ${called(it)}`);
    });
  }

  /** Cards that are told by their colour alone. */
  const unsigned = () => all(KINDS).filter((it) => !it.matches(".sign") && !it.querySelector("use")).map((it) => `colour alone: ${called(it)}`);

  /** Smaller than a finger. */
  const small = (it, least) => {
    const box = (it.matches("input") ? it.closest("label") ?? it : it).getBoundingClientRect();
    return box.width < least - 0.5 || box.height < least - 0.5 ? `too small: ${called(it)} ${Math.round(box.width)}×${Math.round(box.height)}` : null;
  };

  // Everything that a person needs, whatever is going on.
  const PRESSED = [
    ".menu > .button", "[data-part=row] .take", "[data-part=tickets] li:nth-child(-n+3) .ticket", "[data-part=actions] .button:not(.route-list *, .hints *)", "[role=tab]",
    "[data-part=offer] [role=checkbox]", "[data-part=offer] .button", "[data-part=payment] .button", "[data-part=payment] [role=radio][aria-checked=true]",
    "[data-part=tunnel] .button", "[data-part=tunnel] [role=radio][aria-checked=true]", ".zoom .button", "button.lane",
    "[data-part=completing] .button", ".placing .button", ".placing label:has(:enabled)",
  ];
  const KINDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco"].map((it) => `.${it}`).join();
  const SEEN = [".turnline .now", ".turnline .last", ".turnline .clock", "[data-player] .name", "[data-player] .points", "[data-part=offer] h2", "[data-part=offer] .ticket.long .tag", "[data-part=payment] h2", "[data-part=tunnel] .card", ".felt .lane", "[data-part=tickets] li:nth-child(-n+3) .path"];

  function boardFaults(view, choice) {
    const stage = document.querySelector(".stage");
    if (!stage) return [];
    const found = [];
    const box = left(stage);
    if (box.width * box.height < 0.24 * innerWidth * innerHeight) found.push(`small board: ${Math.round(box.width)}×${Math.round(box.height)}`);
    const needed = choice?.track ? [...document.querySelectorAll(`.board [data-track="${choice.track}"] .space`)] : choice?.city ? [document.querySelector(`.board [data-city="${choice.city}"] circle`)] : [];
    const lit = [...document.querySelectorAll(".board .city.lit circle:first-child")];
    for (const it of [...needed, ...lit]) {
      const part = it.getBoundingClientRect();
      const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
      const inside = x >= box.x && x <= box.right && y >= box.y && y <= box.bottom;
      const top = document.elementFromPoint(x, y); // the frame itself where the board is not painted
      if (!inside || !(top?.closest("svg.board") || top?.matches(".board-frame"))) found.push(`out of sight on the board: ${it.closest("[data-track], [data-city]")?.getAttribute("aria-label")}`);
    }
    return found;
  }

  const lab = {
    async begin() {
      const [{ html, render }, { Play }, { TableStore }, prefs, words] = await Promise.all([
        load("/vendor/preact.js"), load("/app/play/play.js"), load("/app/state/table.js"), load("/app/state/prefs.js"), load("/app/words/words.js"),
      ]);
      Object.assign(lab, { html, render, Play, TableStore, prefs, words });
      lab.usual = Object.values(prefs).filter((it) => it && typeof it === "object").map((it) => [it, it.value]);
      window.requestAnimationFrame = (then) => setTimeout(() => then(performance.now())); // nothing has to be painted
      const unpainted = new CSSStyleSheet();
      unpainted.replaceSync("svg.board { visibility: hidden } svg.board * { pointer-events: all }");
      document.adoptedStyleSheets.push(unpainted);
      lab.sheets = [...document.adoptedStyleSheets];
      render(null, document.getElementById("app"));
    },

    /** Nothing is shown, nothing is kept, and this reader likes what everybody likes: as it was in the beginning. */
    async again() {
      lab.render(null, document.getElementById("app"));
      for (const [wish, value] of lab.usual) wish.value = value;
      await lab.words.loadWords();
      localStorage.clear();
      sessionStorage.clear();
      document.adoptedStyleSheets = lab.sheets;
      document.activeElement?.blur?.();
      scrollTo(0, 0);
    },

    async language(code) {
      lab.prefs.language.value = code;
      await lab.words.loadWords();
      for (let tries = 0; document.documentElement.lang !== code && tries < 200; tries++) await frames(1);
    },

    async show(table, full) {
      const store = new lab.TableStore("shown");
      lab.store = store;
      store.take(table);
      store.full(full);
      lab.render(lab.html`<${lab.Play} store=${store} />`, document.getElementById("app"));
      for (let tries = 0; tries < 600; tries++) {
        await frames(1);
        if (document.querySelector(".felt") || document.querySelector(".board.dressed")) break;
      }
      await frames(4);
    },

    async choose(choice) {
      lab.store.choice.value = choice;
      await frames(3);
      let before = "";
      for (let tries = 0; tries < 12; tries++) {
        await painted();
        const now = `${document.querySelector("svg.board")?.style.transform} ${document.querySelector("[data-part=payment]")?.style.cssText}`;
        if (now === before) return;
        before = now;
      }
    },

    /** Something happens. @param {any[]} events @param {any} [change] of the view */
    async push(events, change = {}) {
      await painted(1);
      const { store } = lab;
      store.push({ seat: store.seat.value, first: store.events.value.length, events, view: { ...store.view.value, ...change }, choices: store.choices.value });
      await painted(1);
    },

    /** The window has another size. */
    resized: () => painted(3),

    /** @param {number} least 0: pressed with a mouse */
    faults(least) {
      const store = lab.store;
      const found = [];
      const pressed = PRESSED.flatMap((it) => all(it));
      // In a low window what others have at a card table may have to be scrolled to; one's own may not.
      const away = (it) => innerHeight < 600 && it.closest(".others");
      for (const it of [...pressed, ...SEEN.flatMap((it) => all(it))]) if (!away(it)) found.push(whole(it));
      for (const it of all("[data-part=hand] .group")) found.push(fanned(it));
      if (least) for (const it of pressed) if (!it.disabled) found.push(small(it, least));
      const view = store.view.value;
      const missing = (selector, number, what) => {
        if (all(selector).length < number) found.push(`missing: ${what}, ${all(selector).length} of ${number}`);
      };
      const asked = document.querySelector("[data-part=offer], [data-part=completing], .sheet.asking"); // that comes first
      missing("[data-part=row] .take, [data-part=row] .card.gap", asked ? 0 : 7, "row, deck and tickets");
      missing("[data-part=hand] .group", Object.values(view.own.hand).filter(Boolean).length, "hand");
      missing("[data-part=tickets] .ticket, .rack-ticket", asked ? 0 : view.own.tickets.length, "own tickets");
      missing("[data-player]", view.seats.length, "players");
      found.push(...boardFaults(view, store.choice.value), ...coveredDigits(), ...unsigned());
      if (document.scrollingElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
      return [...new Set(found.filter(Boolean))];
    },
  };
  window.lab = lab;
  return lab.begin();
}

// What is shown of other people's moves: piles that fly, and what is announced to all for a while.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { Emblem } from "../../art/signs.js";
import { colourOf } from "../../state/colours.js";
import { tell } from "../../words/telling.js";
import { fly, launch } from "../flights.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
const SHOWN = 4500; // ms that something is announced
const ANNOUNCED = new Set(["train-robbed", "round-began"]);
const MOST = 4; // cards of a pile that fly
const APART = 90; // ms between two of them

/**
 * Cards fly after each push.
 * @param {{store: TableStore}} props
 */
export function Flights({ store }) {
  const news = store.news.value;
  useEffect(() => {
    fly(news, store.seat.value);
    flyPiles(news, store.seat.value);
  }, [news]);
  return null;
}

/** @param {readonly any[]} news @param {number | null} viewer */
function flyPiles(news, viewer) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  for (const event of news) {
    if (event.event === "pile-placed") many(home(event.seat, viewer), lane(event.seat, event.pile.colour), pileKinds(event.pile));
    else if (event.event === "singles-placed") {
      for (const colour of event.colours) many(home(event.seat, viewer), lane(event.seat, colour), [colour]);
    } else if (event.event === "train-robbed") rob(event);
    else if (event.event === "cards-moved") roll(event.seat, event.number);
  }
}

/**
 * A robbery: the lane is shaken, and its cards are gone.
 * @param {any} event
 */
function rob(event) {
  const from = lane(event.victim, event.pile.colour);
  many(from, part("discards"), pileKinds(event.pile));
  from?.animate(SHAKEN, { duration: 700, easing: "ease-in-out" });
  from?.animate([{ boxShadow: "inset 0 0 0 4px var(--bad)" }, { boxShadow: "inset 0 0 0 4px transparent" }], { duration: 1600 });
}

const SHAKEN = [0, -6, 6, -5, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const ROLLING = 900; // ms

/**
 * Wagons roll out of a yard onto its track, one after the other.
 * @param {number} seat @param {number} number
 */
function roll(seat, number) {
  const [from, to] = [yard(seat), document.querySelector(`[data-track="${seat}"]`)].map((it) => it?.getBoundingClientRect());
  if (!from || !to) return;
  for (let at = 0; at < Math.min(number, MOST); at++) {
    const wagon = document.createElement("span");
    wagon.className = `wagon-rolling flying player-${colourOf(seat)}`;
    wagon.setAttribute("aria-hidden", "true");
    Object.assign(wagon.style, { left: `${from.x + from.width / 2}px`, top: `${to.y + to.height / 2 - 12}px` });
    document.body.append(wagon);
    const far = to.x + to.width / 2 - from.x - from.width / 2 - 22;
    const moving = wagon.animate([{ transform: "none", opacity: 0 }, { opacity: 1, offset: 0.15 }, { transform: `translateX(${far}px)`, opacity: 1 }], { duration: ROLLING, delay: at * 2 * APART, easing: "ease-in-out", fill: "backwards" });
    moving.onfinish = moving.oncancel = () => wagon.remove();
  }
}

/** @param {string} name */
const part = (name) => document.querySelector(`[data-part="${name}"]`);
/** @param {number} seat @param {string} colour */
const lane = (seat, colour) => document.querySelector(`[data-lane="${seat}-${colour}"]`);
/** @param {number} seat */
const yard = (seat) => document.querySelector(`[data-player="${seat}"] .yard`);
/** @param {number} seat @param {number | null} viewer */
const home = (seat, viewer) => (seat === viewer ? part("hand") : document.querySelector(`[data-player="${seat}"] .emblem`));
/** @param {import("../../../wire").CardSet} pile */
const pileKinds = (pile) => [...Array(pile.cards).fill(pile.colour), ...Array(pile.locos ?? 0).fill("loco")];

/** @param {Element | null} from @param {Element | null} to @param {(string | null)[]} kinds */
function many(from, to, kinds) {
  if (!from || !to) return;
  const start = from.getBoundingClientRect();
  const [width, height] = [60, 40];
  const small = new DOMRect(start.x + (start.width - width) / 2, start.y + (start.height - height) / 2, width, height);
  kinds.slice(0, MOST).forEach((kind, at) => launch(small, to.getBoundingClientRect(), kind, at * APART));
}

/**
 * What everybody should notice, in the middle of the table: who robbed whom, a new round.
 * @param {{store: TableStore}} props
 */
export function Announcement({ store }) {
  const news = store.news.value;
  const [event, setEvent] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const said = news.filter((it) => ANNOUNCED.has(it.event)).at(-1);
    if (said) setEvent(said);
  }, [news]);
  useEffect(() => {
    if (!event) return undefined;
    const timer = setTimeout(() => setEvent(null), SHOWN);
    return () => clearTimeout(timer);
  }, [event]);
  const telling = { names: store.names.value, viewer: store.seat.value, cities: store.map.value?.cities ?? {} };
  return html`<div class="announcement-place" role="status">
    ${event
      ? html`<p class="announcement ${event.victim === store.seat.value ? "bad" : ""}" data-event=${event.event}>
          <${Emblem} seat=${event.seat} /><span>${tell(event, telling)}</span>${event.victim === undefined ? null : html`<${Emblem} seat=${event.victim} />`}
        </p>`
      : null}
  </div>`;
}

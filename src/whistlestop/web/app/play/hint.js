// Hints: where the table allows them, a strong bot's three best moves with a reason each. They are lit on the board, the
// row and the yard (`store.hints`), and choosing one only picks it: it still wants to be confirmed.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { connection } from "../state/me.js";
import { server } from "../state/server.js";
import { listAnd, place, ticketName } from "../words/lists.js";
import { has, t } from "../words/words.js";
import { offered } from "./choice.js";
import { beginPile } from "./cards/picking.js";
import { useLightDismiss } from "./dismiss.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */
/** @typedef {{actions: any[], value: number, key: string, params: Readonly<Record<string, any>>}} Advice what `store.hints` holds */

/**
 * May this seat ask here?
 * @param {TableStore} store
 */
function hintsAllowed(store) {
  const info = store.info.value;
  const alone = info?.seats.every((it) => it.mine || it.kind !== "person");
  return Boolean(info?.settings.hints && alone && store.seat.value !== null);
}

/** @param {TableStore} store */
async function ask(store) {
  const before = store.view.value;
  try {
    const ack = await connection.send({ type: "hint", table: store.id, seat: store.seat.value });
    if (store.view.value === before) store.hints.value = read(ack);
  } catch (error) {
    store.problem.value = error;
  }
}

/** @param {any} ack @returns {Advice[]} */
function read(ack) {
  return (ack.hints ?? []).map((/** @type {any} */ it) => ({ actions: [it.action], value: it.value, key: it.key, params: it.params ?? {} }));
}

/**
 * Ask, and see what was answered.
 * @param {{store: TableStore}} props
 */
export function HintButton({ store }) {
  const [asking, setAsking] = useState(false);
  const [shown, show] = useState(false);
  const hints = /** @type {readonly Advice[]} */ (store.hints.value);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const close = () => {
    show(false);
    store.hints.value = []; // with their marks on the board and the cards
  };
  useLightDismiss(shown, box, close);
  const { ready } = server.value;
  useEffect(() => {
    if (!hints.length) show(false);
  }, [hints]);
  if (!hintsAllowed(store) || !store.myTurn.value) return null;
  const press = async () => {
    if (shown) return close();
    setAsking(true);
    await ask(store);
    setAsking(false);
    show(store.hints.value.length > 0);
  };
  return html`<div class="hinting" ref=${box}>
    <button class="button" disabled=${asking || !ready} aria-label=${t(asking ? "page-hint-asking" : "page-hint")} aria-expanded=${shown} aria-busy=${asking} onClick=${press}>
      <svg class="lamp" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.6a4.4 4.4 0 0 0-2.4 8.1c.5.4.7.9.7 1.5h3.4c0-.6.2-1.1.7-1.5A4.4 4.4 0 0 0 8 1.6zM6.4 13h3.2M7 14.6h2" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" /></svg>
      <span class="label">${t(asking ? "page-hint-asking" : "page-hint")}${ready ? null : html` <span class="quiet">${t("page-in-a-moment")}</span>`}</span>
    </button>
    ${shown && hints.length ? html`<${Hints} store=${store} hints=${hints} close=${close} />` : null}
  </div>`;
}

/** @param {{store: TableStore, hints: readonly Advice[], close: () => void}} props */
function Hints({ store, hints, close }) {
  return html`<section class="hints panel" aria-label=${t("page-hint-title")}>
    <h2>${t("page-hint-title")}</h2>
    <ol>${hints.map((hint, at) => html`<li key=${at}><${Advised} store=${store} hint=${hint} at=${at} /></li>`)}</ol>
    <button class="button small plain" onClick=${close}>${t("page-hint-close")}</button>
  </section>`;
}

/** What a hint can pick; the rest is one press away anyway. */
const PICKED = new Set(["draw", "tickets", "claim", "station", "singles", "keep", "complete", "place"]);

/** @param {{store: TableStore, hint: Advice, at: number}} props */
function Advised({ store, hint, at }) {
  const inside = html`<b class="rank figures">${at + 1}</b>
    <span class="what">${deed(store, hint.actions[0])}</span>
    <span class="quiet">${reason(store, hint)}</span>`;
  if (!PICKED.has(hint.actions[0]?.do)) return html`<div class="hint said">${inside}</div>`;
  return html`<button class="hint" onClick=${() => take(store, hint.actions[0])}>${inside}</button>`;
}

/**
 * Pick what a hint says, as if it had been pressed on the table.
 * @param {TableStore} store
 * @param {any} action
 */
function take(store, action) {
  if (action.do === "draw") {
    const at = store.view.value?.row.indexOf(action.card) ?? -1;
    store.choose({ kind: "draw", card: action.card, place: at < 0 ? null : at });
  } else if (action.do === "tickets") store.choose({ kind: "tickets" });
  else if (action.do === "claim") store.choose({ kind: "claim", track: action.track, payment: 0 });
  else if (action.do === "station") store.choose({ kind: "station", city: action.city, payment: 0 });
  else if (action.do === "singles") store.choose({ kind: "singles", colours: action.colours });
  else if (action.do === "keep") store.choose({ kind: "keep", offered: offered(store), places: action.places });
  else if (action.do === "complete") store.choose({ kind: "complete", ticket: action.ticket });
  else if (action.do === "place") {
    store.choose(null);
    beginPile(store, action.colour);
  }
}

/**
 * A move as a short sentence.
 * @param {TableStore} store
 * @param {any} action
 */
export function deed(store, action) {
  const cities = store.map.value?.cities ?? {};
  const offer = store.view.value?.own?.offer ?? [];
  const tickets = (action.places ?? []).map((/** @type {number} */ at) => ticketName(offer[at - 1]?.ticket ?? "", cities));
  return t(`page-hint-${action.do}`, {
    card: action.card ?? "",
    colour: action.colour ?? "",
    cards: action.cards ?? 0,
    locos: action.locos ?? 0,
    number: action.number ?? tickets.length,
    track: action.track ? place(action.track, cities) : "",
    city: action.city ? place(action.city, cities) : "",
    ticket: action.ticket ? ticketName(action.ticket, cities) : "",
    tickets: listAnd(tickets),
    colours: listAnd((action.colours ?? []).map((/** @type {string} */ it) => t(`kind-${it}`))),
  });
}

const PLACES = new Set(["ticket", "city", "track"]);

/**
 * Why: the message that the server named, with places by their names.
 * @param {TableStore} store
 * @param {Advice} hint
 */
export function reason(store, hint) {
  if (!has(hint.key)) return "";
  const cities = store.map.value?.cities ?? {};
  /** @type {Record<string, string | number>} */
  const params = {};
  for (const [name, value] of Object.entries(hint.params)) {
    if (Array.isArray(value)) params[name] = listAnd(value.map((it) => ticketName(it, cities)));
    else if (name === "seat") params.name = store.names.value[value] ?? ""; // bots are named in the reader's language
    else if (name === "ticket") params[name] = ticketName(String(value), cities);
    else params[name] = PLACES.has(name) ? place(String(value), cities) : value;
  }
  return t(hint.key, params);
}

/**
 * The rank of a hint, on the thing that it speaks of.
 * @param {{store: TableStore, what: string, like?: Record<string, any>}} props
 */
export function HintMark({ store, what, like = {} }) {
  const at = store.hints.value.findIndex((hint) =>
    hint.actions.some((/** @type {any} */ it) => it.do === what && Object.entries(like).every(([name, value]) => it[name] === value)),
  );
  return at < 0 ? null : html`<b class="rank hint-mark figures">${at + 1}<span class="read"> ${t("page-hint")}</span></b>`;
}

// A tunnel: three cards are turned one after the other, then one pays or withdraws. Everybody watches, and is told how it went.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Card, kindName } from "../art/card.js";
import { place } from "../words/lists.js";
import { tell } from "../words/telling.js";
import { t } from "../words/words.js";
import { useTakingOver } from "./focus.js";
import { SetOfCards, setName } from "./payment.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */
/** @typedef {{at: number, seat: number, track: string, paid: import("../../wire").CardSet, cards: string[], extra: number, outcome: any}} Dig */

const SHOWN = 2_600; // ms that a tunnel is shown when it is over
const APART = 420; // ms between two cards
const OUTCOMES = new Set(["route-claimed", "tunnel-given-up"]);

/**
 * Has this seat to say whether it pays for a tunnel?
 * @param {TableStore} store
 */
export const isDigging = (store) => store.view.value?.phase === "surcharge" && Boolean(store.view.value.move);

/** @param {{store: TableStore}} props */
export function Tunnel({ store }) {
  const [over, setOver] = useState(/** @type {number | null} */ (null));
  const news = store.news.value;
  const going = isDigging(store);
  const dig = lastDig(store);
  useEffect(() => {
    if (!dig?.outcome || !news.includes(dig.outcome)) return undefined;
    setOver(dig.at);
    const timer = setTimeout(() => setOver(null), SHOWN + (news.some((it) => it.event === "tunnel-card") ? dig.cards.length * APART : 0));
    return () => clearTimeout(timer);
  }, [news]);
  const shown = Boolean(dig && dig.cards.length && (going || over === dig.at));
  const revealed = useRevealed(shown ? `${dig?.at}` : "", dig?.cards.length ?? 0);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useTakingOver(shown && going && store.myTurn.value, box);
  if (!shown || !dig) return null;
  const all = revealed >= dig.cards.length;
  const ringed = all ? matching(dig) : [];
  const telling = { names: store.names.value, viewer: store.seat.value, cities: store.map.value?.cities ?? {} };
  return html`<section class="tunnel-panel panel fine ${going ? "" : "told"}" data-part="tunnel" tabindex="-1" ref=${box} aria-live="polite" aria-label=${t("board-tunnel")}>
    <h2>${place(dig.track, telling.cities)}</h2>
    <p class="quiet">${t("page-tunnel-turned", { who: dig.seat === store.seat.value ? "you" : "other", name: store.names.value[dig.seat] ?? "" })}</p>
    <ul class="turned-cards">${dig.cards.map((kind, at) => html`<li key=${at} class=${ringed.includes(at) ? "match" : ""}>
      ${at < revealed
        ? html`<${Card} key="face" kind=${kind} class="flip" /><span class="read">${kindName(kind)}${ringed.includes(at) ? `, ${t("page-tunnel-match")}` : ""}</span>`
        : html`<${Card} key="back" kind=${null} />`}
    </li>`)}</ul>
    ${!all ? null : going ? html`<${Surcharge} store=${store} />` : html`<p class="outcome"><b>${tell(dig.outcome, telling)}</b></p>`}
  </section>`;
}

/**
 * The last tunnel that anybody has dug.
 * @param {TableStore} store
 * @returns {Dig | null}
 */
function lastDig(store) {
  const events = store.events.value;
  const at = events.map((it) => it.event).lastIndexOf("tunnel-entered");
  if (at < 0) return null;
  const since = events.slice(at);
  const { seat, track, paid } = since[0];
  return {
    at, seat, track, paid,
    cards: since.flatMap((it) => (it.event === "tunnel-card" ? [it.card] : [])),
    extra: since.find((it) => it.event === "tunnel-costs")?.extra ?? 0,
    outcome: since.find((it) => OUTCOMES.has(it.event)) ?? null,
  };
}

/**
 * Which of the cards turned cost something: those like what was played, as far as that agrees with what the server counted.
 * @param {Dig} dig
 */
function matching({ cards, paid, extra }) {
  const alike = cards.flatMap((kind, at) => (kind === paid.colour || kind === "loco" ? [at] : []));
  return alike.length === extra ? alike : [];
}

/**
 * How many of so many cards are face up by now: one more every moment.
 * @param {string} key of what is revealed; "": nothing
 * @param {number} number
 */
function useRevealed(key, number) {
  const [state, set] = useState({ key: "", number: 0 });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const now = state.key === key ? state.number : 0;
  useEffect(() => {
    if (!key || still || now >= number) return undefined;
    const timer = setTimeout(() => set({ key, number: now + 1 }), now ? APART : 120);
    return () => clearTimeout(timer);
  }, [key, now, number]);
  return still ? number : now;
}

/** @param {{store: TableStore}} props */
function Surcharge({ store }) {
  const cost = store.view.value?.move?.cost ?? 0;
  const extras = /** @type {any[]} */ (store.legal.value.filter((/** @type {any} */ it) => it.do === "extra"));
  const [picked, setPicked] = useState(0);
  if (!store.myTurn.value) return html`<p>${t("page-tunnel-waiting", { number: cost })}</p>`;
  const ordered = [...extras].sort((a, b) => (a.locos ?? 0) - (b.locos ?? 0));
  return html`
    <p><b>${t("page-tunnel-costs", { number: cost })}</b></p>
    ${ordered.length
      ? html`<div role="radiogroup" class="options" aria-label=${t("page-pay-with")}>${ordered.map(
          (it, at) => html`<button key=${at} role="radio" aria-checked=${at === picked} class="option ${at === picked ? "picked" : ""}" aria-label=${setName(it)} onClick=${() => setPicked(at)}><${SetOfCards} set=${it} /></button>`,
        )}</div>`
      : html`<p class="quiet">${t("page-tunnel-cannot")}</p>`}
    <div class="row">
      <button class="button go" disabled=${!ordered.length || store.sending.value} onClick=${() => store.move(ordered[picked] ?? ordered[0])}>${t("page-tunnel-pay")}</button>
      <button class="button" disabled=${store.sending.value} onClick=${() => store.move({ do: "withdraw" })}>${t("page-tunnel-withdraw")}</button>
    </div>`;
}

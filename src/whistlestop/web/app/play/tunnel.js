// A tunnel: three cards are turned, then one pays or withdraws. Everybody watches.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Card, kindName } from "../art/card.js";
import { place } from "../words/lists.js";
import { t } from "../words/words.js";
import { SetOfCards, setName } from "./payment.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */
const SHOWN = 3_500; // ms that others see the cards of a tunnel that is over

/** @param {{store: TableStore}} props */
export function Tunnel({ store }) {
  const [last, setLast] = useState(/** @type {{cards: string[], track: string, seat: number} | null} */ (null));
  const view = store.view.value;
  const news = store.news.value;
  useEffect(() => {
    const cards = news.filter((it) => it.event === "tunnel-card").map((it) => it.card);
    if (!cards.length) return;
    const entered = [...store.events.value].reverse().find((it) => it.event === "tunnel-entered");
    setLast({ cards, track: entered.track, seat: entered.seat });
  }, [news]);
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setLast(null), SHOWN);
    return () => clearTimeout(timer);
  }, [last]);
  const going = view?.phase === "surcharge" && view.move;
  if (!going && !last) return null;
  const cards = going ? turned(store) : (last?.cards ?? []);
  const track = going ? (view.move?.track ?? "") : (last?.track ?? "");
  const seat = going ? view.to_move[0] : (last?.seat ?? 0);
  return html`<section class="tunnel-panel panel fine" data-part="tunnel" aria-live="polite" aria-label=${t("board-tunnel")}>
    <h2>${place(track, store.map.value?.cities ?? {})}</h2>
    <p class="quiet">${t("page-tunnel-turned", { who: seat === store.seat.value ? "you" : "other", name: store.names.value[seat] ?? "" })}</p>
    <ul class="turned-cards">${cards.map((kind, at) => html`<li key=${at} style=${{ "--at": at }}><${Card} kind=${kind} class="flip" /><span class="read">${kindName(kind)}</span></li>`)}</ul>
    ${going ? html`<${Surcharge} store=${store} />` : null}
  </section>`;
}

/**
 * The cards turned for the tunnel that is being dug.
 * @param {TableStore} store
 */
function turned(store) {
  const events = store.events.value;
  const from = events.map((it) => it.event).lastIndexOf("tunnel-entered");
  return events.slice(from).filter((it) => it.event === "tunnel-card").map((it) => it.card);
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

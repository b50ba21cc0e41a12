// The row of five, the deck, the discards and the tickets to draw. First press picks, the second one takes.
import { html } from "../../vendor/preact.js";
import { Card, kindName } from "../art/card.js";
import { Sign } from "../art/signs.js";
import { listAnd } from "../words/lists.js";
import { t } from "../words/words.js";
import { may, pick } from "./choice.js";
import { HintMark } from "./hint.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Row({ store }) {
  const view = store.view.value;
  if (!view) return null;
  return html`<section class="row-area" data-part="row" aria-label=${t("table-row")}>
    <ul class="row-cards">
      ${view.row.map((card, place) => html`<li key=${place} data-place=${place}>${card === null ? html`<span class="card gap"></span>` : html`<${Take} store=${store} card=${card} place=${place} />`}</li>`)}
    </ul>
    <ul class="piles">
      <li><${Deck} store=${store} /></li>
      <li><${Discards} store=${store} /></li>
      <li><${TicketDeck} store=${store} /></li>
    </ul>
  </section>`;
}

/** @param {TableStore} store @param {string} card @param {number | null} place */
function isPicked(store, card, place) {
  const it = store.choice.value;
  return it?.kind === "draw" && it.card === card && it.place === place;
}

/** @param {{store: TableStore, card: string, place: number}} props */
function Take({ store, card, place }) {
  const can = may(store, "draw", { card });
  const picked = isPicked(store, card, place);
  return html`<button class="take ${can ? "can" : ""} ${picked ? "picked" : ""}" disabled=${!can} aria-pressed=${picked} data-draw=${card}
    aria-label=${picked ? t("page-take-again", { card: kindName(card) }) : t("page-take", { card: kindName(card), place: place + 1 })}
    onClick=${() => pick(store, { kind: "draw", card, place })}>
    <${Card} key=${card} kind=${card} class="turned" />
    <${HintMark} store=${store} what="draw" like=${{ card }} />
    ${picked ? html`<span class="confirm">${t("page-take-it")}</span>` : null}
  </button>`;
}

/** @param {{store: TableStore}} props */
function Deck({ store }) {
  const number = store.view.value?.deck ?? 0;
  const can = may(store, "draw", { card: "deck" });
  const picked = isPicked(store, "deck", null);
  return html`<button class="take deck ${can ? "can" : ""} ${picked ? "picked" : ""}" data-part="deck" data-draw="deck" disabled=${!can} aria-pressed=${picked}
    aria-label=${picked ? t("page-take-again", { card: t("table-deck") }) : t("page-draw-blind", { number })}
    onClick=${() => pick(store, { kind: "draw", card: "deck", place: null })}>
    ${number ? html`<${Card} kind=${null} />` : html`<span class="card gap"></span>`}
    <${HintMark} store=${store} what="draw" like=${{ card: "deck" }} />
    <span class="caption"><span>${t("table-deck")}</span><b class="figures">${number}</b></span>
    ${picked ? html`<span class="confirm">${t("page-take-it")}</span>` : null}
  </button>`;
}

/** @param {{store: TableStore}} props */
function Discards({ store }) {
  const pile = store.view.value?.discards ?? {};
  const number = Object.values(pile).reduce((sum, it) => sum + it, 0);
  const kinds = Object.entries(pile).filter(([, it]) => it);
  const said = listAnd(kinds.map(([kind, it]) => t("card-set", kind === "loco" ? { colour: kind, cards: 0, locos: it } : { colour: kind, cards: it, locos: 0 })));
  return html`<div class="discards" data-part="discards" title=${said}>
    <span class="card heap">${Object.entries(pile).map(([kind, it]) => (it ? html`<i class=${kind} style=${{ flexGrow: it }}><${Sign} kind=${kind} /></i>` : null))}</span>
    <span class="caption"><span>${t("page-discards")}</span><b class="figures">${number}</b></span>
    ${said ? html`<span class="read">: ${said}</span>` : null}
  </div>`;
}

/** @param {{store: TableStore}} props */
function TicketDeck({ store }) {
  const number = store.view.value?.ticket_deck ?? 0;
  const can = may(store, "tickets");
  const picked = store.choice.value?.kind === "tickets";
  return html`<button class="take tickets-deck ${can ? "can" : ""} ${picked ? "picked" : ""}" data-part="ticket-deck" disabled=${!can} aria-pressed=${picked}
    aria-label=${picked ? t("page-take-again", { card: t("table-ticket-deck") }) : t("page-draw-tickets", { number })}
    onClick=${() => pick(store, { kind: "tickets" })}>
    <span class="card ticket-back"><svg viewBox="0 0 64 30" class="car" aria-hidden="true"><path d="M6 5h52v7a3.5 3.5 0 0 0 0 7v7H6v-7a3.5 3.5 0 0 0 0-7z" fill="none" stroke="currentColor" stroke-width="1.6" /><path d="M44 5v21" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2.5 2" /><path d="M12 15.5h25M12 10.5h16M12 20.5h20" stroke="currentColor" stroke-width="1.4" /></svg></span>
    <${HintMark} store=${store} what="tickets" />
    <span class="caption"><span>${t("table-tickets")}</span><b class="figures">${number}</b></span>
    ${picked ? html`<span class="confirm">${t("page-take-it")}</span>` : null}
  </button>`;
}

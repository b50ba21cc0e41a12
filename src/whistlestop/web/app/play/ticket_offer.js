// Tickets on offer: which ones are kept. What may be kept is what the server allows.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { ticketName } from "../words/lists.js";
import { t } from "../words/words.js";
import { isLegal, offered } from "./choice.js";
import { TicketFace } from "./cards/rack.js";
import { useTakingOver } from "./focus.js";
import { left, point, unpoint } from "./tickets.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {TableStore} store */
const keepsOf = (store) => store.legal.value.filter((/** @type {any} */ it) => it.do === "keep");

/**
 * Are there tickets to choose from?
 * @param {TableStore} store
 */
export const isOffered = (store) => Boolean(store.view.value?.own?.offer.length && keepsOf(store).length);

/** @param {{store: TableStore}} props */
export function TicketOffer({ store }) {
  const own = store.view.value?.own;
  const keeps = keepsOf(store);
  const choice = store.choice.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useTakingOver(isOffered(store), box);
  useEffect(() => {
    if (choice?.kind === "keep" && !isLegal(store, choice)) store.choice.value = null; // it was for another offer
  }, [store.view.value]);
  if (!own?.offer.length || !keeps.length) return null;
  const kept = /** @type {readonly number[]} */ (choice?.kind === "keep" && isLegal(store, choice) ? choice.places : []);
  const cities = store.map.value?.cities ?? {};
  const least = Math.min(...keeps.map((/** @type {any} */ it) => it.places.length));
  const wanted = [...kept].sort((a, b) => a - b);
  const legal = keeps.find((/** @type {any} */ it) => [...it.places].sort((a, b) => a - b).join() === wanted.join());
  /** @param {number} at */
  const toggle = (at) => {
    const places = kept.includes(at) ? kept.filter((it) => it !== at) : [...kept, at];
    store.choose({ kind: "keep", offered: offered(store), places });
  };
  return html`<section class="offer panel fine" data-part="offer" tabindex="-1" ref=${box} aria-busy=${store.sending.value} aria-label=${t("table-offer")}>
    <h2>${t("page-offer-title")}</h2>
    <p class="quiet">${t("page-offer-least", { number: least })}</p>
    <ul class="stack">
      ${own.offer.map((ticket, index) => {
        const at = index + 1;
        return html`<li key=${ticket.ticket}><button class="ticket choice ${ticket.long ? "long" : ""} ${kept.includes(at) ? "kept" : ""}" role="checkbox" aria-checked=${kept.includes(at)}
          onMouseEnter=${() => point(store, ticket.ticket)} onPointerLeave=${(/** @type {PointerEvent} */ event) => left(store, event)}
          onFocus=${() => point(store, ticket.ticket)} onBlur=${() => unpoint(store)} onClick=${() => toggle(at)}>
          <span class="mark" aria-hidden="true">${kept.includes(at) ? "✓" : ""}</span>
          ${ticket.cards ? html`<${TicketFace} store=${store} ticket=${ticket} />` : html`<span class="path">${ticketName(ticket.ticket, cities)} ${ticket.long ? html`<span class="tag">${t("page-ticket-long")}</span>` : null}</span>`}
          ${ticket.cards ? null : html`<b class="figures">${ticket.points}</b><span class="read"> ${t("table-points")}</span>`}
        </button></li>`;
      })}
    </ul>
    <button class="button go" disabled=${!legal || store.sending.value} onClick=${() => store.move(legal)}>${kept.length < least ? t("page-keep-more", { number: least - kept.length }) : t("page-keep", { number: kept.length })}</button>
  </section>`;
}

// One's own tickets with their status. Pointing at one shows what it still needs.
import { html, useEffect } from "../../vendor/preact.js";
import { ticketName } from "../words/lists.js";
import { t } from "../words/words.js";
import { ICONS } from "./players.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Tickets({ store }) {
  const tickets = store.view.value?.own?.tickets;
  const turn = store.view.value?.turn;
  useEffect(() => {
    const pointing = matchMedia("(hover: hover)").matches ? ".ticket:hover, .ticket:focus-visible" : ".ticket:focus-visible";
    if (!document.querySelector(pointing)) unpoint(store); // a tap has no end of its own
  }, [turn, store.choice.value]);
  if (!tickets) return null;
  const done = tickets.filter((it) => it.done).length;
  return html`<section class="tickets" data-part="tickets" aria-label=${t("page-tickets-done", { done, number: tickets.length })}>
    <ul>${inOrder(store, tickets).map((it) => html`<li key=${it.ticket}><${Ticket} store=${store} ticket=${it} /></li>`)}</ul>
  </section>`;
}

/**
 * What is still to be done first.
 * @param {TableStore} store
 * @param {readonly import("../../wire").TicketView[]} tickets
 */
function inOrder(store, tickets) {
  const ways = store.choices.value?.ways ?? {};
  /** @param {import("../../wire").TicketView} it */
  const rank = (it) => (it.done ? 2 : ways[it.ticket] === null ? 1 : 0);
  return [...tickets].sort((a, b) => rank(a) - rank(b));
}

/** @param {{store: TableStore, ticket: import("../../wire").TicketView}} props */
export function Ticket({ store, ticket }) {
  const cities = store.map.value?.cities ?? {};
  const pointed = store.pointed.value?.ticket === ticket.ticket;
  const lost = store.choices.value?.ways?.[ticket.ticket] === null && !ticket.done;
  const away = ticket.done ? 0 : (store.choices.value?.ways?.[ticket.ticket] ?? []).reduce((sum, it) => sum + (store.map.value?.tracks[it]?.length ?? 0), 0);
  const status = ticket.done ? "page-ticket-done" : lost ? "page-ticket-lost" : "page-ticket-open";
  return html`<button class="ticket ${ticket.done ? "done" : ""} ${ticket.long ? "long" : ""} ${lost ? "lost" : ""}" aria-pressed=${pointed}
    onMouseEnter=${() => point(store, ticket.ticket)} onPointerLeave=${(/** @type {PointerEvent} */ event) => left(store, event)}
    onFocus=${() => point(store, ticket.ticket)} onBlur=${() => unpoint(store)}
    onClick=${() => point(store, ticket.ticket)}>
    <span class="mark" aria-hidden="true">${ticket.done ? "✓" : lost ? "×" : ""}</span>
    <span class="path">${ticketName(ticket.ticket, cities)}</span>
    ${away ? html`<span class="far figures" title=${t("page-ticket-far", { number: away })}><span aria-hidden="true">${away}</span><svg class="train" viewBox="0 0 16 16" aria-hidden="true"><path d=${ICONS.train} fill="none" stroke="currentColor" stroke-width="1.3" /></svg><span class="read">${t("page-ticket-far", { number: away })}</span></span>` : null}
    <b class="figures">${ticket.points}</b>
    <span class="read">${t(status)}</span>
  </button>`;
}

/**
 * Light a ticket's cities and its shortest remaining way.
 * @param {TableStore} store
 * @param {string} ticket
 */
export const point = (store, ticket) => void (store.pointed.value = { ticket, way: store.choices.value?.ways?.[ticket] ?? null });

/** @param {TableStore} store */
export const unpoint = (store) => void (store.pointed.value = null);

/**
 * A mouse has gone elsewhere. After a tap the page may move beneath the finger, which is none.
 * @param {TableStore} store
 * @param {PointerEvent} event
 */
export const left = (store, event) => void (event.pointerType === "mouse" && unpoint(store));

// Tickets of the card game: a rack that shows what each one needs. How far one has come shows only with open track: the
// pile is covered otherwise.
import { html } from "../../../vendor/preact.js";
import { kindName } from "../../art/card.js";
import { Sign } from "../../art/signs.js";
import { KINDS } from "../../constants.js";
import { place } from "../../words/lists.js";
import { t } from "../../words/words.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
/** @typedef {import("../../../wire").TicketView} TicketView */

/** @param {{store: TableStore}} props */
export function Rack({ store }) {
  const own = store.view.value?.own;
  if (!own) return null;
  const points = own.tickets.reduce((sum, it) => sum + it.points, 0);
  return html`<section class="rack" tabindex="0" data-part="tickets" aria-label=${t("page-card-rack", { number: own.tickets.length, points })}>
    <h2>${t("table-tickets")} <span class="quiet figures">${own.tickets.length}</span></h2>
    ${own.tickets.length ? null : html`<p class="quiet">${t("page-card-no-tickets")}</p>`}
    <ul>${own.tickets.map((it) => html`<li key=${it.ticket} class="rack-ticket"><${TicketFace} store=${store} ticket=${it} track=${own.track} /></li>`)}</ul>
  </section>`;
}

/**
 * Where to, what for, and what it needs.
 * @param {{store: TableStore, ticket: TicketView, track?: Readonly<Record<string, number>> | null}} props
 */
export function TicketFace({ store, ticket, track = null }) {
  const map = store.map.value;
  const ends = map?.tickets[ticket.ticket]?.between ?? [];
  return html`<span class="path">${ends.map((city, at) => html`${at ? html`<i class="dash">–</i>` : null}<span class=${map?.bonus[city] ? "big" : ""} title=${map?.bonus[city] ? t("page-card-bonus", { city: map.cities[city], points: map.bonus[city] }) : undefined}>${map?.cities[city] ?? place(city, {})}</span>`)}</span>
    <b class="worth figures">${ticket.points}<span class="read"> ${t("table-points")}</span></b>
    <${Needs} cards=${ticket.cards ?? {}} track=${track} />`;
}

/**
 * The cards that a ticket shows; those that lie on an open track are ticked.
 * @param {{cards: Readonly<Record<string, number>>, track?: Readonly<Record<string, number>> | null}} props
 */
function Needs({ cards, track = null }) {
  const kinds = KINDS.flatMap((kind) => Array.from({ length: cards[kind] ?? 0 }, (_, at) => ({ kind, there: track !== null && (track[kind] ?? 0) > at })));
  return html`<span class="needs">${kinds.map(({ kind, there }, at) => html`<span key=${at} class="mini ${kind} ${there ? "there" : ""}" title=${kindName(kind)}>
    <${Sign} kind=${kind} /><span class="read">${t(there ? "page-card-need-there" : "page-card-need", { card: kind })}</span>
  </span>`)}</span>`;
}

/**
 * Completed tickets of a player, folded away until asked for.
 * @param {{store: TableStore, tickets: readonly TicketView[]}} props
 */
export function Completed({ store, tickets }) {
  if (!tickets.length) return null;
  return html`<details class="completed">
    <summary>${t("page-card-completed", { number: tickets.length, points: tickets.reduce((sum, it) => sum + it.points, 0) })}</summary>
    <ul>${tickets.map((it) => html`<li key=${it.ticket} class="rack-ticket done"><${TicketFace} store=${store} ticket=${it} /></li>`)}</ul>
  </details>`;
}

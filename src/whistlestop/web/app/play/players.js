// The others and oneself: trains, cards, tickets, points, and what everybody knows of a hand.
import { html } from "../../vendor/preact.js";
import { Face } from "../art/faces.js";
import { Emblem, Sign } from "../art/signs.js";
import { kindName } from "../art/card.js";
import { KINDS } from "../constants.js";
import { colourOf } from "../state/colours.js";
import { levelOf } from "../state/seats.js";
import { tell } from "../words/telling.js";
import { t } from "../words/words.js";
import { Presence } from "./presence.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Players({ store }) {
  const view = store.view.value;
  if (!view) return null;
  return html`<ul class="players" data-part="players" aria-label=${t("page-players")}>
    ${view.seats.map((seat) => html`<${Player} key=${seat.seat} store=${store} seat=${seat} />`)}
  </ul>`;
}

/** @param {{store: TableStore, seat: import("../../wire").SeatView}} props */
function Player({ store, seat }) {
  const view = store.view.value;
  const info = store.info.value?.seats[seat.seat];
  const map = store.map.value;
  const moving = view?.to_move.includes(seat.seat);
  const mine = store.seat.value === seat.seat;
  const known = Object.entries(seat.known).filter(([, number]) => number);
  return html`<li class="player player-${colourOf(seat.seat)} ${moving ? "moving" : ""} ${mine ? "me" : ""}" data-player=${seat.seat}>
    <div class="who">
      <${Emblem} seat=${seat.seat} />
      <${Face} seat=${seat.seat} info=${info} />
      <span class="name" title=${levelOf(info)}>${store.names.value[seat.seat]}</span>
      ${store.past ? null : html`<${Presence} seat=${info} ahead=${store.ahead} words=${true} />`}
      ${levelOf(info) ? html`<span class="level quiet">${levelOf(info)}</span>` : null}
      ${mine ? html`<span class="tag">${t("page-you")}</span>` : null}
      ${info?.resigned ? html`<span class="tag">${t("page-gave-up")}</span>` : info?.kept ? html`<span class="tag">${t("page-bot-keeps")}</span>` : null}
      ${moving ? html`<span class="read">${t("page-is-moving")}</span>` : null}
      <b class="points figures" title=${t("table-points")}>${seat.points}<span class="read"> ${t("table-points")}</span></b>
    </div>
    ${map?.trains ? html`<${Trains} left=${seat.trains} of=${map.trains} />` : null}
    <div class="numbers figures">
      <span class="counts">
        <${Number} icon="hand" value=${seat.cards} label=${t("table-cards")} />
        <${Number} icon="ticket" value=${seat.tickets} label=${t("table-tickets")} />
        ${map?.stations ? html`<${Number} icon="station" value=${seat.stations} label=${t("table-stations")} />` : null}
      </span>
      ${known.length && !mine
        ? html`<span class="known" title=${t("table-known")}><span class="read">${t("table-known")}: </span>${KINDS.filter((it) => seat.known[it]).map(
            (it) => html`<span class="chip ${it}" title=${kindName(it)}><${Sign} kind=${it} />${seat.known[it]}<span class="read"> ${kindName(it)}</span></span>`,
          )}</span>`
        : null}
    </div>
    <p class="did quiet">${lastMove(store, seat.seat)}</p>
  </li>`;
}

/**
 * Trains as a bar that gets shorter.
 * @param {{left: number, of: number}} props
 */
function Trains({ left, of }) {
  return html`<div class="trains">
    <span class="bar" aria-hidden="true"><span class="fill" style=${{ width: `${(100 * left) / of}%` }}></span></span>
    <span class="figures">${left}<span class="read"> ${t("table-trains")}</span></span>
  </div>`;
}

/** @type {Record<string, string>} */
export const ICONS = {
  hand: "M2 4.5h8v11H2zM6 2.5l8 1.6-2.2 10.8L10 14.5M5 7h2M5 10h2",
  ticket: "M1.5 4.5h13v2.2a1.3 1.3 0 0 0 0 2.6v2.2h-13V9.3a1.3 1.3 0 0 0 0-2.6zM10 4.5v7",
  train: "M2 4h10.5l2 4v3.5H2zM4.5 6.2h2.4M8.6 6.2h2.4M4.6 11.5a1.3 1.3 0 1 0 .1 0M11 11.5a1.3 1.3 0 1 0 .1 0",
  station: "M2.5 14.5v-7L8 3l5.5 4.5v7zM6.5 14.5v-4h3v4",
};

/** @param {{icon: string, value: number, label: string}} props */
export function Number({ icon, value, label }) {
  return html`<span class="number" title=${label}>
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${ICONS[icon]} fill="none" stroke="currentColor" stroke-width="1.3" /></svg>
    ${value}<span class="read"> ${label}</span>
  </span>`;
}

/** Events that are somebody's doing. */
const DEEDS = new Set(["card-taken", "card-drawn", "route-claimed", "tunnel-entered", "tunnel-given-up", "station-built", "tickets-drawn", "tickets-kept", "passed", "pile-placed", "singles-placed", "train-robbed", "cards-moved", "tickets-completed"]);

/** @param {TableStore} store @param {number} seat */
function lastMove(store, seat) {
  const events = store.events.value;
  for (let at = events.length - 1; at >= 0; at--) {
    if (events[at].seat === seat && DEEDS.has(events[at].event)) {
      return tell(events[at], { names: store.names.value, viewer: store.seat.value, cities: store.map.value?.cities ?? {} });
    }
  }
  return "";
}

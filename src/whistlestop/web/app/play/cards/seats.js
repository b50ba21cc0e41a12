// The players around the table: what everybody sees of them, their rail yards and their piles on the track.
import { html } from "../../../vendor/preact.js";
import { Face } from "../../art/faces.js";
import { Emblem } from "../../art/signs.js";
import { colourOf } from "../../state/colours.js";
import { levelOf } from "../../state/seats.js";
import { t } from "../../words/words.js";
import { Number } from "../players.js";
import { Completed } from "./rack.js";
import { Chips, TrackPile, Yard } from "./yard.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
/** @typedef {import("../../../wire").SeatView} SeatView */

/**
 * The others, in the order in which they play after the viewer.
 * @param {{store: TableStore}} props
 */
export function Others({ store }) {
  const seats = store.view.value?.seats ?? [];
  const from = store.seat.value;
  const others = from === null ? seats : [...seats.slice(from + 1), ...seats.slice(0, from)];
  return html`<ul class="others" data-part="players" data-number=${others.length} aria-label=${t("page-players")}>
    ${others.map((seat) => html`<li key=${seat.seat} class=${seatClass(store, seat)} data-player=${seat.seat}>
      <${SeatHead} store=${store} seat=${seat} />
      <div class="yard-and-track">
        <${Yard} store=${store} seat=${seat} />
        <${TrackPile} store=${store} seat=${seat} />
      </div>
      <${Completed} store=${store} tickets=${seat.completed} />
    </li>`)}
  </ul>`;
}

/**
 * One's own place at the table.
 * @param {{store: TableStore}} props
 */
export function Mine({ store }) {
  const number = store.seat.value;
  const seat = number === null ? undefined : store.view.value?.seats[number];
  if (!seat) return null;
  return html`<section class="${seatClass(store, seat)} mine" data-player=${seat.seat} aria-label=${t("page-card-your-place")}>
    <${SeatHead} store=${store} seat=${seat} />
    <div class="yard-and-track">
      <${Yard} store=${store} seat=${seat} />
      <${TrackPile} store=${store} seat=${seat} />
    </div>
    <${Completed} store=${store} tickets=${seat.completed} />
  </section>`;
}

/**
 * What the completed tickets have brought so far.
 * @param {SeatView} seat
 */
const worth = (seat) => seat.completed.reduce((sum, it) => sum + it.points, 0);

/** @param {TableStore} store @param {SeatView} seat */
function seatClass(store, seat) {
  const moving = store.view.value?.to_move.includes(seat.seat);
  return `seat player-${colourOf(seat.seat)} ${moving ? "moving" : ""}`;
}

/** @param {{store: TableStore, seat: SeatView}} props */
function SeatHead({ store, seat }) {
  const mine = store.seat.value === seat.seat;
  const info = store.info.value?.seats[seat.seat];
  const known = Object.values(seat.known).some(Boolean);
  return html`<div class="seat-head">
    <${Emblem} seat=${seat.seat} />
    <${Face} seat=${seat.seat} info=${info} />
    <span class="name" title=${levelOf(info)}>${store.names.value[seat.seat]}</span>
    ${mine ? html`<span class="tag">${t("page-you")}</span>` : null}
    ${info?.resigned ? html`<span class="tag">${t("page-gave-up")}</span>` : info?.kept ? html`<span class="tag">${t("page-bot-keeps")}</span>` : null}
    ${store.view.value?.to_move.includes(seat.seat) ? html`<span class="read">${t("page-is-moving")}</span>` : null}
    <span class="seat-numbers figures">
      <${Number} icon="hand" value=${seat.cards} label=${t("table-cards")} />
      <${Number} icon="ticket" value=${seat.tickets} label=${t("table-tickets")} />
      <b class="points" title=${t("table-points")}>${worth(seat)}<span class="read"> ${t("table-points")}</span></b>
    </span>
    ${known && !mine ? html`<span class="known" title=${t("table-known")}><${Chips} cards=${seat.known} label=${t("table-known")} /></span>` : null}
  </div>`;
}

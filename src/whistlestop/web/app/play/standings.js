// Everybody in one line, where there is no room for more: points, trains, cards.
import { html } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { colourOf } from "../state/colours.js";
import { t } from "../words/words.js";
import { Presence } from "./presence.js";
import { Number } from "./players.js";

/** @param {{store: import("../state/table.js").TableStore}} props */
export function Standings({ store }) {
  const view = store.view.value;
  if (!view) return null;
  return html`<ul class="standings figures" aria-label=${t("page-players")}>
    ${view.seats.map((seat) => {
      const moving = view.to_move.includes(seat.seat);
      const mine = store.seat.value === seat.seat;
      return html`<li key=${seat.seat} class="standing player-${colourOf(seat.seat)} ${moving ? "moving" : ""} ${mine ? "me" : ""}" data-player=${seat.seat} title=${store.names.value[seat.seat]}>
        <${Emblem} seat=${seat.seat} />
        <span class="read">${store.names.value[seat.seat]}${moving ? `, ${t("page-is-moving")}` : ""}: </span>
        ${store.past ? null : html`<${Presence} seat=${store.info.value?.seats[seat.seat]} ahead=${store.ahead} />`}
        <b class="points" title=${t("table-points")}>${seat.points}<span class="read"> ${t("table-points")}</span></b>
        <${Number} icon="train" value=${seat.trains} label=${t("table-trains")} />
        <${Number} icon="hand" value=${seat.cards} label=${t("table-cards")} />
      </li>`;
    })}
  </ul>`;
}

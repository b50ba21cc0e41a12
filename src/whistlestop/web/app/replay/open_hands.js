// All hands at a moment of a finished game: nothing is secret any more.
import { html } from "../../vendor/preact.js";
import { kindName } from "../art/card.js";
import { Emblem, Sign } from "../art/signs.js";
import { KINDS } from "../constants.js";
import { Number as Count } from "../play/players.js";
import { colourOf } from "../state/colours.js";
import { ticketName } from "../words/lists.js";
import { t } from "../words/words.js";

/** @param {{store: import("./replay_store.js").ReplayStore}} props */
export function OpenHands({ store }) {
  const moment = store.moments[store.at.value];
  if (store.seat.value !== null || !moment || !store.view.value) return null;
  return html`<section class="open-hands" aria-label=${t("page-replay-open")}><ul>
    ${moment.own.map((own, seat) => html`<li key=${seat} class="player-${colourOf(seat)}">
      <button class="whose" onClick=${() => store.lookFrom(seat)} aria-label=${t("page-replay-seat", { name: store.names.value[seat] })}><${Emblem} seat=${seat} /></button>
      <span class="chips"><span class="read">${t("page-replay-hand", { name: store.names.value[seat] })}: </span>
        ${KINDS.filter((it) => own.hand[it]).map((it) => html`<span key=${it} class="chip ${it}" title=${kindName(it)}><${Sign} kind=${it} />${own.hand[it]}<span class="read"> ${kindName(it)}</span></span>`)}
      </span>
      <span class="held" title=${own.tickets.map((it) => ticketName(it.ticket, store.map.value?.cities ?? {})).join("\n")}><${Count} icon="ticket" value=${own.tickets.length} label=${t("table-tickets")} /></span>
    </li>`)}
  </ul></section>`;
}

// The planner: tick tickets, and see which cards and how many trains they still take, and their ways on the board.
import { html, useEffect } from "../../vendor/preact.js";
import { kindName } from "../art/card.js";
import { Sign } from "../art/signs.js";
import { KINDS } from "../constants.js";
import { ticketName } from "../words/lists.js";
import { t } from "../words/words.js";
import { openTickets, planFor } from "./ticket_plan.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Planner({ store }) {
  const tickets = openTickets(store);
  const ticked = tickets.map((it) => it.ticket).filter((it) => !store.unplanned.value.includes(it));
  const plan = planFor(store, ticked);
  useEffect(() => {
    store.planned.value = plan.tracks;
  }, [plan.tracks.join(" ")]);
  useEffect(() => () => void (store.planned.value = []), []);
  if (!tickets.length) return html`<p class="planner quiet">${t("page-plan-none")}</p>`;
  /** @param {string} ticket @param {boolean} on */
  const tick = (ticket, on) => {
    const others = store.unplanned.value.filter((it) => it !== ticket);
    store.unplanned.value = on ? others : [...others, ticket];
  };
  const cities = store.map.value?.cities ?? {};
  const own = store.view.value?.seats[store.seat.value ?? -1];
  return html`<section class="planner" data-part="planner" aria-label=${t("page-plan")}>
    <p class="quiet">${t("page-plan-about")}</p>
    <ul class="planned">${tickets.map((it) => html`<li key=${it.ticket}><label>
      <input type="checkbox" checked=${ticked.includes(it.ticket)} onChange=${(/** @type {any} */ event) => tick(it.ticket, event.target.checked)} />
      <span class="path">${ticketName(it.ticket, cities)}</span><b class="figures">${it.points}</b>
    </label></li>`)}</ul>
    <p class="named figures ${plan.trains > (own?.trains ?? 0) ? "short" : ""}" role="status">${t("page-plan-trains", { need: plan.trains, have: own?.trains ?? 0 })}</p>
    <${Cards} store=${store} plan=${plan} />
  </section>`;
}

/**
 * What is in the hand of what it takes, colour by colour. Locomotives of the hand stand by themselves: they may be any colour.
 * @param {{store: TableStore, plan: import("./ticket_plan.js").Plan}} props
 */
function Cards({ store, plan }) {
  const hand = store.view.value?.own?.hand ?? {};
  const kinds = KINDS.filter((it) => (it === "loco" ? plan.locos || (hand.loco && plan.trains) : plan.cards[it]));
  return html`<ul class="plan-cards figures">
    ${kinds.map((kind) => {
      const need = kind === "loco" ? plan.locos : plan.cards[kind];
      const have = hand[kind] ?? 0;
      const enough = Boolean(need) && have >= need;
      return html`<li key=${kind} class=${enough ? "enough" : ""}><span class="chip ${kind}"><${Sign} kind=${kind} /></span><span class="read">${kindName(kind)}: </span>${need ? t("page-plan-have", { have: Math.min(have, need), need }) : have}</li>`;
    })}
    ${plan.cards.grey ? html`<li><span class="chip grey"></span>${t("page-plan-any")}: ${plan.cards.grey}</li>` : null}
  </ul>`;
}

// The big cities and what they are worth.
import { html } from "../../../vendor/preact.js";
import { t } from "../../words/words.js";

/** @param {{store: import("../../state/table.js").TableStore}} props */
export function Bonuses({ store }) {
  const map = store.map.value;
  if (!map) return null;
  return html`<section class="bonuses" data-part="bonuses" aria-label=${t("score-bonuses")}>
    <h2>${t("score-bonuses")}</h2>
    <p class="quiet">${t("page-card-bonus-about")}</p>
    <ul>${Object.entries(map.bonus).map(([city, points]) => html`<li key=${city}><span class="big">${map.cities[city]}</span><b class="figures">${points}</b></li>`)}</ul>
  </section>`;
}

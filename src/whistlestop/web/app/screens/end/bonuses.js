// The big cities of the card game, and who won them.
import { html } from "../../../vendor/preact.js";
import { Emblem } from "../../art/signs.js";
import { listAnd } from "../../words/lists.js";
import { t } from "../../words/words.js";

/** @param {{map: import("../../../wire").MapInfo, scores: import("../../../wire").Scores, names: readonly string[], open: (city: string) => boolean}} props */
export function Bonuses({ map, scores, names, open }) {
  return html`<section class="end-bonuses" aria-label=${t("score-bonuses")}>
    ${Object.entries(map.bonus).map(([city, points]) => {
      const holders = open(city) ? scores.seats.filter((it) => it.bonuses.some((bonus) => bonus.city === city)).map((it) => it.seat) : [];
      return html`<div key=${city} class="end-bonus ${holders.length ? "won" : ""}">
        <b class="city">${map.cities[city]}</b>
        <span class="figures worth">${t("points", { points })}</span>
        <span class="holders">${holders.map((seat) => html`<${Emblem} key=${seat} seat=${seat} />`)}</span>
        <span class="quiet holder-names">${holders.length ? listAnd(holders.map((seat) => names[seat])) : open(city) ? t("page-end-bonus-nobody") : ""}</span>
      </div>`;
    })}
  </section>`;
}

// How accurately everybody played, and where each result came from.
import { html } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { t } from "../words/words.js";
import { change, decimal, percent } from "./figures.js";

/**
 * For reviews that can tell luck from play.
 * @param {{review: import("../../wire").Review, names: readonly string[]}} props
 */
export function Seats({ review, names }) {
  return html`
    <div class="review-scroll" tabindex="0" role="group" aria-label=${t("page-review-accuracy")}><table class="review-table figures">
      <thead><tr>
        <th scope="col">${t("page-review-player")}</th><th scope="col">${t("page-review-accuracy")}</th>
        ${["even", "luck", "play", "result"].map((it) => html`<th key=${it} scope="col">${t(`page-review-${it}`)}</th>`)}
      </tr></thead>
      <tbody>${review.seats.map((it) => html`<tr key=${it.seat}>
        <th scope="row"><${Emblem} seat=${it.seat} /> ${names[it.seat]}</th>
        <td><b class="review-accuracy">${it.accuracy === null ? "–" : decimal(it.accuracy)}</b></td>
        ${it.account
          ? html`<td>${percent(it.account.even)}</td>
              <td>${t("page-review-margin", { number: change(it.account.luck), error: percent(it.account.error) })}</td>
              <td>${change(it.account.play)}</td><td>${percent(it.account.result)}</td>`
          : null}
      </tr>`)}</tbody>
    </table></div>
    <p class="quiet">${t("page-review-accuracy-about")}</p>
    <p class="quiet">${t("page-review-account-about")}</p>`;
}

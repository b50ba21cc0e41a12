// What is said of an answer: right or not, what it costs, the better decision, and why.
import { html } from "../../vendor/preact.js";
import { deed, reason } from "../play/hint.js";
import { percent } from "../review/figures.js";
import { t } from "../words/words.js";

/** @param {{store: import("./store.js").PuzzleTable, children?: any}} props */
export function Answer({ store, children }) {
  const said = store.answered.value;
  if (!said) return null;
  const given = store.given.value;
  return html`<div class="puzzle-said" role="status">
    <p class="puzzle-verdict ${said.right ? "right" : ""}">${verdict(store, said, given)}</p>
    ${said.right ? null : html`<p><b>${t("page-puzzle-solution", { move: deed(store, said.solution) })}</b></p>`}
    <ul>${said.facts.map((fact) => html`<li key=${fact.key}>${reason(store, /** @type {any} */ ({ params: {}, ...fact }))}</li>`)}</ul>
    <p class="quiet">${t("page-puzzle-chance", { chance: percent(said.chance), margin: percent(said.margin) })}</p>
    <div class="row buttons">${children}</div>
  </div>`;
}

/**
 * @param {import("./store.js").PuzzleTable} store
 * @param {import("../../wire").Answered} said
 * @param {any} given
 */
function verdict(store, said, given) {
  if (said.right) return t("page-puzzle-right", { move: deed(store, said.solution) });
  if (said.cost === null) return t("page-puzzle-shown");
  return t("page-puzzle-wrong", { move: deed(store, given), cost: percent(said.cost) });
}

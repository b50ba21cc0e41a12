// A refusal: one sentence, and the clause behind it.
import { html } from "../../vendor/preact.js";
import { HelpLink } from "../help/panel.js";
import { sentenceOf } from "../words/errors.js";
import { t } from "../words/words.js";

/** @param {{store: import("../state/table.js").TableStore}} props */
export function Problem({ store }) {
  const problem = /** @type {any} */ (store.problem.value);
  if (!problem) return null;
  return html`<div class="problem" role="alert">
    <p>${sentenceOf(problem)}</p>
    ${problem.clause ? html`<${HelpLink} clause=${problem.clause} game=${store.info.value?.settings.game} map=${store.info.value?.map}>${t("page-why", { clause: problem.clause })}<//>` : null}
    <button class="button small" onClick=${() => (store.problem.value = null)}>${t("page-dismiss")}</button>
  </div>`;
}

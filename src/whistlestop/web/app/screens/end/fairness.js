// Check fairness: the record is fetched and worked through here, in the reader's own browser.
import { html, useState } from "../../../vendor/preact.js";
import { check } from "../../fair/check.js";
import { roundsOf } from "../../fair/receipts.js";
import { get } from "../../net/api.js";
import { Link } from "../../router.js";
import { noncesOf } from "../../state/nonces.js";
import { sentenceOf } from "../../words/errors.js";
import { useWords } from "../../words/lazy.js";
import { t } from "../../words/words.js";
import { ReceiptButton } from "../parts/promise.js";

/** @typedef {import("../../fair/check.js").Verdict} Verdict */

/** @param {{store: import("../../state/table.js").TableStore, info: import("../../../wire").Table}} props */
export function Fairness({ store, info }) {
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [busy, setBusy] = useState(false);
  const said = useWords("page-fair", "page-fair-title");
  const start = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setVerdict(check(await get(`/api/tables/${info.table}/record`, store.admission), knownOf(info, store.mine.value)));
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  if (!said || !(info.origin || info.fair.commitment)) return null; // of a game from a file nothing was promised here
  if (info.origin) return html`<${Taken} origin=${info.origin} />`;
  return html`<section class="panel fairness" aria-labelledby="fairness">
    <h2 id="fairness">${t("page-fair-title")}</h2>
    <p>${t("page-fair-about")}</p>
    ${verdict ? null : html`<p><button class="button" disabled=${busy} onClick=${start}>${t("page-fair-check")}</button></p>`}
    ${problem ? html`<p role="alert">${sentenceOf(problem)}</p>` : null}
    ${verdict ? html`<${Found} verdict=${verdict} />` : null}
    ${verdict && roundsOf(info.table).length ? html`<p class="quiet">${t("page-receipt-about")}</p><p><${ReceiptButton} table=${info.table} /></p>` : null}
  </section>`;
}

/**
 * A game that did not begin here has nothing to check.
 * @param {{origin: import("../../../wire").Origin}} props
 */
function Taken({ origin }) {
  return html`<section class="panel fairness" aria-labelledby="fairness">
    <h2 id="fairness">${t("page-fair-title")}</h2>
    <p>${t("page-fair-origin", { turn: origin.turn })}</p>
    <p><${Link} class="button" to="/replay/${origin.table}#${origin.moment}">${t("page-fair-origin-show")}<//></p>
  </section>`;
}

/** @param {{verdict: Verdict}} props */
function Found({ verdict }) {
  return html`
    <p class="verdict ${verdict.is}" role="status"><${Mark} is=${verdict.is} /> ${t(`page-fair-verdict-${verdict.is}`)}</p>
    <ol class="fair-steps">
      ${verdict.steps.map((it) => html`<li key=${it.key} class=${it.is}><${Mark} is=${it.is} /><span>${t(it.is === "good" ? `page-fair-${it.key}` : `page-fair-${it.key}-${it.is}`, it.params)}</span></li>`)}
    </ol>
    <h3>${t("page-fair-proves")}</h3>
    <ul class="dots"><li>${t("page-fair-proves-1")}</li><li>${t("page-fair-proves-2")}</li></ul>
    <h3>${t("page-fair-not")}</h3>
    <ul class="dots"><li>${t("page-fair-not-1")}</li><li>${t("page-fair-not-2")}</li><li>${t("page-fair-not-3")}</li></ul>`;
}

/** @param {{is: "good" | "bad" | "none"}} props */
function Mark({ is }) {
  return html`<span class="mark ${is}"><span aria-hidden="true">${{ good: "✓", bad: "×", none: "–" }[is]}</span><span class="read">${t(`page-fair-mark-${is}`)}</span></span>`;
}

/**
 * What this device knows from elsewhere.
 * @param {import("../../../wire").Table} info
 * @param {readonly number[]} mine
 * @returns {import("../../fair/check.js").Known}
 */
function knownOf(info, mine) {
  return { ...info.fair, rounds: roundsOf(info.table), mine: noncesOf(info.table, mine), map: info.map };
}

// What if? Another decision at a moment of a finished game, and what it would have done to the chance of winning.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { get } from "../net/api.js";
import { deed } from "../play/hint.js";
import { change, percent } from "../review/figures.js";
import { Dialog } from "../screens/parts/dialog.js";
import { Select } from "../screens/parts/fields.js";
import { Trouble } from "../screens/parts/task.js";
import { useWords } from "../words/lazy.js";
import { t } from "../words/words.js";

/** @typedef {import("../../wire").Exploring} Exploring */
/** @typedef {import("../../wire").Compared} Compared */

const CERTAIN = 1.96; // standard errors, for 95 in 100

/** @param {{store: import("../replay/replay_store.js").ReplayStore, moment: number, close: () => void}} props */
export function WhatIf({ store, moment, close }) {
  const [asked, setAsked] = useState(/** @type {Exploring | null} */ (null));
  const [chosen, choose] = useState("");
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const said = useWords("page-review", "page-review-margin");
  useEffect(() => {
    let here = true;
    setProblem(null);
    const path = `/api/tables/${store.id}/what-if?moment=${moment}${chosen ? `&decision=${chosen}` : ""}`;
    get(path, store.admission).then((it) => here && setAsked(it), (error) => here && setProblem(error));
    return () => {
      here = false;
    };
  }, [chosen]);
  if (!said) return null;
  return html`<${Dialog} title=${t("page-explore-what-if")} close=${close} class="what-if">
    ${asked ? html`<${Question} store=${store} asked=${asked} chosen=${chosen} choose=${choose} />` : problem ? null : html`<p role="status">${t("page-loading")}</p>`}
    <${Trouble} problem=${problem} />
  <//>`;
}

/** @param {{store: import("../replay/replay_store.js").ReplayStore, asked: Exploring, chosen: string, choose: (decision: string) => void}} props */
function Question({ store, asked, chosen, choose }) {
  const { moment, seat, played, choices, turn } = asked.alternatives;
  const own = store.moments[moment]?.own[seat] ?? null;
  const then = /** @type {any} */ ({ map: store.map, names: store.names, view: { value: { own } } });
  const others = choices.filter((it) => it.decision !== played);
  const taken = choices.find((it) => it.decision === played);
  const found = asked.found && String(asked.found.decision) === chosen ? asked.found : null;
  if (!others.length) return html`<p>${t("page-explore-none")}</p>`;
  return html`
    <p><b>${t("page-replay-turn", { turn })}</b></p>
    <p>${t("page-explore-what-if-about", { name: store.names.value[seat] })}</p>
    <p>${t("page-review-played", { move: deed(then, taken?.action) })}</p>
    <${Select} label=${t("page-explore-decision")} value=${chosen} choose=${choose}
      options=${[{ value: "", label: t("page-explore-choose") }, ...others.map((it) => ({ value: String(it.decision), label: deed(then, it.action) }))]} />
    <div role="status">${chosen && !found ? html`<p>${t("page-explore-working")}</p>` : found ? html`<${Found} judges=${found.judges} verdict=${found.verdict} />` : null}</div>`;
}

/** @param {{judges: readonly Compared[], verdict: string}} props */
function Found({ judges, verdict }) {
  const [first, second] = judges;
  return html`
    <p class="verdict-${verdict}"><b>${t(`page-explore-${verdict}`)}</b></p>
    <table class="review-table figures"><tbody>
      <${Row} label=${t("page-explore-after-played")} value=${percent(first.played)} error=${first.played_error} />
      <${Row} label=${t("page-explore-after-other")} value=${percent(first.other)} error=${first.other_error} />
      <${Row} label=${t("page-explore-difference")} value=${change(first.gain)} error=${first.error} />
      ${second ? html`<${Row} label=${t("page-explore-trials")} value=${change(second.gain)} error=${second.error} />` : null}
    </tbody></table>`;
}

/** @param {{label: string, value: string, error: number}} props */
const Row = ({ label, value, error }) =>
  html`<tr><th scope="row">${label}</th><td>${t("page-review-margin", { number: value, error: percent(CERTAIN * error) })}</td></tr>`;

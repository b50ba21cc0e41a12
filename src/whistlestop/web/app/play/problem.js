// A refusal: one sentence, and the clause behind it. It goes when it has been read: with the next press anywhere, or by itself.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { HelpLink } from "../help/panel.js";
import { sentenceOf } from "../words/errors.js";
import { t } from "../words/words.js";
import { useLightDismiss } from "./dismiss.js";
import { useGivingBack } from "./focus.js";

const SHOWN = 20_000; // ms, for those who read slowly

/** @param {{store: import("../state/table.js").TableStore}} props */
export function Problem({ store }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const problem = /** @type {any} */ (store.problem.value);
  const close = () => void (store.problem.value = null);
  useGivingBack(Boolean(problem), box);
  useLightDismiss(Boolean(problem), box, close);
  useEffect(() => {
    if (!problem) return undefined;
    const timer = setInterval(() => box.current?.matches(":hover, :focus-within") || close(), SHOWN);
    return () => clearInterval(timer);
  }, [problem]);
  if (!problem) return null;
  return html`<div class="problem" role="alert" ref=${box}>
    <p>${sentenceOf(problem)}</p>
    ${problem.clause ? html`<${HelpLink} clause=${problem.clause} game=${store.info.value?.settings.game} map=${store.info.value?.map}>${t("page-why", { clause: problem.clause })}<//>` : null}
    <button class="button small" onClick=${close}>${t("page-dismiss")}</button>
  </div>`;
}

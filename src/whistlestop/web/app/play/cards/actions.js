// The actions of the card game that lie on no card: three single cards, pass, take what was picked; and the numbers of a
// pile that was begun elsewhere, one decision at a time.
import { html } from "../../../vendor/preact.js";
import { t } from "../../words/words.js";
import { cancel, confirm, may } from "../choice.js";
import { HintButton } from "../hint.js";
import { beginSingles, threes } from "./picking.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function CardActions({ store }) {
  if (!store.myTurn.value) return null;
  const kind = store.choice.value?.kind;
  const numbers = /** @type {any[]} */ (store.legal.value.filter((/** @type {any} */ it) => it.do === "with"));
  return html`<div class="actions" data-part="actions">
    ${kind === "draw" || kind === "tickets"
      ? html`<button class="button go" disabled=${store.sending.value} onClick=${() => confirm(store)}>${t("page-take-it")}</button>
          <button class="button" disabled=${store.sending.value} onClick=${() => cancel(store)}>${t("page-cancel")}</button>`
      : null}
    ${!kind && threes(store).length ? html`<button class="button" onClick=${() => beginSingles(store)}>${t("page-card-three")}</button>` : null}
    ${numbers.map((it) => html`<button key=${it.number} class="button" onClick=${() => store.move(it)}>${t("page-card-with", { number: it.number, card: it.card })}</button>`)}
    ${may(store, "pass") ? html`<button class="button go" onClick=${() => store.move({ do: "pass" })}>${t("page-pass")}</button>` : null}
    ${kind && kind !== "keep" ? null : html`<${HintButton} store=${store} />`}
  </div>`;
}

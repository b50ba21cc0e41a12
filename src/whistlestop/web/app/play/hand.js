// One's own cards, fanned and grouped by colour.
import { html } from "../../vendor/preact.js";
import { Card, kindName } from "../art/card.js";
import { order } from "../state/prefs.js";
import { t } from "../words/words.js";
import { arranged, moved } from "./card_order.js";

const FAN = 4; // cards of one colour that are drawn; the count says the rest

/**
 * @param {{store: import("../state/table.js").TableStore, can?: Set<string>, picked?: readonly string[], onPick?: (kind: string) => void}} props
 *   `can`: the kinds that something can be begun with
 */
export function Hand({ store, can, picked = [], onPick }) {
  const hand = store.view.value?.own?.hand;
  if (!hand) return null;
  const all = arranged(order.value);
  const kinds = all.filter((it) => hand[it]);
  const sum = kinds.reduce((all, it) => all + hand[it], 0);
  return html`<section class="hand" tabindex="0" data-part="hand" aria-label=${t("page-hand", { number: sum })}>
    ${kinds.length ? null : html`<p class="quiet">${t("page-hand-empty")}</p>`}
    <ul class="fan">
      ${kinds.map((kind) => {
        const on = picked.includes(kind);
        const inside = html`<${Group} kind=${kind} number=${hand[kind]} />`;
        return html`<li key=${kind} class="group ${can?.has(kind) ? "can" : ""} ${on ? "picked" : ""}" title=${kindName(kind)} data-kind=${kind}
          draggable onDragStart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData(DRAGGED, kind)} onDragOver=${(/** @type {DragEvent} */ event) => event.preventDefault()}
          onDrop=${(/** @type {DragEvent} */ event) => drop(event, all, kind)}>
          ${onPick && can?.has(kind) ? html`<button class="pick" aria-pressed=${on} onClick=${() => onPick(kind)}>${inside}</button>` : inside}
        </li>`;
      })}
    </ul>
  </section>`;
}

const DRAGGED = "text/plain";

/**
 * Cards that were dragged onto another pile lie there from now on.
 * @param {DragEvent} event @param {readonly string[]} all @param {string} to
 */
function drop(event, all, to) {
  const kind = event.dataTransfer?.getData(DRAGGED) ?? "";
  event.preventDefault();
  if (all.includes(kind) && kind !== to) order.value = moved(all, kind, to);
}

/** @param {{kind: string, number: number}} props */
function Group({ kind, number }) {
  return html`<span class="cards" aria-hidden="true">${Array.from({ length: Math.min(number, FAN) }, (_, at) => html`<${Card} key=${at} kind=${kind} />`)}</span>
    <b class="count figures">${number}</b><span class="read"> ${kindName(kind)}</span>`;
}

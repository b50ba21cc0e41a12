// The order of the colours in one's hand, kept on this device.
import { html } from "../../vendor/preact.js";
import { Card, kindName } from "../art/card.js";
import { Dialog } from "../screens/parts/dialog.js";
import { order } from "../state/prefs.js";
import { t } from "../words/words.js";
import { arranged, moved } from "./card_order.js";

/** @param {{close: () => void}} props */
export function ArrangeHand({ close }) {
  const kinds = arranged(order.value);
  /** @param {string} kind @param {number} step */
  const move = (kind, step) => (order.value = moved(kinds, kind, kinds[kinds.indexOf(kind) + step]));
  return html`<${Dialog} title=${t("page-arrange")} close=${close} class="arranging">
    <p class="quiet">${t("page-arrange-about")}</p>
    <ol class="arranged">${kinds.map((kind, at) => html`<li key=${kind}>
      <${Card} kind=${kind} /><span class="name">${kindName(kind)}</span>
      <button class="button round plain" disabled=${at === 0} aria-label=${t("page-arrange-up", { card: kindName(kind) })} onClick=${() => move(kind, -1)}>↑</button>
      <button class="button round plain" disabled=${at === kinds.length - 1} aria-label=${t("page-arrange-down", { card: kindName(kind) })} onClick=${() => move(kind, 1)}>↓</button>
    </li>`)}</ol>
    <button class="button" onClick=${() => (order.value = [])}>${t("page-arrange-usual")}</button>
  <//>`;
}

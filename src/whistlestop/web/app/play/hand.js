// One's own cards, fanned and grouped by colour.
import { html } from "../../vendor/preact.js";
import { Card, kindName } from "../art/card.js";
import { KINDS } from "../art/signs.js";
import { t } from "../words/words.js";

const FAN = 4; // cards of one colour that are drawn; the count says the rest

/** @param {{store: import("../state/table.js").TableStore}} props */
export function Hand({ store }) {
  const hand = store.view.value?.own?.hand;
  if (!hand) return null;
  const kinds = KINDS.filter((it) => hand[it]);
  const sum = kinds.reduce((all, it) => all + hand[it], 0);
  return html`<section class="hand" data-part="hand" aria-label=${t("page-hand", { number: sum })}>
    ${kinds.length ? null : html`<p class="quiet">${t("page-hand-empty")}</p>`}
    <ul class="fan">
      ${kinds.map((kind) => html`<li key=${kind} class="group" title=${kindName(kind)} data-kind=${kind}>
        <span class="cards" aria-hidden="true">${Array.from({ length: Math.min(hand[kind], FAN) }, (_, at) => html`<${Card} key=${at} kind=${kind} />`)}</span>
        <b class="count figures">${hand[kind]}</b><span class="read"> ${kindName(kind)}</span>
      </li>`)}
    </ul>
  </section>`;
}

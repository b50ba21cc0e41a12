// A game in play: which of the two kinds of table, and what both have.
import { html, useEffect } from "../../vendor/preact.js";
import { later } from "../later.js";
import { notify } from "../state/notices.js";
import { language, t } from "../words/words.js";
import { Cover } from "./cover.js";
import { MapGame } from "./mapgame.js";
import { Problem } from "./problem.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

const CardGame = later(() => import("./cardgame.js"), "CardGame");

/** @param {{store: TableStore}} props */
export function Play({ store }) {
  const kind = store.map.value?.kind;
  const mine = store.myTurn.value;
  useEffect(() => {
    document.title = mine ? t("page-title-your-turn") : t("page-title");
    if (mine) notify(t("page-title-your-turn"));
  }, [mine, language.value]);
  if (store.covered.value !== null) return html`<${Cover} store=${store} seat=${store.covered.value} />`;
  return html`
    ${kind === "map" ? html`<${MapGame} store=${store} />` : html`<${CardGame} store=${store} />`}
    <${Problem} store=${store} />
  `;
}

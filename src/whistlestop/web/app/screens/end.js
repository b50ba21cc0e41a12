import { html } from "../../vendor/preact.js";
import { t } from "../words/words.js";

/** @param {{store: import("../state/table.js").TableStore}} props */
export function End({ store }) {
  return html`<main class="note-screen"><h1>${t("page-title")}</h1></main>`;
}

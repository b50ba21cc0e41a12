import { html } from "../../vendor/preact.js";
import { t } from "../words/words.js";

export function Replay() {
  return html`<main class="note-screen"><h1>${t("page-title")}</h1></main>`;
}

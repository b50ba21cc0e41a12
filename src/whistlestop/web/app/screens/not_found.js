// An address that leads to no screen.
import { html } from "../../vendor/preact.js";
import { Link } from "../router.js";
import { t } from "../words/words.js";

export function NotFound() {
  return html`<main class="note-screen"><div class="stack">
    <h1>${t("server-nothing-here")}</h1>
    <p><${Link} class="button go" to="/">${t("page-end-home")}<//></p>
  </div></main>`;
}

// The rules as a page of their own: /help, and /help#B5 for one clause.
import { html, useEffect } from "../../vendor/preact.js";
import { Rules } from "../help/rules.js";
import { go, route } from "../router.js";
import { t } from "../words/words.js";

export function Help() {
  const { hash } = route.value;
  useEffect(() => {
    document.title = t("page-help-document");
  });
  const clause = /^[A-Z]\d+[a-z]?$/.test(hash) ? hash : "";
  return html`<main class="help">
    <h1>${t("page-help-title")}</h1>
    <p class="quiet">${t("page-help-about")}</p>
    <${Rules} clause=${clause} contents go=${(/** @type {string} */ to) => go(`/help#${to}`, true)} />
  </main>`;
}

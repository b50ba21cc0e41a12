// Join by the short code that somebody has read out.
import { html, useId, useState } from "../../../vendor/preact.js";
import { go } from "../../router.js";
import { t } from "../../words/words.js";

/** Letters and figures, whatever else was typed between them.
 * @param {string} text */
export const plainCode = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** @param {{heading?: "h1" | "h2"}} props the first heading of its screen, or one of several */
export function JoinByCode({ heading = "h2" }) {
  const [code, setCode] = useState("");
  const id = useId();
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (plainCode(code)) go(`/join#code=${plainCode(code)}`);
  };
  return html`<form class="panel stack by-code" onSubmit=${submit}>
    <${heading}>${t("page-join")}<//>
    <label for=${id} class="quiet">${t("page-join-about")}</label>
    <div class="joined">
      <input id=${id} class="input code-input" value=${code} onInput=${(/** @type {any} */ event) => setCode(event.target.value)} maxlength="12"
        autocomplete="off" autocapitalize="characters" spellcheck=${false} placeholder=${t("page-code-example")} />
      <button class="button" disabled=${!plainCode(code)}>${t("page-join-go")}</button>
    </div>
  </form>`;
}

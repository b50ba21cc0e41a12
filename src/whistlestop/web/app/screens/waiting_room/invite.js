// How others get here: a link, a code to read out, a picture to photograph.
import { html } from "../../../vendor/preact.js";
import { t } from "../../words/words.js";
import { LinkField, isLocal, useOrigin } from "../parts/link_field.js";
import { Qr } from "../parts/qr.js";

/** @param {{code: string, invite: string}} props */
export function Invite({ code, invite }) {
  const origin = useOrigin();
  const link = `${origin}/join#invite=${invite}`;
  return html`<section class="panel stack invite" aria-labelledby="invite">
    <h2 id="invite">${t("page-invite")}</h2>
    <div class="invite-ways">
      <div class="stack">
        <p>${t("page-invite-link")}</p>
        <${LinkField} link=${link} label=${t("page-link")} text=${t("page-share-text")} />
        <p>${t("page-invite-code")}</p>
        <p class="big-code" aria-label=${code.toUpperCase().split("").join(" ")}>${code.toUpperCase()}</p>
      </div>
      <${Qr} text=${link} label=${t("page-qr")} about=${t("page-qr-about")} />
    </div>
    ${isLocal(origin) ? html`<p class="quiet">${t("page-invite-local")}</p>` : null}
  </section>`;
}

// How others get here: a link, a code to read out, a picture to photograph.
import { html, useEffect, useRef, useState } from "../../../vendor/preact.js";
import { Icon } from "../../art/icons.js";
import { get } from "../../net/api.js";
import { t } from "../../words/words.js";
import { Qr } from "../parts/qr.js";

/**
 * An address that leads nowhere on another device.
 * @param {string} origin
 */
const isLocal = (origin) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);

/** @param {{code: string, invite: string}} props */
export function Invite({ code, invite }) {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (isLocal(location.origin)) get("/api/addresses").then((it) => setOrigin(it.addresses[0] ?? location.origin)).catch(() => {});
  }, []);
  const link = `${origin}/join#invite=${invite}`;
  return html`<section class="panel stack invite" aria-labelledby="invite">
    <h2 id="invite">${t("page-invite")}</h2>
    <div class="invite-ways">
      <div class="stack">
        <p>${t("page-invite-link")}</p>
        <${LinkField} link=${link} />
        <p>${t("page-invite-code")}</p>
        <p class="big-code" aria-label=${code.toUpperCase().split("").join(" ")}>${code.toUpperCase()}</p>
      </div>
      <${Qr} text=${link} label=${t("page-qr")} about=${t("page-qr-about")} />
    </div>
    ${isLocal(origin) ? html`<p class="quiet">${t("page-invite-local")}</p>` : null}
  </section>`;
}

/** On plain-http addresses there is no clipboard: the text is selected, ready to be copied by hand.
 * @param {{link: string}} props */
function LinkField({ link }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [said, setSaid] = useState("");
  const copy = async () => {
    field.current?.focus();
    field.current?.select();
    const copied = await copyText(link);
    setSaid(t(copied ? "page-copied" : "page-copy-by-hand"));
  };
  const share = () => navigator.share({ title: t("page-title"), text: t("page-share-text"), url: link }).catch(() => {});
  return html`<div class="stack tight">
    <div class="joined">
      <input ref=${field} class="input link-input" readonly value=${link} aria-label=${t("page-link")} onFocus=${() => field.current?.select()} />
      <button class="button" onClick=${copy}><${Icon} name="copy" />${t("page-copy")}</button>
      ${"share" in navigator ? html`<button class="button" onClick=${share}><${Icon} name="share" />${t("page-share")}</button>` : null}
    </div>
    <p class="quiet" role="status">${said}</p>
  </div>`;
}

/** @param {string} text */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    }
  }
}

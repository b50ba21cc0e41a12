// A link to give to others: to copy, or to share where the device can.
import { html, useEffect, useRef, useState } from "../../../vendor/preact.js";
import { Icon } from "../../art/icons.js";
import { get } from "../../net/api.js";
import { t } from "../../words/words.js";

/**
 * An address that leads nowhere on another device.
 * @param {string} origin
 */
export const isLocal = (origin) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);

/** Where others find this server, as far as it knows. */
export function useOrigin() {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (isLocal(location.origin)) get("/api/addresses").then((it) => setOrigin(it.addresses[0] ?? location.origin)).catch(() => {});
  }, []);
  return origin;
}

/** On plain-http addresses there is no clipboard: the text is selected, ready to be copied by hand.
 * @param {{link: string, label: string, text: string}} props text: what is said with it where it is shared */
export function LinkField({ link, label, text }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [said, setSaid] = useState("");
  const copy = async () => {
    field.current?.focus();
    field.current?.select();
    const copied = await copyText(link);
    setSaid(t(copied ? "page-copied" : "page-copy-by-hand"));
  };
  const share = () => navigator.share({ title: t("page-title"), text, url: link }).catch(() => {});
  return html`<div class="stack tight">
    <div class="joined">
      <input ref=${field} class="input link-input" readonly value=${link} aria-label=${label} onFocus=${() => field.current?.select()} />
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

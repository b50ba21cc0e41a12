// What people say at the table. It is plain text, and Preact escapes it.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { offer, loadOffer } from "../state/me.js";
import { t } from "../words/words.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore, live?: boolean}} props whether it is read out from here */
export function Chat({ store, live = true }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const said = store.chat.value;
  useEffect(() => {
    loadOffer().catch(() => {});
  }, []);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [said.length]);
  return html`<div class="chat">
    <div class="log-box" role=${live ? "log" : "group"} aria-label=${t("page-chat")} tabindex="0" ref=${box}><ol class="log">
      ${said.map((it) => html`<li key=${it.number}>
        ${it.seat === null ? html`<i class="dot" />` : html`<${Emblem} seat=${it.seat} />`}
        <span><${Line} said=${it} /></span>
      </li>`)}
    </ol></div>
    ${store.mine.value.length ? html`<${Speak} store=${store} />` : null}
  </div>`;
}

/** Who said it, and what.
 * @param {{said: import("../../wire").Chat}} props */
export function Line({ said }) {
  return html`<b>${said.name}</b> ${said.text ?? html`<span class="reaction">${reactionText(said.reaction)}</span>`}`;
}

/**
 * What is said with one press.
 * @param {string | null | undefined} reaction
 */
const reactionText = (reaction) => t(`page-reaction-${reaction}`);

/** @param {{store: TableStore}} props */
function Speak({ store }) {
  const { draft } = store;
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const text = draft.value.trim();
    draft.value = ""; // at once: Enter may be pressed twice
    if (text && !(await store.say({ type: "say", text }))) draft.value = draft.value ? `${text} ${draft.value}` : text;
  };
  return html`<form class="speak" onSubmit=${send}>
    <div class="reactions">${(offer.value?.reactions ?? []).map(
      (it) => html`<button type="button" class="button plain small" aria-label=${t("page-react", { reaction: reactionText(it) })} onClick=${() => store.say({ type: "react", reaction: it })}>${reactionText(it)}</button>`,
    )}</div>
    <input class="input" value=${draft.value} maxlength=${offer.value?.longest_chat} aria-label=${t("page-say")} placeholder=${t("page-say")}
      onInput=${(/** @type {any} */ event) => (draft.value = event.target.value)} />
    <button class="button small">${t("page-send")}</button>
  </form>`;
}

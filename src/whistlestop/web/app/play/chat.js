// What people say at the table. It is plain text, and Preact escapes it.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { lazy } from "../lazy_component.js";
import { offer, loadOffer } from "../state/me.js";
import { t } from "../words/words.js";
import { useLightDismiss } from "./dismiss.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** Those who sit here: who is there, and what to do about somebody. */
const PlayersPanel = lazy(() => import("../screens/people/players_panel.js"), "PlayersPanel", true);

/** @param {{store: TableStore, live?: boolean}} props whether it is read out from here */
export function Chat({ store, live = true }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [company, setCompany] = useState(false);
  const seats = store.info.value?.seats ?? [];
  const said = store.chat.value.filter((it) => it.seat === null || !seats[it.seat]?.blocked);
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
    ${store.mine.value.length ? html`<${Speak} store=${store} company=${() => setCompany(true)} />` : null}
    ${company ? html`<${PlayersPanel} store=${store} close=${() => setCompany(false)} />` : null}
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

/** @param {{store: TableStore, company: () => void}} props */
function Speak({ store, company }) {
  const { draft } = store;
  const [phrases, setPhrases] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLightDismiss(phrases, box, () => setPhrases(false));
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const text = draft.value.trim();
    draft.value = ""; // at once: Enter may be pressed twice
    if (text && !(await store.say({ type: "say", text }))) draft.value = draft.value ? `${text} ${draft.value}` : text;
  };
  /** @param {string} reaction */
  const react = (reaction) => {
    setPhrases(false);
    store.say({ type: "react", reaction });
  };
  return html`<form class="speak" ref=${box} onSubmit=${send}>
    ${phrases
      ? html`<div class="reactions">${(offer.value?.reactions ?? []).map(
          (it) => html`<button key=${it} type="button" class="button plain small" aria-label=${t("page-react", { reaction: reactionText(it) })} onClick=${() => react(it)}>${reactionText(it)}</button>`,
        )}</div>`
      : null}
    <button type="button" class="button small phrases" aria-expanded=${phrases} aria-label=${t("page-phrases")} title=${t("page-phrases")} onClick=${() => setPhrases(!phrases)}>☺</button>
    <input class="input" value=${draft.value} maxlength=${offer.value?.longest_chat} aria-label=${t("page-say")} placeholder=${t("page-say")}
      onInput=${(/** @type {any} */ event) => (draft.value = event.target.value)} />
    <button class="button small">${t("page-send")}</button>
    <button type="button" class="button small plain company-door" aria-haspopup="dialog" aria-label=${t("page-company")} title=${t("page-company")} onPointerEnter=${PlayersPanel.soon} onFocus=${PlayersPanel.soon} onClick=${company}>⋮</button>
  </form>`;
}

const TOLD = 4_000; // ms that something said is shown

/**
 * What somebody else has just said, for a moment, whatever is being looked at.
 * @param {{store: TableStore}} props
 */
export function ChatToast({ store }) {
  const last = store.chat.value.at(-1);
  const [shown, show] = useState(/** @type {import("../../wire").Chat | null} */ (null));
  useEffect(() => {
    const fresh = last && last.at > store.came && (last.seat === null || !store.mine.value.includes(last.seat)) && !document.querySelector(".chat");
    if (!fresh) return undefined;
    show(last);
    const timer = setTimeout(() => show(null), TOLD);
    return () => clearTimeout(timer);
  }, [last?.number]);
  if (!shown) return null;
  return html`<p class="toast" aria-hidden="true">${shown.seat === null ? null : html`<${Emblem} seat=${shown.seat} />`}<span class="said"><${Line} said=${shown} /></span></p>`;
}

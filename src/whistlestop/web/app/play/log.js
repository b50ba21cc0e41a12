// What happened, in sentences.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { roundsTold, undoneTold } from "../words/rounds.js";
import { tell } from "../words/telling.js";
import { t } from "../words/words.js";
import { Line } from "./chat.js";
import { byBot } from "./presence.js";

/** Said by other events, or of no interest afterwards. */
const LEFT_OUT = new Set(["turn-began", "card-turned-up", "tunnel-card"]);
const SHOWN = 300;
const HEARD = 12;

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {TableStore} store */
const tellingOf = (store) => ({ names: store.names.value, viewer: store.seat.value, cities: store.map.value?.cities ?? {} });

/** @param {{store: TableStore, upTo?: number}} props */
export function Log({ store, upTo }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const events = store.events.value.slice(0, upTo);
  useEffect(() => {
    const it = box.current;
    if (it) it.scrollTop = it.scrollHeight;
  }, [events.length]);
  const telling = tellingOf(store);
  const first = Math.max(0, events.length - SHOWN);
  const undone = first ? null : undoneTold(store.info.value, store.seat.value, store.names.value);
  const bots = byBot(events, store.info.value?.seats ?? []);
  const rounds = first ? null : roundsTold(store.info.value, store.names.value);
  return html`<div class="log-box" role=${store.past ? "log" : "group"} aria-label=${t("page-log")} tabindex="0" ref=${box}><ol class="log">
    ${undone ? html`<li key="undone"><i class="dot" /><span>${undone}</span></li>` : null}
    ${rounds ? html`<li key="rounds"><i class="dot" /><span>${rounds}</span></li>` : null}
    ${events.slice(first).map((event, at) =>
      LEFT_OUT.has(event.event)
        ? null
        : html`<li key=${first + at}>${event.seat === undefined ? html`<i class="dot" />` : html`<${Emblem} seat=${event.seat} />`}<${Told} store=${store} event=${event} telling=${telling} />${bots[first + at] ? html`<${ByBot} />` : null}</li>`,
    )}
  </ol></div>`;
}

const ByBot = () => html`<span class="tag" title=${t("page-by-bot-about")}>${t("page-by-bot")}</span>`;

/**
 * A sentence; one that speaks of a place of the board shows it there.
 * @param {{store: TableStore, event: any, telling: import("../words/telling.js").Telling}} props
 */
function Told({ store, event, telling }) {
  const said = tell(event, telling);
  const map = store.map.value;
  const where = event.track && map?.tracks[event.track] ? { track: event.track } : event.city && map?.kind === "map" ? { city: event.city } : null;
  if (!where) return html`<span>${said}</span>`;
  const point = () => void (store.pointed.value = where);
  const away = () => void (store.pointed.value = null);
  return html`<button class="told-place" onMouseEnter=${point} onMouseLeave=${away} onFocus=${point} onBlur=${away} onClick=${point}>${said}</button>`;
}

/**
 * The same for those who listen, whatever is being looked at: what is new is read out.
 * @param {{store: TableStore}} props
 */
export function Heard({ store }) {
  const telling = tellingOf(store);
  const events = store.events.value;
  const first = Math.max(0, events.length - HEARD);
  return html`
    <div class="read" role="log" aria-label=${t("page-log")}>
      ${events.slice(first).map((event, at) => (LEFT_OUT.has(event.event) ? null : html`<p key=${first + at}>${tell(event, telling)}</p>`))}
    </div>
    <div class="read" role="log" aria-label=${t("page-chat")}>
      ${store.chat.value.slice(-HEARD).map((it) => (it.at > store.came ? html`<p key=${it.number}><${Line} said=${it} /></p>` : null))}
    </div>`;
}

/**
 * The last thing that happened, in one line.
 * @param {{store: TableStore}} props
 */
export function LastNews({ store }) {
  const events = store.events.value;
  const at = events.map((it) => !LEFT_OUT.has(it.event)).lastIndexOf(true);
  const event = events[at];
  if (!event) return null;
  return html`<p class="last-news">${event.seat === undefined ? null : html`<${Emblem} seat=${event.seat} />`}<span>${tell(event, tellingOf(store))}</span>${byBot(events, store.info.value?.seats ?? [])[at] ? html`<${ByBot} />` : null}</p>`;
}

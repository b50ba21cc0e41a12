// What happened, in sentences.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { tell } from "../words/telling.js";
import { t } from "../words/words.js";

/** Said by other events, or of no interest afterwards. */
const LEFT_OUT = new Set(["turn-began", "card-turned-up", "tunnel-card"]);
const SHOWN = 300;

/** @param {{store: import("../state/table.js").TableStore, upTo?: number}} props */
export function Log({ store, upTo }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const events = store.events.value.slice(0, upTo);
  useEffect(() => {
    const it = box.current;
    if (it) it.scrollTop = it.scrollHeight;
  }, [events.length]);
  const telling = { names: store.names.value, viewer: store.seat.value, cities: store.map.value?.cities ?? {} };
  const first = Math.max(0, events.length - SHOWN);
  return html`<div class="log-box" role="log" aria-label=${t("page-log")} tabindex="0" ref=${box}><ol class="log">
    ${events.slice(first).map((event, at) =>
      LEFT_OUT.has(event.event)
        ? null
        : html`<li key=${first + at}>${event.seat === undefined ? html`<i class="dot" />` : html`<${Emblem} seat=${event.seat} />`}<span>${tell(event, telling)}</span></li>`,
    )}
  </ol></div>`;
}

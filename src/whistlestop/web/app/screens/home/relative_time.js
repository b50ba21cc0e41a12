// How long ago something was. Browsers lack some of our languages: the words are ours.
import { html } from "../../../vendor/preact.js";
import { t } from "../../words/words.js";

/** @type {[string, number][]} in ms */
const UNITS = [["days", 86_400_000], ["hours", 3_600_000], ["minutes", 60_000]];

/** @param {{at: number, now: number}} props both in ms */
export function RelativeTime({ at, now }) {
  if (!at) return null;
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? UNITS[2];
  return html`<small class="quiet">${t(`page-ago-${unit}`, { number: Math.floor(passed / length) })}</small>`;
}

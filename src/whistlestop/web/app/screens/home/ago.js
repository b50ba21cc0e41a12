// How long ago something was, as the reader's language says it.
import { html } from "../../../vendor/preact.js";
import { language } from "../../words/words.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

/** @param {{at: number, now: number}} props both in ms */
export function Ago({ at, now }) {
  if (!at) return null;
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ["minute", 60_000];
  const words = new Intl.RelativeTimeFormat(language.value === "pseudo" ? "en" : language.value, { numeric: "auto" });
  return html`<small class="quiet">${words.format(-Math.floor(passed / length), unit)}</small>`;
}

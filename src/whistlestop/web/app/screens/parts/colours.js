// Choosing the colour to play with. Whoever has one already keeps it; a bot or an empty seat gives it away.
import { html } from "../../../vendor/preact.js";
import { Emblem } from "../../art/signs.js";
import { PLAYERS } from "../../constants.js";
import { t } from "../../words/words.js";
import { Choice } from "./fields.js";

/** @param {{value: string, choose: (colour: string) => void, free?: readonly string[], any?: boolean}} props any: it may be left open */
export function ColourChoice({ value, choose, free = PLAYERS, any = false }) {
  const open = any ? [{ value: "", label: t("page-colour-any") }] : [];
  const colours = PLAYERS.filter((it) => free.includes(it)).map((it) => ({ value: it, label: html`<${Emblem} colour=${it} /><span class="read">${t(`seat-${it}`)}</span>` }));
  return html`<${Choice} label=${t("page-colour")} class="in-row colours" value=${value} choose=${choose} options=${[...open, ...colours]} />`;
}

// Choosing a bot: by how strong it is, or by its character.
import { html, useState } from "../../../vendor/preact.js";
import { offer } from "../../state/me.js";
import { botAbout, botName } from "../../words/seats.js";
import { t } from "../../words/words.js";
import { Choice } from "./fields.js";

/** As long as the server has not said what it has. */
const LEVELS = ["easy", "medium", "hard", "expert", "champion", "master"];

/** @param {{value: string, choose: (bot: string) => void}} props */
export function BotChoice({ value, choose }) {
  const levels = offer.value ? Object.keys(offer.value.levels) : LEVELS;
  const characters = (offer.value?.bots ?? []).filter((it) => !levels.includes(it));
  const [more, setMore] = useState(!levels.includes(value));
  return html`
    <${Choice} label=${t("page-level")} class="tiles" value=${value} choose=${choose} options=${levels.map(option)} />
    ${characters.length && !more
      ? html`<button type="button" class="button small plain" onClick=${() => setMore(true)}>${t("page-characters-more")}</button>`
      : null}
    ${characters.length && more
      ? html`<${Choice} label=${t("page-character")} class="tiles" value=${value} choose=${choose} options=${characters.map(option)} />`
      : null}
  `;
}

/** @param {string} bot */
const option = (bot) => ({ value: bot, label: botName(bot), about: botAbout(bot) });

// Choosing a bot: by how strong it is, or by its character.
import { html, useState } from "../../../vendor/preact.js";
import { offer } from "../../state/me.js";
import { server } from "../../state/server.js";
import { botAbout, botName } from "../../words/seats.js";
import { t } from "../../words/words.js";
import { Choice } from "./fields.js";

/** As long as the server has not said what it has. */
const LEVELS = ["easy", "medium", "hard", "expert", "champion", "master"];

const levelsThereAre = () => (offer.value ? Object.keys(offer.value.levels) : LEVELS);

/** All bots: the levels first, then those with a character. */
export function botsThereAre() {
  const levels = levelsThereAre();
  return [...levels, ...(offer.value?.bots ?? []).filter((it) => !levels.includes(it))];
}

/** @param {{value: string, choose: (bot: string) => void}} props */
export function BotChoice({ value, choose }) {
  const levels = levelsThereAre();
  const characters = botsThereAre().slice(levels.length);
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

/** The bot that searches, which has to be compiled on a server's very first start. */
const SEARCHES = "expert";

/** @param {string} bot */
function option(bot) {
  const later = bot === SEARCHES && !server.value.ready;
  return { value: bot, label: botName(bot), about: later ? t("page-in-a-moment") : botAbout(bot) };
}

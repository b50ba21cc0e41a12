// What can be agreed about a table besides game and seats.
import { html } from "../../../vendor/preact.js";
import { DEMO } from "../../constants.js";
import { isCardGame } from "../../words/games.js";
import { useWords } from "../../words/lazy.js";
import { t } from "../../words/words.js";
import { Choice, Select, Switch } from "../parts/fields.js";
import { CLOCKS, canBeRated } from "./draft.js";
import { clockText } from "../parts/settings_text.js";

/** @typedef {import("./draft.js").Draft} Draft */

/** @param {{draft: Draft, change: (change: Partial<Draft>) => void}} props */
export function Options({ draft, change }) {
  const said = useWords("page-explore", "page-explore-option");
  return html`<details class="more-options">
    <summary class="named">${t("page-options")}</summary>
    <div class="stack">
      <${Select} label=${t("option-first")} about=${t("option-first-about")} value=${draft.first === null ? "" : String(draft.first)}
        options=${[{ value: "", label: t("page-first-lot") }, ...seatNames(draft)]}
        choose=${(/** @type {string} */ seat) => change({ first: seat === "" ? null : Number(seat) })} />
      ${isCardGame(draft.game)
        ? html`<${Switch} label=${t("option-open-track")} about=${t("option-open-track-about")} checked=${draft.openTrack}
            toggle=${(/** @type {boolean} */ openTrack) => change({ openTrack })} />`
        : null}
      ${canBeRated(draft.game, draft.seating) && !DEMO
        ? html`<${Switch} label=${t("page-rated")} about=${t("page-rated-about")} checked=${draft.rated} toggle=${(/** @type {boolean} */ rated) => change({ rated })} />`
        : null}
      ${said && !draft.rated && !DEMO
        ? html`<${Switch} label=${t("page-explore-option")} about=${t("page-explore-option-about")} checked=${draft.chances} toggle=${(/** @type {boolean} */ chances) => change({ chances })} />`
        : null}
      ${draft.seating === "friends" ? html`<${FriendOptions} draft=${draft} change=${change} />` : null}
    </div>
  </details>`;
}

/** @param {Draft} draft */
function seatNames(draft) {
  return Array.from({ length: draft.players }, (_, seat) => ({
    value: String(seat),
    label: seat === 0 && draft.seating !== "pass" ? t("page-first-me") : draft.names[seat] || t("page-seat", { number: seat + 1 }),
  }));
}

/** What matters where others come.
 * @param {{draft: Draft, change: (change: Partial<Draft>) => void}} props */
function FriendOptions({ draft, change }) {
  return html`
    <${Switch} label=${t("page-public")} about=${t("page-public-about")} checked=${draft.open} toggle=${(/** @type {boolean} */ open) => change({ open })} />
    <${Switch} label=${t("page-spectators")} about=${t("page-spectators-about")} checked=${draft.spectators}
      toggle=${(/** @type {boolean} */ spectators) => change({ spectators })} />
    <${Select} label=${t("page-clock")} about=${t("page-clock-about")} value=${String(draft.clock)}
      options=${CLOCKS.map((it) => ({ value: String(it), label: clockText(it) }))}
      choose=${(/** @type {string} */ clock) => change({ clock: clock === "null" ? null : Number(clock) })} />
    ${draft.clock === null
      ? null
      : html`<${Choice} label=${t("page-at-zero")} value=${draft.atZero} choose=${(/** @type {Draft["atZero"]} */ atZero) => change({ atZero })}
          options=${[
            { value: "bot-turn", label: t("page-at-zero-bot-turn"), about: t("page-at-zero-bot-turn.about") },
            { value: "bot-stays", label: t("page-at-zero-bot-stays"), about: t("page-at-zero-bot-stays.about") },
          ]} />`}
  `;
}

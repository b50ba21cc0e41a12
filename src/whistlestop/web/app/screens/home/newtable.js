// A new table: which game, who plays, and what is agreed, with one line about each thing.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { loadOffer } from "../../state/me.js";
import { name } from "../../state/prefs.js";
import { gameName, games, isCardGame, seatsFor } from "../../words/games.js";
import { t } from "../../words/words.js";
import { BotChoice } from "../parts/bots.js";
import { Dialog } from "../parts/dialog.js";
import { Trouble, useDoing } from "../parts/doing.js";
import { Choice, Switch, TextField } from "../parts/fields.js";
import { fitted, newDraft, people, settingsOf } from "./draft.js";
import { Options } from "./options.js";
import { USUAL_BOT, ownName, setTable } from "./start.js";

/** @typedef {import("./draft.js").Draft} Draft */

/** @param {{game: string, way: import("./draft.js").Way, close: () => void}} props */
export function NewTable({ game, way, close }) {
  const [wish, setWish] = useState(() => newDraft(game, way, USUAL_BOT, name.value));
  const { doing, problem, run } = useDoing();
  useEffect(() => void loadOffer().catch(() => {}), []);
  const draft = fitted(wish, seatsFor(wish.game));
  /** @param {Partial<Draft>} change */
  const change = (change) => setWish({ ...draft, ...change });
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const own = draft.names[0].trim();
    if (own) name.value = own;
    const names = people(draft, (seat) => (seat ? t("page-somebody", { number: seat + 1 }) : ownName()));
    run("set", () => setTable(settingsOf(draft, isCardGame(draft.game)), names, draft.way !== "friends"));
  };
  return html`<${Dialog} title=${t(`page-new-${draft.way}`)} close=${close} class="new-table">
    <form class="stack" onSubmit=${submit}>
      <${Choice} label=${t("page-game")} value=${draft.game} choose=${(/** @type {string} */ game) => change({ game })}
        options=${games().map((it) => ({ value: it, label: gameName(it) }))} />
      <${Seats} draft=${draft} change=${change} />
      <${People} draft=${draft} change=${change} />
      <${Options} draft=${draft} change=${change} />
      <${Trouble} problem=${problem} />
      <button class="button go wide" disabled=${Boolean(doing)}>${doing ? t("page-setting") : t(`page-set-${draft.way}`)}</button>
    </form>
  <//>`;
}

/** @param {{draft: Draft, change: (change: Partial<Draft>) => void}} props */
function Seats({ draft, change }) {
  const { least, most } = seatsFor(draft.game);
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return html`<${Choice} label=${t(draft.way === "pass" ? "page-people" : "page-players")} class="in-row numbers" value=${draft.players}
    choose=${(/** @type {number} */ players) => change({ players })} options=${numbers.map((it) => ({ value: it, label: it }))} />`;
}

/** Who plays: names for those on this device, a bot for the others.
 * @param {{draft: Draft, change: (change: Partial<Draft>) => void}} props */
function People({ draft, change }) {
  /** @param {number} seat @param {string} text */
  const call = (seat, text) => change({ names: draft.names.map((it, number) => (number === seat ? text : it)) });
  const seats = draft.way === "pass" ? draft.players : 1;
  return html`
    <div class=${seats > 1 ? "name-fields" : "stack"}>
      ${Array.from(
        { length: seats },
        (_, seat) => html`<${TextField} key=${seat} label=${seats > 1 ? t("page-name-of", { number: seat + 1 }) : t("page-name")}
          value=${draft.names[seat]} write=${(/** @type {string} */ text) => call(seat, text)} maxlength="24"
          placeholder=${seat ? t("page-somebody", { number: seat + 1 }) : t("page-guest")} autocomplete="off" />`,
      )}
    </div>
    ${draft.way === "bots"
      ? html`<${BotChoice} value=${draft.bot} choose=${(/** @type {string} */ bot) => change({ bot })} />
          <${Switch} label=${t("page-hints")} about=${t("page-hints-about")} checked=${draft.hints} toggle=${(/** @type {boolean} */ hints) => change({ hints })} />`
      : null}
  `;
}

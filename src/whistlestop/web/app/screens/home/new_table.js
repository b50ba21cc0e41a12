// A new table: which game, who plays, and what is agreed, with one line about each thing.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { loadOffer } from "../../state/me.js";
import { colour, name } from "../../state/prefs.js";
import { gameName, games, isCardGame, seatsFor } from "../../words/games.js";
import { botName } from "../../words/seats.js";
import { t } from "../../words/words.js";
import { BotChoice, botsThereAre } from "../parts/bots.js";
import { ColourChoice } from "../parts/colours.js";
import { Dialog } from "../parts/dialog.js";
import { Trouble, useTask } from "../parts/task.js";
import { Choice, Select, Switch, TextField } from "../parts/fields.js";
import { fitted, newDraft, people, settingsOf } from "./draft.js";
import { Options } from "./options.js";
import { USUAL_BOT, ownName, setTable } from "./start.js";

/** @typedef {import("./draft.js").Draft} Draft */

/** @param {{game: string, seating: import("./draft.js").Seating, close: () => void}} props */
export function NewTable({ game, seating, close }) {
  const [wish, setWish] = useState(() => newDraft(game, seating, USUAL_BOT, name.value));
  const { doing, problem, run } = useTask();
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
    run("set", () => setTable(settingsOf(draft, isCardGame(draft.game)), names, draft.seating !== "friends"));
  };
  return html`<${Dialog} title=${t(`page-new-${draft.seating}`)} close=${close} class="new-table">
    <form class="stack" onSubmit=${submit}>
      <${Choice} label=${t("page-game")} value=${draft.game} choose=${(/** @type {string} */ game) => change({ game })}
        options=${games().map((it) => ({ value: it, label: gameName(it) }))} />
      <${Seats} draft=${draft} change=${change} />
      <${People} draft=${draft} change=${change} />
      <${Options} draft=${draft} change=${change} />
      <${Trouble} problem=${problem} />
      <button class="button go wide" disabled=${Boolean(doing)}>${doing ? t("page-setting") : t(`page-set-${draft.seating}`)}</button>
    </form>
  <//>`;
}

/** @param {{draft: Draft, change: (change: Partial<Draft>) => void}} props */
function Seats({ draft, change }) {
  const { least, most } = seatsFor(draft.game);
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return html`<${Choice} label=${t(draft.seating === "pass" ? "page-people" : "page-players")} class="in-row numbers" value=${draft.players}
    choose=${(/** @type {number} */ players) => change({ players })} options=${numbers.map((it) => ({ value: it, label: it }))} />`;
}

/** Who plays: names for those on this device, a bot for the others.
 * @param {{draft: Draft, change: (change: Partial<Draft>) => void}} props */
function People({ draft, change }) {
  /** @param {number} seat @param {string} text */
  const call = (seat, text) => change({ names: draft.names.map((it, number) => (number === seat ? text : it)) });
  const seats = draft.seating === "pass" ? draft.players : 1;
  return html`
    <div class=${seats > 1 ? "name-fields" : "stack"}>
      ${Array.from(
        { length: seats },
        (_, seat) => html`<${TextField} key=${seat} label=${seats > 1 ? t("page-name-of", { number: seat + 1 }) : t("page-name")}
          value=${draft.names[seat]} write=${(/** @type {string} */ text) => call(seat, text)} maxlength="24"
          placeholder=${seat ? t("page-somebody", { number: seat + 1 }) : t("page-guest")} autocomplete="off" />`,
      )}
    </div>
    ${draft.seating === "pass" ? null : html`<${ColourChoice} value=${colour.value} choose=${(/** @type {string} */ it) => (colour.value = it)} any />`}
    ${draft.seating === "bots"
      ? html`<${BotChoice} value=${draft.bot} choose=${(/** @type {string} */ bot) => change({ bot })} />
          ${draft.players > 2 ? html`<${EachBot} draft=${draft} change=${change} />` : null}
          <${Switch} label=${t("page-hints")} about=${t("page-hints-about")} checked=${draft.hints} toggle=${(/** @type {boolean} */ hints) => change({ hints })} />`
      : null}
  `;
}

/** Different bots at one table.
 * @param {{draft: Draft, change: (change: Partial<Draft>) => void}} props */
function EachBot({ draft, change }) {
  const options = botsThereAre().map((it) => ({ value: it, label: botName(it) }));
  /** @param {number} at @param {string} bot */
  const choose = (at, bot) => change({ each: draft.each.map((it, number) => (number === at ? bot : it)) });
  return html`<details class="more-options each-bot">
    <summary class="named">${t("page-each-bot")}</summary>
    <div class="name-fields">
      ${Array.from({ length: draft.players - 1 }, (_, at) => html`<${Select} key=${at} label=${t("page-bot-number", { number: at + 1 })} options=${options}
        value=${draft.each[at] || draft.bot} choose=${(/** @type {string} */ bot) => choose(at, bot)} />`)}
    </div>
  </details>`;
}

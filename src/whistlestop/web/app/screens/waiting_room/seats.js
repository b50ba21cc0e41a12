// The seats, and what the host, somebody on this device, or a visitor may do with each.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { Icon } from "../../art/icons.js";
import { PLAYERS } from "../../constants.js";
import { coloursOf } from "../../state/colours.js";
import { colour } from "../../state/prefs.js";
import { t } from "../../words/words.js";
import { USUAL_BOT, ownName } from "../home/start.js";
import { BotChoice } from "../parts/bots.js";
import { ColourChoice } from "../parts/colours.js";
import { Dialog } from "../parts/dialog.js";
import { TextField } from "../parts/fields.js";
import { SeatLine } from "../parts/seat_line.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
/** @typedef {import("../../../wire").Table} Table */

/** @param {{store: TableStore, info: Table}} props */
export function Seats({ store, info }) {
  const [choosing, setChoosing] = useState(/** @type {number | null} */ (null));
  const taken = choosing !== null && info.seats[choosing].kind === "person"; // nobody is turned out by a sheet left open
  useEffect(() => {
    if (taken) setChoosing(null);
  }, [taken]);
  return html`
    <ul class="seat-lines panel">
      ${info.seats.map(
        (it, number) => html`<${SeatLine} key=${number} seat=${it} number=${number} name=${store.names.value[number]} open=${true} host=${info.host && it.mine}>
          <${Doors} store=${store} info=${info} number=${number} choose=${() => setChoosing(number)} />
        <//>`,
      )}
    </ul>
    ${choosing === null || taken ? null : html`<${BotSheet} store=${store} info=${info} seat=${choosing} close=${() => setChoosing(null)} />`}
  `;
}

/** @param {{store: TableStore, info: Table, number: number, choose: () => void}} props */
function Doors({ store, info, number, choose }) {
  const seat = info.seats[number];
  const label = { seat: number + 1, name: store.names.value[number] };
  if (info.status !== "open") return null;
  if (seat.mine) return html`<${OwnColour} store=${store} info=${info} number=${number} />`;
  if (seat.kind === "empty") {
    const here = store.mine.value.length > 0;
    return html`
      ${here ? null : html`<button class="button small" onClick=${() => store.command({ type: "join", seat: number, name: ownName(), colour: colour.value || null, ...store.admission })}>${t("page-sit-here")}</button>`}
      ${here && info.settings.pass_and_play ? html`<${Newcomer} store=${store} seat=${number} />` : null}
      ${info.host
        ? html`<button class="button small" aria-label=${t("page-bot-here-at", label)} onClick=${choose}><${Icon} name="bot" />${t("page-bot-here")}</button>`
        : null}
    `;
  }
  if (!info.host) return null;
  return html`
    ${seat.kind === "bot"
      ? html`<button class="button small" aria-label=${t("page-bot-change-at", label)} onClick=${choose}>${t("page-bot-change")}</button>`
      : null}
    <button class="button small plain round" aria-label=${t("page-remove", label)} onClick=${() => store.command({ type: "assign", seat: number })}><${Icon} name="close" /></button>
  `;
}

/** Only before the game: afterwards everybody knows who is who by the colour.
 * @param {{store: TableStore, info: Table, number: number}} props */
function OwnColour({ store, info, number }) {
  const colours = coloursOf(info.seats);
  const taken = colours.filter((_, seat) => info.seats[seat].kind === "person" && !info.seats[seat].mine);
  const free = PLAYERS.filter((it) => !taken.includes(it));
  /** @param {string} wanted */
  const choose = (wanted) => {
    colour.value = wanted;
    store.say({ type: "paint", seat: number, colour: wanted });
  };
  return html`<${ColourChoice} value=${colours[number]} free=${free} choose=${choose} />`;
}

/** One more person on this device.
 * @param {{store: TableStore, seat: number}} props */
function Newcomer({ store, seat }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const told = await store.command({ type: "join", seat, name: text.trim() || t("page-somebody", { number: seat + 1 }) });
    if (told) setOpen(false);
  };
  if (!open) return html`<button class="button small" onClick=${() => setOpen(true)}>${t("page-person-here")}</button>`;
  return html`<${Dialog} title=${t("page-person-here")} close=${() => setOpen(false)}>
    <form class="stack" onSubmit=${submit}>
      <${TextField} label=${t("page-name-of", { number: seat + 1 })} value=${text} write=${setText} maxlength="24" autocomplete="off" />
      <button class="button go">${t("page-sit-down")}</button>
    </form>
  <//>`;
}

/** @param {{store: TableStore, info: Table, seat: number, close: () => void}} props */
function BotSheet({ store, info, seat, close }) {
  const [bot, setBot] = useState(info.seats[seat].bot ?? USUAL_BOT);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    await store.command({ type: "assign", seat, bot });
    close();
  };
  return html`<${Dialog} title=${t("page-bot-title", { number: seat + 1 })} close=${close}>
    <form class="stack" onSubmit=${submit}>
      <${BotChoice} value=${bot} choose=${setBot} />
      <button class="button go wide">${t("page-sit-down-bot")}</button>
    </form>
  <//>`;
}

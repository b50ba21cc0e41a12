// The people at a table: who is there, and what to do about somebody who does not behave.
import { html, useState } from "../../../vendor/preact.js";
import { Emblem } from "../../art/signs.js";
import { Presence } from "../../play/presence.js";
import { Link } from "../../router.js";
import { connection } from "../../state/me.js";
import { t } from "../../words/words.js";
import { Dialog } from "../parts/dialog.js";
import { Trouble, useTask } from "../parts/task.js";
import { Choice, TextField } from "../parts/fields.js";
import { usePeopleWords } from "./words.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
/** @typedef {import("../../../wire").SeatInfo} SeatInfo */

const REASONS = ["chat", "name", "leaving", "cheating", "other"];

/** @param {{store: TableStore, close: () => void}} props */
export function PlayersPanel({ store, close }) {
  const ready = usePeopleWords();
  const info = store.info.value;
  if (!ready || !info) return null;
  const seats = info.seats.flatMap((seat, number) => (isSomebody(seat) ? [number] : []));
  return html`<${Dialog} title=${t("page-company")} close=${close}>
    ${seats.length
      ? html`<ul class="seat-lines">${seats.map((number) => html`<${QuickPairing} key=${number} store=${store} seat=${info.seats[number]} number=${number} />`)}</ul>`
      : html`<p>${t("page-people-nobody")}</p>`}
  <//>`;
}

/** Another person, also if a bot plays for them now.
 * @param {SeatInfo} seat */
const isSomebody = (seat) => !seat.mine && (seat.kind === "person" || Boolean(seat.kept));

/** @param {{store: TableStore, seat: SeatInfo, number: number}} props */
function QuickPairing({ store, seat, number }) {
  const [reporting, setReporting] = useState(false);
  const name = store.names.value[number];
  const { doing, problem, run } = useTask();
  /** @param {Record<string, unknown>} command */
  const send = (command) => run("send", () => connection.send({ table: store.id, seat: number, ...command }));
  const here = store.mine.value.length > 0;
  return html`<li class="seat-line">
    <${Emblem} seat=${number} />
    <span class="seat-words"><span class="seat-name">${name}<${Presence} seat=${seat} ahead=${store.ahead} words=${true} /></span></span>
    <${Link} to=${`/history#${store.id}.${number}`} class="button small" aria-label=${t("page-people-history-at", { name })}>${t("page-people-their-games")}<//>
    ${here
      ? html`<span class="seat-doors">
          ${store.info.value?.host ? html`<button class="button small" aria-pressed=${Boolean(seat.muted)} disabled=${Boolean(doing)} aria-label=${t("page-people-mute-at", { name })} onClick=${() => send({ type: "mute", muted: !seat.muted })}>${t("page-people-mute")}</button>` : null}
          <button class="button small" aria-pressed=${Boolean(seat.blocked)} disabled=${Boolean(doing)} aria-label=${t("page-people-block-at", { name })} onClick=${() => send({ type: "block", blocked: !seat.blocked })}>${t("page-people-block")}</button>
          <button class="button small" aria-expanded=${reporting} aria-label=${t("page-people-report-at", { name })} onClick=${() => setReporting(!reporting)}>${t("page-people-report")}</button>
        </span>`
      : null}
    <${Trouble} problem=${problem} />
    ${seat.blocked ? html`<p class="quiet" role="status">${t("page-people-blocked", { name })}</p>` : null}
    ${reporting ? html`<${Report} store=${store} number=${number} name=${name} />` : null}
  </li>`;
}

/** What the operator is told.
 * @param {{store: TableStore, number: number, name: string}} props */
function Report({ store, number, name }) {
  const [reason, setReason] = useState("chat");
  const [text, setText] = useState("");
  const [sent, setSent] = useState(false);
  const { doing, problem, run } = useTask();
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    run("report", async () => {
      await connection.send({ type: "report", table: store.id, seat: number, reason, text });
      setSent(true);
    });
  };
  if (sent) return html`<p class="wide" role="status">${t("page-people-reported", { name })}</p>`;
  return html`<form class="stack wide" onSubmit=${submit}>
    <${Choice} label=${t("page-people-reason")} value=${reason} choose=${setReason} options=${REASONS.map((it) => ({ value: it, label: t(`page-people-reason-${it}`) }))} />
    <${TextField} label=${t("page-people-note")} value=${text} write=${setText} maxlength="300" autocomplete="off" />
    <${Trouble} problem=${problem} />
    <button class="button go" disabled=${Boolean(doing)}>${t("page-people-report-send")}</button>
  </form>`;
}

// The one thing to press: start, ready, or wait.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { offer } from "../../state/me.js";
import { listAnd } from "../../words/lists.js";
import { botName } from "../../words/seats.js";
import { t } from "../../words/words.js";
import { USUAL_BOT } from "../home/start.js";
import { Select } from "../parts/fields.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
/** @typedef {import("../../../wire").Table} Table */

/** @param {{store: TableStore, info: Table}} props */
export function Starting({ store, info }) {
  const [bot, setBot] = useState(USUAL_BOT);
  const [willing, setWilling] = useState(false);
  const mine = store.mine.value;
  const empty = info.seats.filter((it) => it.kind === "empty").length;
  const ready = mine.length > 0 && mine.every((seat) => info.seats[seat].ready);
  // Whenever somebody else sits down or leaves, all have to say it anew: whoever said it here goes on saying it.
  useEffect(() => {
    if (willing && !ready && info.status === "open") store.ready();
  }, [willing, ready, info.status]);
  if (!mine.length) return html`<p class="quiet" role="status">${t(empty ? "page-visitor" : "page-visitor-full")}</p>`;
  if (ready || willing) return html`<${Wait} store=${store} info=${info} empty=${empty} undo=${() => setWilling(false)} />`;
  const start = async () => {
    if (empty && info.host && !(await store.command({ type: "start", bot }))) return;
    setWilling(true);
  };
  return html`<div class="starting stack">
    ${empty && info.host
      ? html`<${Select} label=${t("page-fill", { number: empty })} value=${bot} choose=${setBot}
          options=${Object.keys(offer.value?.levels ?? { [USUAL_BOT]: "" }).map((it) => ({ value: it, label: botName(it) }))} />`
      : null}
    <button class="button go wide" disabled=${store.sending.value} onClick=${start}>${t(door(info, empty))}</button>
    <p class="quiet">${t(info.host ? "page-start-about" : "page-ready-about")}</p>
  </div>`;
}

/** @param {Table} info @param {number} empty */
function door(info, empty) {
  if (!info.host) return "page-ready";
  return empty ? "page-start-with-bots" : "page-start";
}

/** @param {{store: TableStore, info: Table, empty: number, undo: () => void}} props */
function Wait({ store, info, empty, undo }) {
  const awaited = info.seats.flatMap((it, seat) => (it.kind === "person" && !it.ready && !it.mine ? [store.names.value[seat]] : []));
  const unready = async () => {
    undo();
    for (const seat of store.mine.value) await store.command({ type: "ready", seat, hash: null });
  };
  return html`<div class="starting stack">
    <p class="named" role="status">
      ${awaited.length ? t("page-awaiting", { name: listAnd(awaited), number: awaited.length }) : t("page-awaiting-seats", { number: empty })}
    </p>
    ${empty && info.host ? html`<button class="button go wide" onClick=${() => store.command({ type: "start", bot: USUAL_BOT })}>${t("page-start-with-bots")}</button>` : null}
    <button class="button" onClick=${unready}>${t("page-not-ready")}</button>
  </div>`;
}

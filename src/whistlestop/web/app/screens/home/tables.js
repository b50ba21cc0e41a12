// Tables in lists: one's own, those where it is one's move first; and those that are open to everybody.
import { html } from "../../../vendor/preact.js";
import { Emblem } from "../../art/signs.js";
import { Link } from "../../router.js";
import { gameName, poster } from "../../words/games.js";
import { listAnd } from "../../words/lists.js";
import { namesOf } from "../../state/seats.js";
import { t } from "../../words/words.js";
import { RelativeTime } from "./relative_time.js";

/** @typedef {import("../../../wire").Table} Table */

/** @param {Table} table */
export const mySeats = (table) => table.seats.flatMap((it, seat) => (it.mine ? [seat] : []));
/** @param {Table} table */
export const isMyMove = (table) => table.status === "playing" && (table.to_move ?? []).some((seat) => table.seats[seat]?.mine && table.seats[seat].kind === "person");
/** @param {Table} table */
export const isRunning = (table) => table.status !== "over" && table.status !== "closed";

/** Where it is one's move first, then what runs, then what is over; newest first among equals.
 * @param {readonly Table[]} tables */
export function inOrder(tables) {
  /** @param {Table} it */
  const rank = (it) => (isMyMove(it) ? 0 : it.status === "playing" ? 1 : isRunning(it) ? 2 : 3);
  return tables.filter((it) => it.status !== "closed").sort((a, b) => rank(a) - rank(b) || (b.made ?? 0) - (a.made ?? 0));
}

/** @param {Table} table @returns {string} */
function standing(table) {
  if (table.status === "over") return result(table);
  if (isMyMove(table)) return t("page-state-your-move");
  if (table.status === "playing") {
    const names = (table.to_move ?? []).map((seat) => namesOf(table)[seat]);
    return names.length ? t("page-state-move", { name: listAnd(names), number: names.length }) : t("page-state-playing");
  }
  const free = table.seats.filter((it) => it.kind === "empty").length;
  return t("page-state-waiting", { number: free });
}

/** @param {Table} table */
function result(table) {
  const ranks = table.ranks ?? [];
  const best = Math.min(...mySeats(table).map((seat) => ranks[seat] ?? 9));
  if (best === 1 && !table.settings.pass_and_play) return t("page-state-won");
  const winners = namesOf(table).filter((_, seat) => ranks[seat] === 1);
  return winners.length ? t("page-state-over", { name: listAnd(winners), number: winners.length }) : t("page-state-ended");
}

/** One table as a row that leads there.
 * @param {{table: Table, to: string, door?: string}} props */
export function TableRow({ table, to, door }) {
  const others = namesOf(table).filter((_, seat) => table.seats[seat].kind !== "empty" && !table.seats[seat].mine);
  const mine = isMyMove(table);
  return html`<li>
    <${Link} to=${to} class="table-row ${mine ? "my-move" : ""}">
      <img src=${poster(table.settings.game)} alt="" width="72" height="45" />
      <span class="table-row-words">
        <span class="table-row-title">${gameName(table.settings.game)} <${RelativeTime} at=${table.ended || table.made || 0} now=${table.now} /></span>
        <span class="quiet">${others.length ? t("page-with", { names: listAnd(others) }) : t("page-alone")}</span>
      </span>
      <span class="table-row-state">
        <span class="emblems">${table.seats.map((it, seat) => (it.kind === "empty" ? null : html`<${Emblem} colour=${it.colour ?? undefined} seat=${seat} key=${seat} />`))}</span>
        <span class=${mine ? "tag go" : "tag"}>${door ?? standing(table)}</span>
      </span>
    <//>
  </li>`;
}

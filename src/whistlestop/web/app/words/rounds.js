// What everybody hears of a game besides its events: attempts to deal that were broken off, moves that were taken back.
import { listAnd } from "./lists.js";
import { t } from "./words.js";

/**
 * How many there were, and at whose seats the last one failed; null if there was none.
 * @param {import("../../wire").Table | null} info
 * @param {readonly string[]} names
 */
export function roundsTold(info, names) {
  const rounds = info?.fair.abandoned ?? [];
  if (!rounds.length) return null;
  const seats = rounds.at(-1)?.seats ?? [];
  return t("page-rounds", { number: rounds.length, name: listAnd(seats.map((seat) => names[seat] || t("page-somebody", { number: seat + 1 }))) });
}

/**
 * How many moves were taken back, where bots have all other seats; null if none was.
 * @param {import("../../wire").Table | null} info
 * @param {number | null} viewer
 * @param {readonly string[]} names
 */
export function undoneTold(info, viewer, names) {
  const seat = info?.seats.findIndex((it) => it.name) ?? -1;
  if (!info?.undone || seat < 0) return null;
  return t("page-undone", { who: seat === viewer ? "you" : "other", name: names[seat], number: info.undone });
}

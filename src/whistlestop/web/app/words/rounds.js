// Attempts to deal that were broken off: everybody hears of them, before the game and in its log.
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

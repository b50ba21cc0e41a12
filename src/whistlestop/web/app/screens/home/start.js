// From a press to a table: make it, take this device's seats, and begin where nobody else is awaited.
import { go } from "../../router.js";
import { connection } from "../../state/me.js";
import { nonceHash } from "../../state/nonces.js";
import { name } from "../../state/prefs.js";
import { createTable } from "../../state/table.js";
import { seatsFor } from "../../words/games.js";
import { t } from "../../words/words.js";

/** @typedef {import("../../../wire").TableSettings} TableSettings */

export const USUAL_BOT = "medium";
const USUAL_PLAYERS = 3;

/** What somebody is called who has not said it. */
export const ownName = () => name.value || t("page-guest");

/** @param {string} game @returns {TableSettings} */
export function usual(game) {
  const { least, most } = seatsFor(game);
  const players = Math.min(most, Math.max(least, USUAL_PLAYERS));
  return { game, players, bots: Array(players - 1).fill(USUAL_BOT), hints: true };
}

/**
 * @param {TableSettings} settings
 * @param {string[]} names of the people on this device, seat by seat
 * @param {boolean} begin everybody is here
 */
export async function setTable(settings, names, begin) {
  const table = await createTable(settings, names[0]);
  for (let seat = 1; seat < names.length; seat++) await connection.send({ type: "join", table, seat, name: names[seat] });
  if (begin) for (let seat = 0; seat < names.length; seat++) await connection.send({ type: "ready", table, seat, hash: nonceHash(table, seat) });
  go(`/table/${table}`);
}

/** One press: a game against bots.
 * @param {string} game */
export const playNow = (game) => setTable(usual(game), [ownName()], true);

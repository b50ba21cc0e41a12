// Which puzzle is next, and which are solved: remembered on this device only.
import { get } from "../net/api.js";
import { kept } from "../state/prefs.js";

/** @typedef {import("../../wire").PuzzleInfo} PuzzleInfo */
/** @typedef {import("../../wire").PuzzleList} PuzzleList */

/** The ids of those that are solved.
 * @type {import("../../vendor/preact.js").Signal<readonly string[]>} */
export const solved = kept("solved", []);
/** The game and the level to choose from. */
export const wanted = kept("puzzles", { game: "north_america", level: "" });

/** @returns {Promise<PuzzleList>} */
export const allPuzzles = () => get("/api/puzzles");

/**
 * Those of the game and the level that are wanted; "" is any level.
 * @param {PuzzleList} list
 */
export const chosen = (list) => list.puzzles.filter((it) => it.game === wanted.value.game && (!wanted.value.level || it.level === wanted.value.level));

/**
 * The next one that is not solved; if all are, just the next.
 * @param {readonly PuzzleInfo[]} among
 * @param {string} [after] the id of the one before
 */
export function nextOf(among, after = "") {
  const from = among.findIndex((it) => it.id === after) + 1;
  const order = [...among.slice(from), ...among.slice(0, from)];
  return (order.find((it) => it.id !== after && !solved.value.includes(it.id)) ?? order[0])?.id ?? "";
}

/** @param {string} id */
export function remember(id) {
  if (!solved.value.includes(id)) solved.value = [...solved.value, id];
}

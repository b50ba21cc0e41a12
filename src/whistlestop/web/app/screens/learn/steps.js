// The ten steps of the guided game: what is shown, and what the player has to do for it to go on by itself.

/** @typedef {import("../../state/table.js").TableStore} TableStore */

/**
 * @typedef {object} Step
 * @property {string} name its sentences are `page-learn-<name>` and its attribute `.do`
 * @property {string} part what is pointed at: a data-part of the table
 * @property {(store: TableStore, since: readonly any[]) => boolean} [done] has the player done it? `since`: their events since the step began
 */

/** @param {...string} kinds of events */
const did = (...kinds) => (/** @type {TableStore} */ _store, /** @type {readonly any[]} */ since) => since.some((it) => kinds.includes(it.event));

/** @type {readonly Step[]} */
export const STEPS = [
  { name: "tickets", part: "offer", done: (store) => Boolean(store.view.value?.own?.tickets.length) },
  { name: "draw", part: "row", done: did("card-taken", "card-drawn") },
  { name: "locomotives", part: "row" },
  { name: "hand", part: "hand" },
  { name: "claim", part: "board", done: (store, since) => store.choice.value?.kind === "claim" || did("route-claimed")(store, since) },
  { name: "pay", part: "payment", done: did("route-claimed") },
  { name: "status", part: "tickets" },
  { name: "points", part: "players" },
  { name: "doubles", part: "board" },
  { name: "end", part: "turn" },
];

// The steps of the guided games: what is shown, and what the player has to do for it to go on by itself.

/** @typedef {import("../../state/table.js").TableStore} TableStore */

/**
 * @typedef {object} Step
 * @property {string} name its sentences are `page-learn-<name>`, with the attributes `.title` and, if there is something to do, `.task`
 * @property {string} part what is pointed at: a data-part of the table
 * @property {(store: TableStore, since: readonly any[]) => boolean} [done] has the player done it? `since`: their events since the step began
 */

/** @param {...string} kinds of events */
const did = (...kinds) => (/** @type {TableStore} */ _store, /** @type {readonly any[]} */ since) => since.some((it) => kinds.includes(it.event));
const kept = (/** @type {TableStore} */ store) => Boolean(store.view.value?.own?.tickets.length);

const DRAW = { part: "row", done: did("card-taken", "card-drawn") };
const LOCOMOTIVES = { name: "locomotives", part: "row" };

/** @type {readonly Step[]} */
const ROUTES = [
  { name: "draw", ...DRAW },
  LOCOMOTIVES,
  { name: "hand", part: "hand" },
  { name: "claim", part: "board", done: (store, since) => store.choice.value?.kind === "claim" || did("route-claimed", "tunnel-entered")(store, since) },
  { name: "pay", part: "payment", done: did("route-claimed", "tunnel-entered") },
];

/** @type {readonly Step[]} */
const ROUTES_IN_VIEW = [
  { name: "status", part: "tickets" },
  { name: "points", part: "players" },
  { name: "doubles", part: "board" },
  { name: "end", part: "turn" },
];

/** @type {Readonly<Record<string, readonly Step[]>>} */
export const STEPS = {
  north_america: [{ name: "tickets", part: "offer", done: kept }, ...ROUTES, ...ROUTES_IN_VIEW],
  europe: [
    { name: "long-tickets", part: "offer", done: kept },
    ...ROUTES,
    { name: "ferries", part: "board" },
    { name: "tunnels", part: "board" },
    { name: "stations", part: "board" },
    ...ROUTES_IN_VIEW,
  ],
  card_game: [
    { name: "card-tickets", part: "offer", done: kept },
    { name: "card-draw", ...DRAW },
    LOCOMOTIVES,
    { name: "card-place", part: "hand", done: did("pile-placed", "singles-placed", "train-robbed") },
    { name: "card-track", part: "yard" },
    { name: "card-robbery", part: "players" },
    { name: "card-cities", part: "bonuses" },
    { name: "card-end", part: "turn" },
  ],
};

// The screens by the first part of their paths: each a module that is fetched when it is first asked for. The server names
// the modules of the screen that an address leads to (assets.py), so that they are on their way at once.
import { later, styled } from "../later.js";

/** @type {Record<string, ReturnType<typeof later>>} */
const SCREENS = {
  "": later(() => import("./home.js"), "Home"),
  join: later(() => import("./join.js"), "Join"),
  help: later(() => import("./help.js"), "Help"),
  learn: later(() => import("./learn.js"), "Learn"),
  table: later(() => import("./table.js"), "TableScreen"),
  replay: later(styled("replay", () => import("./replay.js")), "Replay"),
  review: later(styled("end", styled("review", () => import("./review.js"))), "Review"),
  day: later(() => import("./day.js"), "Day"),
  puzzles: later(styled("puzzles", () => import("./puzzles.js")), "Puzzles"),
  open: later(styled("open", () => import("./open.js")), "Open"),
  history: later(() => import("./history.js"), "History"),
  nowhere: later(() => import("./nowhere.js"), "Nowhere"),
};

SCREENS.lobby = SCREENS.offline = SCREENS[""];

/** Screens of one table each: its id is the second part of their paths. */
const OF_TABLES = new Set(["table", "replay", "review"]);

/**
 * The name of the screen at a path; `nowhere` if there is none.
 * @param {readonly string[]} parts of the path
 */
export function nameOf(parts) {
  const [name = ""] = parts;
  const fits = OF_TABLES.has(name) ? parts.length === 2 : parts.length < 2;
  return fits && Object.hasOwn(SCREENS, name) ? name : "nowhere";
}

/** @param {string} name */
export const screenOf = (name) => SCREENS[name];

// The screens by the first part of their paths: each a module that is fetched when it is first asked for. The server names
// the modules of the screen that an address leads to (assets.py), so that they are on their way at once.
import { lazy, styled } from "../lazy_component.js";

/** @type {Record<string, ReturnType<typeof lazy>>} */
const SCREENS = {
  "": lazy(() => import("./home.js"), "Home"),
  join: lazy(() => import("./join.js"), "Join"),
  help: lazy(() => import("./help.js"), "Help"),
  learn: lazy(() => import("./learn.js"), "Learn"),
  table: lazy(() => import("./table.js"), "TableScreen"),
  replay: lazy(styled("replay", () => import("./replay.js")), "Replay"),
  review: lazy(styled("end", styled("review", () => import("./review.js"))), "Review"),
  day: lazy(() => import("./day.js"), "Day"),
  puzzles: lazy(styled("puzzles", () => import("./puzzles.js")), "Puzzles"),
  open: lazy(styled("open", () => import("./open.js")), "Open"),
  history: lazy(() => import("./history.js"), "History"),
  not_found: lazy(() => import("./not_found.js"), "NotFound"),
};

SCREENS.lobby = SCREENS.offline = SCREENS[""];

/** Screens of one table each: its id is the second part of their paths. */
const OF_TABLES = new Set(["table", "replay", "review"]);

/**
 * The name of the screen at a path; `not_found` if there is none.
 * @param {readonly string[]} parts of the path
 */
export function nameOf(parts) {
  const [name = ""] = parts;
  const fits = OF_TABLES.has(name) ? parts.length === 2 : parts.length < 2;
  return fits && Object.hasOwn(SCREENS, name) ? name : "not_found";
}

/** @param {string} name */
export const screenOf = (name) => SCREENS[name];

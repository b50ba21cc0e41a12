// The screens by the first part of their paths: each a module that is fetched when it is first asked for. The server names
// the modules of the screen that an address leads to (assets.py), so that they are on their way at once.
import { later } from "../later.js";

/** @type {Record<string, ReturnType<typeof later>>} */
const SCREENS = {
  "": later(() => import("./home.js"), "Home"),
  join: later(() => import("./join.js"), "Join"),
  help: later(() => import("./help.js"), "Help"),
  learn: later(() => import("./learn.js"), "Learn"),
  table: later(() => import("./table.js"), "TableScreen"),
  replay: later(() => import("./replay.js"), "Replay"),
};

/** @param {string} name of a path nobody knows: home */
export const screenOf = (name) => SCREENS[name] ?? SCREENS[""];

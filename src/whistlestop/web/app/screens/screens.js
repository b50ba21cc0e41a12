// The screens by the first part of their paths: each a module that is fetched when it is first asked for. The server names
// the modules of the screen that an address leads to (assets.py), so that they are on their way at once.

/** @type {Record<string, () => Promise<any>>} */
const MODULES = {
  "": async () => (await import("./home.js")).Home,
  join: async () => (await import("./join.js")).Join,
  help: async () => (await import("./help.js")).Help,
  learn: async () => (await import("./learn.js")).Learn,
  table: async () => (await import("./table.js")).TableScreen,
  replay: async () => (await import("./replay.js")).Replay,
};

/** Those that are here.
 * @type {Map<string, any>} */
export const screens = new Map();

/** @param {string} name of a path nobody knows: home */
export async function loadScreen(name) {
  screens.set(name, await (MODULES[name] ?? MODULES[""])());
}

/** What is likely to be asked for next, when there is nothing else to do. */
export function loadNext() {
  setTimeout(() => loadScreen("table").catch(() => {}), 1500);
}

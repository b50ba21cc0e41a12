// Whether the server can be reached, and whether all of it is there yet: on its very first start it plays at once, but
// hints and the bot that searches come a little later.
import { signal } from "../../vendor/preact.js";
import { Refused, get } from "../net/api.js";

const AGAIN = { warming: 1000, away: 3000 }; // ms

/** @typedef {{reachable: boolean, ready: boolean, fraction: number}} ServerState */
/** Until we know better, all is well: nothing waits for this to be shown.
 * @type {import("../../vendor/preact.js").Signal<ServerState>} */
export const server = signal({ reachable: true, ready: true, fraction: 1 });

/** @type {Promise<void> | null} */
let waiting = null;

/** Resolves when games can be played: at once, except when the server is away.
 * @returns {Promise<void>} */
export function whenReady() {
  waiting ??= ask();
  return waiting;
}

async function ask() {
  for (;;) {
    const state = await look();
    server.value = state;
    if (state.reachable) {
      if (!state.ready) setTimeout(ask, AGAIN.warming); // for whoever shows how far it is
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN.away));
  }
}

/** @returns {Promise<ServerState>} */
async function look() {
  try {
    const { ready, fraction } = await get("/api/status");
    return { reachable: true, ready, fraction };
  } catch (error) {
    return { reachable: error instanceof Refused, ready: error instanceof Refused, fraction: 1 };
  }
}

/** Something failed to get through: look again until it does. */
export function doubtServer() {
  waiting = ask();
  return waiting;
}

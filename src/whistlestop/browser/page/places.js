// Where a tab of a demo site keeps its games: each in a place of its own, since two would write over one another.
// @ts-check
const NAME = "whistlestop demo";
const PLACES = 16;
const PATIENCE = 2_000; // ms: when a page is loaded anew, its place is held for a moment more by the one that goes

/** A place that no other tab has, if it can be the one that this tab had before. It is held as long as the worker lives.
 * @param {LockManager | undefined} locks @param {number | null} before
 * @returns {Promise<number | null>} null: there is none, and nothing is kept */
export async function takePlace(locks, before) {
  if (!locks) return 0;
  if (before !== null && (await taken(locks, before, { signal: AbortSignal.timeout(PATIENCE) }))) return before;
  for (let place = 0; place < PLACES; place++) if (await taken(locks, place, { ifAvailable: true })) return place;
  return null;
}

/** What is kept for the tab in this place has this name.
 * @param {number} place */
export const gamesOf = (place) => (place ? `games ${place}` : "games");

/** @param {LockManager} locks @param {number} place @param {LockOptions} wish @returns {Promise<boolean>} */
function taken(locks, place, wish) {
  return new Promise((resolve) => {
    const hold = (/** @type {Lock | null} */ lock) => {
      resolve(Boolean(lock));
      return lock ? new Promise(() => {}) : null;
    };
    locks.request(place ? `${NAME} ${place}` : NAME, wish, hold).catch(() => resolve(false));
  });
}

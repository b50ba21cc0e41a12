// The commitment that this device saw before a game began: it may not be another one afterwards.
const KEY = "whistlestop commitments";
const KEPT = 60; // tables

/** @returns {Record<string, string>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} table @param {string} commitment */
export function rememberCommitment(table, commitment) {
  try {
    const kept = Object.entries({ ...all(), [table]: commitment }).slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing cannot be asked about it afterwards either
  }
}

/** @param {string} table @returns {string | null} */
export const commitmentBefore = (table) => all()[table] ?? null;

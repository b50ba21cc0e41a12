// This device's part in fair chance (docs/fair.md): a nonce whose hash goes with *ready*, opened when all are ready.
import { hex, randomHex, unhex } from "../net/random.js";
import { sha256 } from "../net/sha256.js";

const KEY = "whistlestop nonces";
const KEPT = 40; // tables

/** @returns {Record<string, string>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @type {Record<string, string>} for browsers that keep nothing */
const here = {};

/**
 * The hash to send with ready.
 * @param {string} table
 * @param {number} seat
 */
export function nonceHash(table, seat) {
  const name = `${table} ${seat}`;
  const nonce = here[name] ?? all()[name] ?? randomHex(16);
  here[name] = nonce;
  try {
    const kept = Object.entries({ ...all(), [name]: nonce }).slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // it lives as long as this tab
  }
  return hex(sha256(unhex(nonce)));
}

/** @param {string} table @param {number} seat @returns {string | null} */
export const nonceOf = (table, seat) => here[`${table} ${seat}`] ?? all()[`${table} ${seat}`] ?? null;

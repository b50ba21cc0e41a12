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
const SHOWN = "!"; // stands after a nonce that others know

/** @param {string} name */
const stored = (name) => all()[name] ?? here[name] ?? null;

/** @param {string} name @param {string} text */
function keep(name, text) {
  here[name] = text;
  try {
    const kept = Object.entries({ ...all(), [name]: text }).slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // it lives as long as this tab
  }
}

/**
 * The hash to send with ready. The same as long as the nonce is a secret; where somebody else did not open theirs in time,
 * the server takes a new seed, and a nonce that it has seen by then would be no protection.
 * @param {string} table
 * @param {number} seat
 */
export function nonceHash(table, seat) {
  const name = `${table} ${seat}`;
  const old = stored(name);
  const nonce = old && !old.endsWith(SHOWN) ? old : randomHex(16);
  keep(name, nonce);
  return hex(sha256(unhex(nonce)));
}

/**
 * The nonce, to be sent: others know it from now on.
 * @param {string} table
 * @param {number} seat
 * @returns {string | null}
 */
export function openNonce(table, seat) {
  const nonce = nonceOf(table, seat);
  if (nonce) keep(`${table} ${seat}`, nonce + SHOWN);
  return nonce;
}

/**
 * The nonce of this device at a seat, for whoever checks a game afterwards.
 * @param {string} table
 * @param {number} seat
 * @returns {string | null}
 */
export const nonceOf = (table, seat) => stored(`${table} ${seat}`)?.replace(SHOWN, "") ?? null;

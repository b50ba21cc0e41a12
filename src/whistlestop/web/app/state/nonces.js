// This device's part in fair chance (docs/fair.md): a nonce whose hash goes with *ready*, opened when all are ready.
import { hashOf, isOpened, mayOpen } from "../fair/receipts.js";
import { randomHex } from "../net/random.js";

const KEY = "whistlestop secrets";
const KEPT = 40; // seats

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

/** @param {string} name @param {string} text */
function keep(name, text) {
  here[name] = text;
  try {
    const { [name]: _, ...others } = all();
    const kept = [...Object.entries(others), [name, text]].slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // it lives as long as this tab
  }
}

/**
 * The hash to send with ready. The same as long as the nonce is a secret; one that others have seen would be no protection
 * for another deal.
 * @param {string} table
 * @param {number} seat
 */
export function nonceHash(table, seat) {
  const old = nonceOf(table, seat);
  const nonce = old && !isOpened(table, old) ? old : randomHex(16);
  keep(`${table} ${seat}`, nonce);
  return hashOf(nonce);
}

/**
 * The nonce, to be sent, after it has been written down what is promised for it; null if it must stay here.
 * @param {import("../../wire").Table} info
 * @param {number} seat
 * @returns {string | null}
 */
export function openNonce(info, seat) {
  const nonce = nonceOf(info.table, seat);
  return nonce && mayOpen(info, seat, nonce) ? nonce : null;
}

/**
 * The last nonce of this device at a seat, for whoever checks a game.
 * @param {string} table
 * @param {number} seat
 * @returns {string | null}
 */
export const nonceOf = (table, seat) => all()[`${table} ${seat}`] ?? here[`${table} ${seat}`] ?? null;

/** @param {string} table @param {readonly number[]} seats @returns {Record<number, string>} */
export function noncesOf(table, seats) {
  /** @type {Record<number, string>} */
  const found = {};
  for (const seat of seats) {
    const nonce = nonceOf(table, seat);
    if (nonce) found[seat] = nonce;
  }
  return found;
}

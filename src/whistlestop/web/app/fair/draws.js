// Fair chance, byte by byte as docs/fair.md says it: what was committed to, the key of a game, and what comes up.
import { hmac, joined, sha256 } from "../net/sha256.js";

/**
 * A kind of outcome and its weight, in printed order.
 * @typedef {readonly (readonly [string, number])[]} Pool
 */

const ascii = (/** @type {string} */ text) => new TextEncoder().encode(text);
const u32 = (/** @type {number} */ n) => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);

/** @param {Uint8Array} seed */
export const commitment = (seed) => sha256(joined(ascii("whistlestop-fair-1\0"), seed));

/**
 * @param {Uint8Array} seed
 * @param {{rules: string, map: string, options: string, seats: number}} agreed
 * @param {readonly Uint8Array[]} nonces
 */
export function keyOf(seed, agreed, nonces) {
  const fields = [ascii(agreed.rules), ascii(agreed.map), ascii(agreed.options), ascii(String(agreed.seats)), ...nonces];
  return hmac(seed, joined(...fields.flatMap((field) => [u32(field.length), field])));
}

/**
 * What comes up at an event of a game.
 * @param {Uint8Array} key
 * @param {number} number
 * @param {Pool} pool
 */
export function draw(key, number, pool) {
  const total = pool.reduce((sum, [, weight]) => sum + weight, 0);
  const limit = 2 ** 32 - (2 ** 32 % total);
  for (let attempt = 0; ; attempt++) {
    const word = new DataView(hmac(key, joined(u32(number), u32(attempt))).buffer).getUint32(0);
    if (word < limit) return along(pool, word % total);
  }
}

/** @param {Pool} pool @param {number} place */
function along(pool, place) {
  for (const [outcome, weight] of pool) {
    if (place < weight) return outcome;
    place -= weight;
  }
  throw new Error("a place below the total lies in the pool");
}

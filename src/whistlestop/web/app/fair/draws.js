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

/**
 * What comes up at a table of the day, event by event: decks lie in the day's order. A pool that is not what was left is a
 * deck that has been shuffled; so is one with a ticket that has come up before.
 * @param {Uint8Array} key
 */
export function dayDraws(key) {
  const placed = (/** @type {string} */ said) => [...hmac(key, ascii(said))].map((it) => String.fromCharCode(it)).join("");
  let cards = { shuffle: -1, left: "", order: /** @type {string[]} */ ([]) };
  let tickets = { shuffle: -1, gone: new Set() };
  const written = (/** @type {Pool} */ pool) => pool.map((it) => it.join(" ")).join(", ");
  /** @param {Pool} pool */
  const card = (pool) => {
    if (written(pool) !== cards.left) {
      const shuffle = cards.shuffle + 1;
      const all = pool.flatMap(([kind, weight]) => Array.from({ length: weight }, (_, copy) => [placed(`card ${shuffle} ${kind} ${copy}`), kind]));
      cards = { shuffle, left: "", order: all.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kind]) => kind) };
    }
    const top = cards.order.shift() ?? "";
    cards.left = written(pool.flatMap(([kind, weight]) => (weight - Number(kind === top) ? [/** @type {[string, number]} */ ([kind, weight - Number(kind === top)])] : [])));
    return top;
  };
  /** @param {Pool} pool */
  const ticket = (pool) => {
    if (tickets.shuffle < 0 || pool.some(([it]) => tickets.gone.has(it))) tickets = { shuffle: tickets.shuffle + 1, gone: new Set() };
    const [[, top]] = pool.map(([it]) => [placed(`ticket ${tickets.shuffle} ${it} 0`), it]).sort(([a], [b]) => (a < b ? -1 : 1));
    tickets.gone.add(top);
    return top;
  };
  return (/** @type {number} */ number, /** @type {string} */ kind, /** @type {Pool} */ pool) => (kind === "lot" ? draw(key, number, pool) : kind === "card" ? card(pool) : ticket(pool));
}

/** @param {Pool} pool @param {number} place */
function along(pool, place) {
  for (const [outcome, weight] of pool) {
    if (place < weight) return outcome;
    place -= weight;
  }
  throw new Error("a place below the total lies in the pool");
}

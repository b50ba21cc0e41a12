// What was promised before this device opened its nonces (docs/fair.md). A nonce is opened once, under one promise, and what
// comes of it has to be what was promised: the commitment, the hashes of all nonces, the map and the options.
import { hex, unhex } from "../net/random.js";
import { sha256 } from "../net/sha256.js";

/**
 * @typedef {import("../../wire").Table} Table
 *
 * @typedef {object} Round
 * @property {string} commitment
 * @property {string} map
 * @property {{first?: number, open_track?: boolean}} options
 * @property {readonly (string | null)[]} hashes by seat
 * @property {Record<number, string>} nonces of this device, by seat
 * @property {number} seq the row of the table's log at which it was promised
 *
 * @typedef {"promise" | "agreed" | "nonces" | "rounds"} Fault what is not as it was promised
 */

const KEY = "whistlestop receipts";
const KEPT = 60; // tables
/** @type {Record<string, Round[]>} for browsers that keep nothing */
const here = {};

/** @returns {Record<string, Round[]>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} table @returns {Round[]} the rounds in which this device opened nonces; the last one is the game's */
export const roundsOf = (table) => all()[table] ?? here[table] ?? [];

/** @param {string} table @param {Round[]} rounds */
function keep(table, rounds) {
  here[table] = rounds;
  try {
    const { [table]: _, ...others } = all();
    const kept = [...Object.entries(others), [table, rounds]].slice(-KEPT);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // it lives as long as this tab
  }
}

/** The receipt as `whistlestop verify --receipt` reads it.
 * @param {string} table */
export const receiptText = (table) => `${JSON.stringify({ table, rounds: roundsOf(table) }, null, 2)}\n`;

/** @param {Table} info @returns {Round} what a table promises in the state that it is in */
function promisedBy(info) {
  const { first, open_track } = info.settings;
  const options = { ...(first == null ? {} : { first }), ...(open_track ? { open_track } : {}) };
  return { commitment: info.fair.commitment, map: info.map, options, hashes: info.fair.hashes ?? [], nonces: {}, seq: info.seq };
}

/** @param {Round} round */
const promised = ({ commitment, map, options, hashes }) => JSON.stringify([commitment, map, options.first ?? null, options.open_track ?? false, hashes]);

/** @param {Round} one @param {Round} other */
const same = (one, other) => promised(one) === promised(other);

/** @param {string} nonce */
export const hashOf = (nonce) => hex(sha256(unhex(nonce)));

/**
 * Has this nonce been opened? Then it is no secret, and no protection for another deal.
 * @param {string} table
 * @param {string} nonce
 */
export const isOpened = (table, nonce) => roundsOf(table).some((it) => Object.values(it.nonces).includes(nonce));

/**
 * Before a nonce leaves this device: write down for what. False if it must not leave: it is not the one that is asked for, or
 * it was opened for something else.
 * @param {Table} info
 * @param {number} seat
 * @param {string} nonce
 */
export function mayOpen(info, seat, nonce) {
  const now = promisedBy(info);
  if (now.hashes[seat] !== hashOf(nonce)) return false;
  const rounds = roundsOf(info.table);
  const last = rounds.at(-1);
  const again = last && same(last, now) ? last : null;
  if (!again && isOpened(info.table, nonce)) return false;
  const round = again ?? now;
  keep(info.table, [...(again ? rounds.slice(0, -1) : rounds), { ...round, nonces: { ...round.nonces, [seat]: nonce } }]);
  return true;
}

/**
 * What of a table is not as it was promised to this device; null: nothing.
 * @param {Table} info
 * @param {Readonly<Record<number, string>>} mine the last nonces of this device, by seat
 * @returns {Fault | null}
 */
export function faultOf(info, mine) {
  const rounds = roundsOf(info.table);
  const { fair } = info;
  if (fair.nonces && (info.status === "playing" || info.status === "over")) {
    const { commitment, map, options } = promisedBy(info);
    if (rounds.length) return faultOfGame(rounds, { commitment, map, options, nonces: fair.nonces, abandoned: commitments(info) });
    const told = fair.nonces; // it began without asking for the nonces that were ready here
    return Object.entries(mine).every(([seat, nonce]) => told[Number(seat)] === nonce) ? null : "nonces";
  }
  return rounds.length ? faultBefore(info, rounds) : null;
}

/** @param {Table} info */
const commitments = (info) => (info.fair.abandoned ?? []).map((it) => it.commitment);

/**
 * @param {readonly Round[]} rounds
 * @param {{commitment: string, map: string, options: Round["options"], nonces: readonly string[], abandoned: readonly string[]}} game
 * @returns {Fault | null}
 */
export function faultOfGame(rounds, game) {
  const last = rounds[rounds.length - 1];
  if (game.commitment !== last.commitment) return "promise";
  const hashes = game.nonces.map((it) => (it ? hashOf(it) : null));
  if (!same({ ...last, hashes: [] }, { ...last, map: game.map, options: game.options, hashes: [] }) || hashes.length !== last.hashes.length) return "agreed";
  if (hashes.some((it, seat) => it !== last.hashes[seat])) return "nonces";
  if (Object.entries(last.nonces).some(([seat, nonce]) => game.nonces[Number(seat)] !== nonce)) return "nonces";
  return isHidden(rounds.slice(0, -1), game.abandoned) ? "rounds" : null;
}

/** @param {Table} info @param {readonly Round[]} rounds @returns {Fault | null} */
function faultBefore(info, rounds) {
  const last = rounds[rounds.length - 1];
  const now = promisedBy(info);
  const going = info.status === "opening" && same(last, now);
  const asked = Object.keys(last.nonces).some((seat) => now.hashes[Number(seat)] === last.hashes[Number(seat)]);
  if (info.status === "opening" && !going && asked) return "promise"; // another one for a nonce that it knows
  if (info.seq <= last.seq) return null; // older than what was promised
  return isHidden(going ? rounds.slice(0, -1) : rounds, commitments(info)) ? "rounds" : null;
}

/**
 * Is one of these rounds not among those that are told of?
 * @param {readonly Round[]} rounds
 * @param {readonly string[]} abandoned
 */
function isHidden(rounds, abandoned) {
  const left = [...abandoned];
  return rounds.some(({ commitment }) => {
    const at = left.indexOf(commitment);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

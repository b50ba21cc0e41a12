// Was a finished game fair? Everything that a page can check without knowing the rules, step by step.
import { PLAYERS } from "../constants.js";
import { hex, unhex } from "../net/random.js";
import { sha256 } from "../net/sha256.js";
import { commitment, dayDraws, draw, keyOf } from "./draws.js";
import { faultOfGame } from "./receipts.js";
import { readRecord } from "./record.js";

/**
 * @typedef {object} Known what this page has been told apart from the record
 * @property {string} [commitment] by the server
 * @property {readonly import("./receipts.js").Round[]} [rounds] what was promised to this device when it opened its nonces
 * @property {readonly (string | null)[]} [hashes] of the nonces, by seat
 * @property {Readonly<Record<number, string>>} [mine] nonces that this device made, by seat
 * @property {string} [map] the hash of the map
 *
 * @typedef {object} Step
 * @property {string} key of its message: page-fair-<key>, page-fair-<key>-bad or page-fair-<key>-none
 * @property {"good" | "bad" | "none"} is
 * @property {Record<string, string | number>} params
 *
 * @typedef {object} Verdict
 * @property {"good" | "bad" | "none"} is `none`: the game was not played to its end, so draws are not stated
 * @property {Step[]} steps
 */

/** @param {string} key @param {boolean | null} right null: there is nothing to check @param {Record<string, string | number>} [params] @returns {Step} */
const step = (key, right, params = {}) => ({ key, is: right === null ? "none" : right ? "good" : "bad", params });

/** @param {string} text the record @param {Known} [known] @returns {Verdict} */
export function check(text, known = {}) {
  /** @type {Step[]} */
  let steps;
  try {
    steps = stepsOf(text, known);
  } catch {
    steps = [step("record", false)];
  }
  const bad = steps.some((it) => it.is === "bad");
  return { is: bad ? "bad" : steps.some((it) => it.key === "unfinished") ? "none" : "good", steps };
}

/** @param {string} text @param {Known} known @returns {Step[]} */
function stepsOf(text, known) {
  const { headers, told, pools } = readRecord(text);
  if (!("Fair-Seed" in headers)) return [step("unfinished", null)]; // sealed as long as the game runs
  const seed = bytesOf(headers["Fair-Seed"]);
  const nonces = (headers.Nonces?.split("; ") ?? []).map((it) => (it === "-" || it === "" ? new Uint8Array() : bytesOf(it)));
  const agreed = { rules: headers.Rules, map: headers.Map, options: optionsOf(headers.Options ?? ""), seats: nonces.length };
  const key = keyOf(seed, agreed, nonces);
  const abandoned = abandonedIn(headers.Abandoned ?? "");
  const game = { commitment: headers.Commitment, map: headers.Map, options: JSON.parse(agreed.options), nonces: nonces.map(hex), abandoned };
  const fault = known.rounds?.length ? faultOfGame(known.rounds, game) : undefined;
  return [
    step("commitment", isCommitted(headers.Commitment, seed, known), { hash: headers.Commitment }),
    step("before", fault === undefined ? null : fault !== "promise"),
    hashes(nonces, known, fault),
    mine(nonces, known),
    step("rounds", fault === "rounds" ? false : abandoned.length ? null : true, { round: abandoned.length + 1 }),
    step("key", fault !== "agreed" && (known.map === undefined || known.map === headers.Map), { key: hex(key) }),
    outcomes("Day" in headers ? dayDraws(key) : (number, _, pool) => draw(key, number, pool), pools),
    moves(told, pools.map((it) => it.outcome)),
  ];
}

/** @param {string} said @param {Uint8Array} seed @param {Known} known */
function isCommitted(said, seed, known) {
  return hex(commitment(seed)) === said && (known.commitment === undefined || known.commitment === said);
}

/** @param {string} text @returns {string[]} the commitments of rounds that were broken off */
const abandonedIn = (text) => text.split(";").flatMap((it) => (it.trim() ? [it.trim().split(" ")[0]] : []));

/** @param {Uint8Array[]} nonces @param {Known} known @param {import("./receipts.js").Fault | null | undefined} fault */
function hashes(nonces, known, fault) {
  const people = nonces.filter((it) => it.length).length;
  if (!known.hashes || !people) return step("hashes", null, { people });
  const said = known.hashes;
  const right = nonces.every((nonce, seat) => (nonce.length ? hex(sha256(nonce)) === said[seat] : !said[seat]));
  return step("hashes", said.length === nonces.length && right && fault !== "nonces", { people });
}

/** @param {Uint8Array[]} nonces @param {Known} known */
function mine(nonces, known) {
  const own = Object.entries(known.mine ?? {});
  return step("mine", own.length ? own.every(([seat, nonce]) => nonces[Number(seat)] && hex(nonces[Number(seat)]) === nonce) : null);
}

/**
 * Every outcome against the pool that the record states.
 * @param {(number: number, kind: string, pool: import("./draws.js").Pool) => string} draws what comes up, event by event
 * @param {import("./record.js").Stated[]} pools
 */
function outcomes(draws, pools) {
  const given = pools.map((it, at) => draws(at, it.kind, it.pool));
  const wrong = pools.findIndex((it, at) => it.number !== at || given[at] !== it.outcome);
  if (wrong < 0) return step("outcomes", pools.length > 0, { events: pools.length, event: 0, found: "", expected: "" });
  return step("outcomes", false, { events: wrong, event: wrong, found: pools[wrong].outcome, expected: given[wrong] });
}

/** @param {string[]} told @param {string[]} stated */
function moves(told, stated) {
  const longest = Math.max(told.length, stated.length);
  const wrong = Array.from({ length: longest }, (_, at) => at).find((at) => told[at] !== stated[at]);
  return step("moves", wrong === undefined, { events: stated.length, event: wrong ?? 0 });
}

/**
 * `first=Red, open_track` as docs/fair.md puts it into the key.
 * @param {string} text
 */
function optionsOf(text) {
  /** @type {Record<string, number | true>} */
  const options = {};
  for (const part of text.split(", ").filter(Boolean).sort()) {
    const [name, value] = part.split("=");
    options[name] = value === undefined ? true : PLAYERS.indexOf(value.toLowerCase());
  }
  return JSON.stringify(options);
}

/** @param {string} text */
function bytesOf(text) {
  if (!/^([0-9a-f]{2})+$/.test(text)) throw new Error("not hexadecimal");
  return unhex(text);
}

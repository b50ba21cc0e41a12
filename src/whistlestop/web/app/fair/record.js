// The parts of a record (docs/records.md) that say what was agreed and what came up. The moves are not understood here,
// only what stands in parentheses after them.

/**
 * @typedef {object} Stated a chance event as the record states it
 * @property {number} number
 * @property {string} kind lot, card or ticket
 * @property {import("./draws.js").Pool} pool
 * @property {string} outcome
 *
 * @typedef {object} Sheet
 * @property {Record<string, string>} headers
 * @property {string[]} told what came up, as the moves tell it, in order
 * @property {Stated[]} pools
 */

const HEADER = /^([A-Z][\w-]*): (.*)$/;
const DEALT = /^(?:first|dealt|row|new row|tickets [A-Z][a-z]+): (.+)$/;
const TURN = /^\d+\. /;
const POOL = /^(\d{1,6})\. (lot|card|ticket): (.+) -> (\S+)$/;
const PART = /^(\S+) (\d{1,3})$/;

/** @param {string} text @returns {Sheet} */
export function readRecord(text) {
  const lines = text.split("\n");
  if (!/^Whistlestop \d+$/.test(lines[0])) throw new Error("no record");
  const end = before(lines.indexOf(""), lines.length);
  const scores = before(lines.indexOf("Scores:"), lines.length);
  const pools = lines.indexOf("Pools:");
  return {
    headers: Object.fromEntries(lines.slice(1, end).flatMap((line) => groups(HEADER.exec(line)))),
    told: lines.slice(end, Math.min(scores, before(pools, lines.length))).flatMap(outcomesOf),
    pools: pools < 0 ? [] : lines.slice(pools + 1, before(lines.indexOf("", pools), lines.length)).map(poolOf),
  };
}

/** @param {number} found @param {number} otherwise */
const before = (found, otherwise) => (found < 0 ? otherwise : found);

/** @param {RegExpExecArray | null} match */
const groups = (match) => (match ? [match.slice(1)] : []);

/**
 * What came up in a line of the deal, or during a turn.
 * @param {string} line
 * @returns {string[]}
 */
function outcomesOf(line) {
  const dealt = DEALT.exec(line);
  if (dealt) return listed(dealt[1]);
  if (!TURN.test(line)) return [];
  const told = [...line.replace(/ #.*$/, "").matchAll(/\(([^)]*)\)/g)];
  return told.flatMap((it) => it[1].split("; ").flatMap((group) => listed(group.replace(/^[a-z ]+(?: [A-Z][a-z]+)?: /, ""))));
}

/** @param {string} text */
const listed = (text) => text.split(", ").map((it) => it.replace(/^\+/, ""));

/** @param {string} line @returns {Stated} */
function poolOf(line) {
  const match = POOL.exec(line);
  const parts = (match?.[3] ?? "").split(", ").map((part) => PART.exec(part));
  if (!match || parts.includes(null)) throw new Error(`not a pool: ${line}`);
  const pool = parts.map((part) => /** @type {[string, number]} */ ([part?.[1], Number(part?.[2])]));
  return { number: Number(match[1]), kind: match[2], pool, outcome: match[4] };
}

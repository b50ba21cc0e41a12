// The order of the rules, as the server's catalogue has it, and finding things in them.
import { signal } from "../../vendor/preact.js";
import { BASE } from "../base.js";
import { get } from "../net/api.js";

/**
 * @typedef {import("../words/words.js").Params} Params
 * @typedef {{title: string, about: string, clauses: string[]}} Chapter
 * @typedef {{id: string, title: string, about: string, chapters: Chapter[]}} Section
 * @typedef {{about: string[], sections: Section[], examples: string[], games: Record<string, string>, numbers: Record<string, Params>}} Outline titles and texts are keys of messages
 */

/** @type {import("../../vendor/preact.js").Signal<Outline | null>} */
export const outline = signal(null);

export async function loadOutline() {
  outline.value ??= await get(`${BASE}/words/rules.json`);
}

/**
 * All clauses of a section.
 * @param {Section} section
 */
export const clausesOf = (section) => section.chapters.flatMap((it) => it.clauses);

/**
 * Letters made equal, so that accents and capitals do not matter.
 * @param {string} text
 */
export const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Does a text have all words of a search in it?
 * @param {string} text
 * @param {string} search
 */
export function matches(text, search) {
  const inside = folded(text);
  return folded(search).split(/\s+/).every((word) => inside.includes(word));
}

/** @typedef {{text: string, is: "" | "strong" | "em" | "clause" | "mark"}} Piece */

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|\b([TBEKS]\d{1,2}[a-z]?)\b/g;

/**
 * A rule's text in pieces: emphasis, clauses that it names, and what is searched for.
 * @param {string} text
 * @param {(clause: string) => boolean} known
 * @param {string} [search]
 * @returns {Piece[]}
 */
export function piecesOf(text, known, search = "") {
  /** @type {Piece[]} */
  const pieces = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    const [all, strong, em, clause] = match;
    if (clause && !known(clause)) continue;
    pieces.push(...marked(text.slice(at, match.index), search));
    pieces.push({ text: strong ?? em ?? clause, is: strong ? "strong" : em ? "em" : "clause" });
    at = (match.index ?? 0) + all.length;
  }
  return [...pieces, ...marked(text.slice(at), search)];
}

/**
 * @param {string} text
 * @param {string} search
 * @returns {Piece[]}
 */
function marked(text, search) {
  const words = folded(search).split(/\s+/).filter(Boolean);
  // Folding takes letters apart; places in the text are only known where it did not change its length.
  const inside = folded(text);
  if (!words.length || inside.length !== text.length) return [{ text, is: "" }];
  const pattern = new RegExp(words.map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  /** @type {Piece[]} */
  const pieces = [];
  let at = 0;
  for (const match of inside.matchAll(pattern)) {
    const begins = match.index ?? 0;
    pieces.push({ text: text.slice(at, begins), is: "" }, { text: text.slice(begins, begins + match[0].length), is: "mark" });
    at = begins + match[0].length;
  }
  return [...pieces, { text: text.slice(at), is: "" }];
}

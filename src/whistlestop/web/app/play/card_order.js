// The kinds of cards in the order that a reader likes.
import { KINDS } from "../constants.js";

/**
 * All kinds: those that were put in order first, then the others as usual.
 * @param {readonly string[]} order
 */
export const arranged = (order) => [...order.filter((it) => KINDS.includes(it)), ...KINDS.filter((it) => !order.includes(it))];

/**
 * One kind goes where another one is.
 * @param {readonly string[]} kinds
 * @param {string} kind
 * @param {string} to
 */
export function moved(kinds, kind, to) {
  const rest = kinds.filter((it) => it !== kind);
  const at = kinds.indexOf(to);
  return at < 0 ? [...kinds] : [...rest.slice(0, at), kind, ...rest.slice(at)];
}

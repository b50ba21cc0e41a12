// Maps and boards, fetched once.
import { signal } from "../../vendor/preact.js";
import { get, getSvg } from "../net/api.js";

/**
 * By their hashes.
 * @type {import("../../vendor/preact.js").Signal<Record<string, import("../../wire").MapInfo>>}
 */
export const maps = signal({});
/** @type {Map<string, Promise<any>>} */
const doing = new Map();

/** @template T @param {string} path @param {() => Promise<T>} fetching @returns {Promise<T>} */
function once(path, fetching) {
  let it = doing.get(path);
  if (!it) {
    it = fetching();
    it.catch(() => doing.delete(path));
    doing.set(path, it);
  }
  return it;
}

/**
 * By its hash: what a table is played on is the map as it was when the table was made.
 * @param {string} hash
 * @returns {Promise<import("../../wire").MapInfo>}
 */
export function loadMap(hash) {
  return once(`map ${hash}`, async () => {
    const map = await get(`/api/maps/${hash}`);
    maps.value = { ...maps.value, [hash]: map };
    return map;
  });
}

/**
 * A fresh copy of a board, ready to be put into the page.
 * @param {string} hash of the map
 * @param {string} language
 */
export async function loadBoard(hash, language) {
  const board = await once(`board ${hash} ${language}`, () => getSvg(`/api/boards/${hash}?language=${language}`));
  return /** @type {SVGSVGElement} */ (board.cloneNode(true));
}

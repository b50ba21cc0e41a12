// Maps and boards, fetched once.
import { signal } from "../../vendor/preact.js";
import { get, getSvg } from "../net/api.js";

/** @type {import("../../vendor/preact.js").Signal<Record<string, import("../../wire").MapInfo>>} */
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

/** @param {string} id @returns {Promise<import("../../wire").MapInfo>} */
export function loadMap(id) {
  return once(`map ${id}`, async () => {
    const map = await get(`/api/maps/${id}`);
    maps.value = { ...maps.value, [id]: map };
    return map;
  });
}

/**
 * A fresh copy of a board, ready to be put into the page.
 * @param {string} id
 * @param {string} language
 */
export async function loadBoard(id, language) {
  const board = await once(`board ${id} ${language}`, () => getSvg(`/api/boards/${id}?language=${language}`));
  return /** @type {SVGSVGElement} */ (board.cloneNode(true));
}

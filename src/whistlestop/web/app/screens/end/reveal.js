// How far the end has been told. A tap tells the rest at once, and nobody is made to watch it twice.
import { useEffect, useState } from "../../../vendor/preact.js";

const WHOLE = 14_000; // ms for everything
const BEAT = { least: 260, most: 900 }; // ms
const KEY = "whistlestop seen ";

/** @param {string} table @param {number} beats @returns {{told: number, over: boolean, skip: () => void}} */
export function useRevealing(table, beats) {
  const [told, tell] = useState(() => (still() || seen(table) ? beats : 0));
  const over = told >= beats;
  useEffect(() => {
    if (over) {
      remember(table);
      return undefined;
    }
    const pause = Math.min(BEAT.most, Math.max(BEAT.least, WHOLE / beats));
    // somebody may have tapped since this was drawn: what has been told is not taken back
    const timer = setTimeout(() => tell((now) => Math.max(now, told + 1)), told ? pause : BEAT.most);
    return () => clearTimeout(timer);
  }, [told, beats]);
  return { told: Math.min(told, beats), over, skip: () => tell(beats) };
}

/** Does the reader want things to stand still? */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {string} table */
function seen(table) {
  try {
    return sessionStorage.getItem(KEY + table) !== null;
  } catch {
    return false;
  }
}

/** @param {string} table */
function remember(table) {
  try {
    sessionStorage.setItem(KEY + table, "yes");
  } catch {
    // then it is told once more after a reload
  }
}

/**
 * The first so many of a list, one more every moment.
 * @template T
 * @param {readonly T[]} all
 * @param {number} pause ms
 * @returns {readonly T[]}
 */
export function useGrowing(all, pause) {
  const name = all.join(" ");
  const [grown, grow] = useState({ name, number: 0 });
  const number = grown.name === name ? grown.number : 0;
  useEffect(() => {
    if (number >= all.length) return undefined;
    const timer = setTimeout(() => grow({ name, number: still() ? all.length : number + 1 }), number ? pause : 0);
    return () => clearTimeout(timer);
  }, [name, number]);
  return all.slice(0, number);
}

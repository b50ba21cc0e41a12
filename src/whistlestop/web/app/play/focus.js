// Where the focus is when something opens and closes: nobody who plays with keys has to look for it from the top.
import { useLayoutEffect } from "../../vendor/preact.js";

/** @typedef {{current: HTMLElement | null}} Box */

/** Focus goes back to where it came from when something closes. To be called before anything moves it into what opens.
 * @param {boolean} open
 * @param {Box} box what opens */
export function useGivingBack(open, box) {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const it = box.current;
    return () => giveBack(before, it);
  }, [open]);
}

/** The same for what has to be decided, and comes by itself or after a move: it has the focus, unless that is busy elsewhere.
 * @param {boolean} open
 * @param {Box} box */
export function useTakingOver(open, box) {
  useGivingBack(open, box);
  useLayoutEffect(() => {
    if (open && (isLost() || document.activeElement?.closest(TABLE))) box.current?.focus({ preventScroll: true });
  }, [open]);
}

const TABLE = ".board-frame, .felt";

/** Has nothing the focus, or something that is about to lose it? */
const isLost = () => !document.activeElement || document.activeElement.matches("body, :disabled");

/**
 * To where it came from, or to the table.
 * @param {Element | null} before
 * @param {HTMLElement | null} box what closes, which may still be there
 */
function giveBack(before, box) {
  if (!isLost() && !box?.contains(document.activeElement)) return;
  for (const it of [before, document.querySelector(TABLE)]) {
    if (!it?.isConnected || it.matches("body, :disabled") || box?.contains(it)) continue;
    /** @type {HTMLElement} */ (it).focus({ preventScroll: true });
    return;
  }
}

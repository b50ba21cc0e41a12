// Focus goes back to where it came from when something closes: Tab goes on where it was.
import { useLayoutEffect } from "../../vendor/preact.js";

/** To be called before anything moves the focus into what opens.
 * @param {boolean} open */
export function useGivingBack(open) {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    return () => giveBack(before);
  }, [open]);
}

/**
 * To where it came from, or to the table.
 * @param {HTMLElement | null} before
 */
function giveBack(before) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const there = before?.isConnected && before !== document.body ? before : document.querySelector(".board-frame, .felt");
  /** @type {HTMLElement | null} */ (there)?.focus({ preventScroll: true });
}

// What lies open beside a button is put away by Escape and by a press anywhere else.
import { useLayoutEffect, useRef } from "../../vendor/preact.js";

/**
 * @param {boolean} open
 * @param {{current: HTMLElement | null}} box the button and what it opened
 * @param {() => void} close
 */
export function useLightDismiss(open, box, close) {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => { // with the box itself, not a frame later: some press Escape as quickly
    if (!open) return undefined;
    /** @param {Event} event */
    const outside = (event) => {
      if (!box.current?.contains(/** @type {Node} */ (event.target))) latest.current();
    };
    /** @param {KeyboardEvent} event */
    const escape = (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault(); // what has been picked stays
      latest.current();
      if (box.current?.contains(document.activeElement)) /** @type {HTMLElement | null} */ (box.current.querySelector("[aria-expanded]"))?.focus();
    };
    addEventListener("pointerdown", outside, true);
    addEventListener("keydown", escape, true);
    return () => {
      removeEventListener("pointerdown", outside, true);
      removeEventListener("keydown", escape, true);
    };
  }, [open]);
}

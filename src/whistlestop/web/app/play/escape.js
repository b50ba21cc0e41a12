// Escape cancels what has been picked.
import { useLayoutEffect, useRef } from "../../vendor/preact.js";

/** @param {() => void} then */
export function useEscape(then) {
  const latest = useRef(then);
  latest.current = then;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return; // not ours
      latest.current();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
}

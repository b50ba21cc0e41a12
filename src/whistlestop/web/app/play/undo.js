// Taking one's last move back, where nobody else is at the table but bots.
import { useLayoutEffect, useRef } from "../../vendor/preact.js";
import { DEALT } from "./presence.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {TableStore} store */
export function mayUndo(store) {
  const info = store.info.value;
  if (store.past || !info || info.status !== "playing" || info.settings.rated || !store.inPerson.value) return false;
  if (!store.events.value.some((it) => it.seat === store.seat.value && !DEALT.has(it.event))) return false; // nothing is done yet
  return info.seats.every((it, seat) => seat === store.seat.value || (it.kind === "bot" && !it.kept && !it.name));
}

/** @param {TableStore} store */
export function undo(store) {
  store.choose(null);
  if (mayUndo(store) && !store.sending.value) store.command({ type: "undo", seat: store.seat.value });
}

/**
 * The key that undoes everywhere else.
 * @param {TableStore} store
 */
export function useUndoKey(store) {
  const latest = useRef(store);
  latest.current = store;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || target.closest("input, textarea, dialog")) return;
      event.preventDefault();
      undo(latest.current);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

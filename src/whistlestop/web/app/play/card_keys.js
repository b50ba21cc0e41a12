// Keys for the cards: D for the deck, 1 to 5 for the row, T for tickets. As with a press, the same key again takes it.
import { useLayoutEffect, useRef } from "../../vendor/preact.js";
import { may, pick } from "./choice.js";

/** @param {import("../state/table.js").TableStore} store */
export function useCardKeys(store) {
  const latest = useRef(store);
  latest.current = store;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target.closest("input, select, textarea, dialog, [contenteditable]")) return;
      if (draw(latest.current, event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/**
 * True if the key drew, or chose what to draw.
 * @param {import("../state/table.js").TableStore} store
 * @param {string} key
 */
function draw(store, key) {
  if (!store.myTurn.value || store.past) return false;
  const place = "12345".indexOf(key);
  const card = key === "d" ? "deck" : key.length === 1 && place >= 0 ? store.view.value?.row[place] : null;
  if (card && may(store, "draw", { card })) pick(store, { kind: "draw", card, place: card === "deck" ? null : place });
  else if (key === "t" && may(store, "tickets")) pick(store, { kind: "tickets" });
  else return false;
  return true;
}

// The map games: the board, the players, the hand, the row, the tickets.
import { html } from "../../vendor/preact.js";

/** @param {{store: import("../state/table.js").TableStore}} props */
export function MapGame({ store }) {
  return html`<main class="note-screen">${store.id}</main>`;
}

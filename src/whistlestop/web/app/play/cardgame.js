import { html } from "../../vendor/preact.js";

/** @param {{store: import("../state/table.js").TableStore}} props */
export function CardGame({ store }) {
  return html`<main class="note-screen">${store.id}</main>`;
}

// Larger and smaller, for those who do not pinch or turn a wheel. They may lie on the board or elsewhere.
import { html } from "../../vendor/preact.js";
import { t } from "../words/words.js";

const STEP = 1.4;
/** What the board listens to: a CustomEvent of the document, by how much. */
export const ZOOMED = "board-zoom";

/** @param {number} by */
const zoom = (by) => document.dispatchEvent(new CustomEvent(ZOOMED, { detail: by }));

export function Zoom() {
  return html`<div class="zoom">
    <button class="button round" aria-label=${t("page-zoom-in")} onClick=${() => zoom(STEP)}>+</button>
    <button class="button round" aria-label=${t("page-zoom-out")} onClick=${() => zoom(1 / STEP)}>−</button>
  </div>`;
}

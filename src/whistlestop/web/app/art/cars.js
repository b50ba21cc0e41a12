// The wagon of each kind of card, in one ink, on a stage of 64 by 30.
import { html } from "../../vendor/preact.js";

/** @param {number[]} at */
const wheels = (at) => at.map((x) => html`<circle cx=${x} cy="25" r="3" /><circle cx=${x} cy="25" r="1.1" class="hole" />`);
const FRAME = html`<path d="M5 20.5h54v1.8H5zM2 20.6h3v1.4H2zM59 20.6h3v1.4h-3z" />`;
const FOUR = wheels([13, 20.5, 43.5, 51]);

/** @type {Record<string, any>} */
export const CARS = {
  // box car: a sliding door
  purple: html`<path d="M7 6h50v14H7zM24 6v14M40 6v14M24 8l16 10M11 9v9M15 9v9M19 9v9M45 9v9M49 9v9M53 9v9" class="plate" /><path d="M6 4.4h52v2H6z" />${FRAME}${FOUR}`,
  // passenger car: windows under a curved roof
  blue: html`<path d="M6 20V8q0-2 2-2h48q2 0 2 2v12z" class="plate" /><path d="M5 6.6Q8 3 14 3h36q6 0 9 3.6z" /><path d="M10 9h5v5h-5zM18 9h5v5h-5zM26 9h5v5h-5zM34 9h5v5h-5zM42 9h5v5h-5zM50 9h5v5h-5z" />${FRAME}${FOUR}`,
  // freight car: crates on a flat wagon
  orange: html`<path d="M6 17.5h52v3H6z" /><path d="M10 8h13v9.5H10zM25 5h15v12.5H25zM42 10h12v7.5H42z" class="plate" /><path d="M10 8l13 9.5M23 8l-13 9.5M25 5l15 12.5M40 5L25 17.5M42 10l12 7.5M54 10l-12 7.5" class="thin" />${FRAME}${FOUR}`,
  // reefer car: boards and ice hatches
  white: html`<path d="M7 6h50v14H7zM7 9.5h50M7 13h50M7 16.5h50" class="plate" /><path d="M26 8h12v12H26z" /><path d="M6 4.6h52v1.8H6zM10 2.6h7v2.4h-7zM47 2.6h7v2.4h-7z" />${FRAME}${FOUR}`,
  // caboose: a cupola and platforms
  green: html`<path d="M12 8h40v12H12z" class="plate" /><path d="M10 6.4h44v2H10zM25 1.6h14v5H25z" /><path d="M27.5 3h4v2.4h-4zM33 3h4v2.4h-4z" class="hole" /><path d="M17 11h6v4.5h-6zM29 11h6v4.5h-6zM41 11h6v4.5h-6z" /><path d="M7 12v8.5M57 12v8.5M7 14h5M52 14h5" class="thin" />${FRAME}${FOUR}`,
  // hopper car: sloping ends
  yellow: html`<path d="M5 6h54l-5 11H40l-4 4h-8l-4-4H10z" class="plate" /><path d="M15 6v11M24 6v11M32 6v14M40 6v11M49 6v11" class="thin" /><path d="M4 4.6h56v1.8H4z" />${FRAME}${FOUR}`,
  // coal car: a heap in an open box
  black: html`<path d="M8 9q4-5 9-3q4-4 9-1q5-4 10 0q6-3 10 1q6-2 10 3z" /><path d="M6 9h52v11H6zM15 9v11M24 9v11M32 9v11M40 9v11M49 9v11" class="plate" />${FRAME}${FOUR}`,
  // tank car: a drum and a dome
  red: html`<path d="M12 7h40q6 0 6 6.2t-6 6.2H12q-6 0-6-6.2T12 7z" class="plate" /><path d="M27 3h10v4H27zM25 6h14v1.6H25z" /><path d="M16 7v12.4M48 7v12.4M32 8v11" class="thin" />${FRAME}${FOUR}`,
  // locomotive
  loco: html`<path d="M8 12q0-2 2-2h29v9H8z" /><path d="M41 3h16v16H41z" class="plate" /><path d="M39 1.6h20v2.2H39z" /><path d="M45 6.5h8v5h-8z" /><path d="M12 3h6l-1 7h-4zM11 1.4h8v2h-8zM24 6.6q3.5-3 7 0V10h-7z" /><path d="M2 23l6-5h5l-4 5z" />
    <path d="M6 19h54v2.6H6z" />${wheels([14, 22])}<circle cx="34" cy="23.5" r="5" /><circle cx="34" cy="23.5" r="2" class="hole" /><circle cx="48" cy="23.5" r="5" /><circle cx="48" cy="23.5" r="2" class="hole" /><path d="M33 22.4h16v2.2H33z" class="rod" />`,
};

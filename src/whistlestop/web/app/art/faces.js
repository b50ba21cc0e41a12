// The faces of bots: railway people of about 1900, one for each seat, drawn from a few shapes.
import { html } from "../../vendor/preact.js";

const SKIN = "#e9c6a0";
const INK = "#33261a";
const HEAD = html`<circle cx="12" cy="13.4" r="6.6" fill=${SKIN} /><circle cx="9.6" cy="13" r=".9" fill=${INK} /><circle cx="14.4" cy="13" r=".9" fill=${INK} />`;
const GLASSES = html`<g fill="none" stroke=${INK} stroke-width=".9"><circle cx="9.4" cy="13" r="2.1" /><circle cx="14.6" cy="13" r="2.1" /><path d="M11.5 13h1" /></g>`;
const SMILE = html`<path d="M9.6 16.6q2.4 1.9 4.8 0" fill="none" stroke=${INK} stroke-width=".9" stroke-linecap="round" />`;
const MOUSTACHE = html`<path d="M12 15.6q-1.2-1.1-4.4.6 2.6 1.5 4.4.4 1.8 1.1 4.4-.4-3.2-1.7-4.4-.6z" fill="#6b4a2b" />`;
const BEARD = html`<path d="M5.6 13.5q.4 7.3 6.4 7.3t6.4-7.3q-1.4 2.6-6.4 2.6t-6.4-2.6z" fill="#8a8279" />`;

/** By seat: what is drawn over and under the head. */
const FACES = [
  // the conductor: a peaked cap and a moustache
  [HEAD, MOUSTACHE, html`<path d="M5.2 9.4Q6 4 12 4t6.8 5.4z" fill="#2f4a6d" /><path d="M5 9.2h14l1.6 1.6H6z" fill="#1b2c44" /><circle cx="12" cy="6.8" r="1.1" fill="#d9aa45" />`],
  // the traveller: a bowler hat and glasses
  [HEAD, GLASSES, SMILE, html`<path d="M6.6 8.8Q6.6 3 12 3t5.4 5.8z" fill="#3a332c" /><path d="M4 8.6h16v1.6H4z" rx="1" fill="#2a241e" /><path d="M6.6 7.4h10.8v1.3H6.6z" fill="#8c2f1b" />`],
  // the telegraphist: her hair in a bun
  [html`<circle cx="12" cy="5" r="3" fill="#7b3f1d" /><path d="M4.8 14q-.8-8.4 7.2-8.4T19.2 14l-1.6 2.4H6.4z" fill="#7b3f1d" />`, HEAD, GLASSES, SMILE, html`<path d="M5.6 12.2q2-4.4 6.4-4.4t6.4 4.4q-2.6-2.6-6.4-2.6t-6.4 2.6z" fill="#7b3f1d" />`],
  // the engine driver: a striped cap and a beard
  [HEAD, BEARD, html`<path d="M5.2 10Q5 4.4 12 4.4T18.8 10z" fill="#d8d2c2" /><path d="M8 9.6V6M10.6 9.6V4.8M13.4 9.6V4.8M16 9.6V6" stroke="#3b78b8" stroke-width="1.1" /><path d="M4.6 9.6h14.8v1.7H4.6z" fill="#3b78b8" />`],
  // the countess: a wide hat with a feather
  [html`<path d="M5 14.6Q4.6 8 12 8t7 6.6l-1.4 3H6.4z" fill="#c78b3a" />`, HEAD, SMILE, html`<ellipse cx="12" cy="9" rx="10" ry="2.2" fill="#5d7a4d" /><path d="M7 8.6Q7.4 4.4 12 4.4t5 4.2z" fill="#5d7a4d" /><path d="M16 7.4q4.6-1 4.8-5.4-4.4 1-4.8 5.4z" fill="#c7412f" />`],
];

/**
 * The face of a bot that nobody has a claim to; nothing for people.
 * @param {{seat: number, info?: import("../../wire").SeatInfo | null}} props
 */
export function Face({ seat, info }) {
  if (!info?.bot || info.name) return null;
  return html`<svg class="face" viewBox="0 0 24 24" aria-hidden="true">${FACES[seat]}</svg>`;
}

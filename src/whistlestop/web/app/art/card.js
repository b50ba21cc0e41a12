// A train card: its colour, its sign and its wagon.
import { html } from "../../vendor/preact.js";
import { t } from "../words/words.js";
import { CARS } from "./cars.js";
import { Sign } from "./signs.js";

/**
 * @param {{kind: string | null, class?: string, count?: number}} props kind null: face down
 */
export function Card({ kind, class: more = "", count = 0 }) {
  if (kind === null) return html`<span class="card back ${more}"><${Back} /></span>`;
  return html`<span class="card ${kind} ${more}">
    <${Sign} kind=${kind} class="corner" />
    <svg class="car" viewBox="0 0 64 30" aria-hidden="true">${CARS[kind]}</svg>
    <${Sign} kind=${kind} class="corner end" />
    ${count > 1 ? html`<b class="count figures">${count}</b>` : null}
  </span>`;
}

/**
 * The name of a kind, for those who do not see it.
 * @param {string} kind
 */
export const kindName = (kind) => t(`kind-${kind}`);

function Back() {
  return html`<svg class="car" viewBox="0 0 64 30" aria-hidden="true">
    <path d="M4 22h56M4 26h56M10 19v10M20 19v10M30 19v10M40 19v10M50 19v10" fill="none" stroke="currentColor" stroke-width="1.6" />
    <circle cx="32" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="1.6" />
    <path d="M32 3v14M25 10h14M27 5l10 10M37 5L27 15" stroke="currentColor" stroke-width="1" />
  </svg>`;
}

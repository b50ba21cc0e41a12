// Signs of colours and emblems of players: no colour ever speaks alone. The shapes come from boards/svg/symbols.py.
import { html } from "../../vendor/preact.js";
import { colourOf } from "../state/colours.js";

/** @param {{kind: string, class?: string}} props a card's colour, or `loco` */
export function Sign({ kind, class: more = "" }) {
  if (kind === "grey") return null;
  return html`<svg class="sign ${more}" viewBox="-5.5 -5.5 11 11" aria-hidden="true">
    <use href="#sign-${kind === "loco" ? "locomotive" : kind}" x="-5.5" y="-5.5" width="11" height="11" />
  </svg>`;
}

/**
 * A player's emblem in the player's colour: that of a seat at the table that is shown, unless another is named.
 * @param {{seat?: number, colour?: string, class?: string}} props
 */
export function Emblem({ seat = 0, colour = colourOf(seat), class: more = "" }) {
  return html`<span class="emblem player-${colour} ${more}" aria-hidden="true">
    <svg viewBox="-5.5 -5.5 11 11"><use href="#emblem-${colour}" x="-5.5" y="-5.5" width="11" height="11" /></svg>
  </span>`;
}

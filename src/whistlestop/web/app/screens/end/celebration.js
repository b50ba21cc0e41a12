// The end celebrates, once and without a sound: a train of the winner's colour crosses the screen, and for oneself there is
// confetti in the colours of the cards. Whoever wants things to stand still sees nothing of it (revealing.js).
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { CARS } from "../../art/cars.js";
import { KINDS } from "../../constants.js";
import { colourOf } from "../../state/colours.js";

const LASTS = 5_500; // ms
const WAGONS = ["green", "blue", "purple"];
const PIECES = 36;

/** @param {{seat: number, mine: boolean}} props seat: of the winner, or of the first of them */
export function Celebration({ seat, mine }) {
  const [over, end] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => end(true), LASTS);
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return html`<div class="celebration" aria-hidden="true">
    <div class="passing player-${colourOf(seat)}">
      ${["loco", ...WAGONS].map((it) => html`<svg key=${it} class="car" viewBox="0 0 64 30">${CARS[it]}</svg>`)}
    </div>
    ${mine ? Array.from({ length: PIECES }, (_, at) => html`<i key=${at} class="confetti ${KINDS[at % KINDS.length]}" style=${{ left: `${(at * 61) % 100}%`, animationDelay: `${(at * 97) % 1400}ms` }}></i>`) : null}
  </div>`;
}

// The colours of the players at the table that is shown: each seat has one of its own unless somebody chose another.
import { signal } from "../../vendor/preact.js";
import { PLAYERS } from "../constants.js";

/** @type {import("../../vendor/preact.js").Signal<readonly string[]>} */
const shown = signal(PLAYERS);

/** @param {readonly import("../../wire").SeatInfo[]} seats of the table that is shown from now on */
export const showColours = (seats) => void (shown.value = coloursOf(seats));

/** @param {readonly import("../../wire").SeatInfo[]} seats */
export const coloursOf = (seats) => seats.map((it, seat) => it.colour ?? PLAYERS[seat]);

/** @param {number} seat */
export const colourOf = (seat) => shown.value[seat] ?? PLAYERS[seat] ?? "black";

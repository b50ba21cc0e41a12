/** The colours of seats, in order. */
export const PLAYERS = ["blue", "red", "green", "yellow", "black"];

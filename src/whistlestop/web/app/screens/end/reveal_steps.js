// The end told bit by bit: every ticket, path, station and bonus of the scores that the server gave, one beat each.

/** @typedef {import("../../../wire").Scores} Scores */
/** @typedef {import("../../../wire").SeatScore} SeatScore */

/**
 * @typedef {object} Beat
 * @property {number} seat
 * @property {"ticket" | "longest" | "station" | "stations" | "bonus"} kind
 * @property {number} at which one of its kind
 * @property {number} points
 */

/** @param {Scores} scores @returns {Beat[]} */
export function revealSteps(scores) {
  const seats = scores.seats;
  return [
    ...seats.flatMap((it) => it.tickets.map((ticket, at) => beat(it, "ticket", at, ticket.points))),
    ...seats.flatMap((it) => it.stations.map((_, at) => beat(it, "station", at, 0))),
    ...seats.flatMap((it) => (it.station_points ? [beat(it, "stations", 0, it.station_points)] : [])),
    ...seats.flatMap((it) => it.bonuses.map((bonus, at) => beat(it, "bonus", at, bonus.points))),
    ...seats.flatMap((it) => (it.longest?.points ? [beat(it, "longest", 0, it.longest.points)] : [])),
  ];
}

/** @param {SeatScore} seat @param {Beat["kind"]} kind @param {number} at @param {number} points @returns {Beat} */
const beat = (seat, kind, at, points) => ({ seat: seat.seat, kind, at, points });

/**
 * The total of a seat when so many beats have been told.
 * @param {SeatScore} score
 * @param {readonly Beat[]} beats
 * @param {number} told
 */
export function totalAfter(score, beats, told) {
  return beats.slice(0, told).reduce((sum, it) => (it.seat === score.seat ? sum + it.points : sum), score.routes);
}

/**
 * How many tickets of a seat lie open.
 * @param {readonly Beat[]} beats
 * @param {number} told
 * @param {number} seat
 */
export function opened(beats, told, seat) {
  return beats.slice(0, told).filter((it) => it.kind === "ticket" && it.seat === seat).length;
}

// Every point of a seat as sentences; gives messages the same parameters as words/score_lines.py.
import { listPlain, place, ticketName } from "../../words/lists.js";
import { t } from "../../words/words.js";

/** @typedef {import("../../../wire").SeatScore} SeatScore */
/** @typedef {Readonly<Record<string, string>>} Cities */

/** @param {SeatScore} score @param {Cities} cities @returns {string[]} */
export function scoreLines(score, cities) {
  const { longest } = score;
  return [
    ...(longest ? [t("score-line-routes", { points: score.routes })] : []),
    ...score.tickets.map((it) => ticketLine(it, cities)),
    ...(longest && longest.length > 0 ? [longestLine(longest, cities)] : []),
    ...score.stations.map((it) => stationLine(it, cities)),
    ...(score.station_points ? [stationsLine(score)] : []),
    ...score.bonuses.map((it) => bonusLine(it, cities)),
    t("score-line-total", { points: score.total }),
  ];
}

/** @param {import("../../../wire").TicketScore} it @param {Cities} cities */
export const ticketLine = (it, cities) =>
  t("score-line-ticket", { ticket: ticketName(it.ticket, cities), done: it.done ? "yes" : "no", points: it.points });

/** @param {import("../../../wire").PathScore} it @param {Cities} cities */
export function longestLine(it, cities) {
  const path = listPlain(it.cities.map((city) => place(city, cities)), "score-path");
  return t("score-line-longest", { trains: it.length, path, points: it.points });
}

/** @param {import("../../../wire").StationScore} it @param {Cities} cities */
export const stationLine = (it, cities) =>
  t("score-line-station", { city: place(it.city, cities), track: it.track ? place(it.track, cities) : "", used: it.track ? "yes" : "no" });

/** @param {SeatScore} score */
export const stationsLine = (score) => t("score-line-station-points", { points: score.station_points });

/** @param {import("../../../wire").BonusScore} it @param {Cities} cities */
export const bonusLine = (it, cities) => t("score-line-bonus", { city: place(it.city, cities), points: it.points });

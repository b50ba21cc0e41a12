// The board at the end: the longest path is traced along its tracks, borrowed routes are marked, tickets' cities lit.
import { html } from "../../../vendor/preact.js";
import { Board } from "../../board/board.js";
import { Emblem } from "../../art/signs.js";
import { t } from "../../words/words.js";
import { longestLine, stationLine } from "./lines.js";
import { useGrowing } from "./reveal.js";

const TRACE = 160; // ms a track

/**
 * @param {{map: import("../../../wire").MapInfo, view: import("../../../wire").View, names: readonly string[],
 *   score: import("../../../wire").SeatScore | null, ticket: string | null}} props score: of the player whose network is shown
 */
export function EndBoard({ map, view, names, score, ticket }) {
  const traced = useGrowing(score?.longest?.tracks ?? [], TRACE);
  return html`<figure class="end-board">
    <div class="end-frame"><${Board} map=${map} dress=${dressOf(map, view, score, ticket, traced)} /></div>
    ${score ? html`<${Caption} score=${score} name=${names[score.seat]} cities=${map.cities} />` : null}
  </figure>`;
}

/** @param {{score: import("../../../wire").SeatScore, name: string, cities: Readonly<Record<string, string>>}} props */
function Caption({ score, name, cities }) {
  const { longest } = score;
  return html`<figcaption aria-live="polite">
    <p class="row"><${Emblem} seat=${score.seat} /> <b>${name}</b></p>
    ${longest && longest.length ? html`<p>${longestLine(longest, cities)}</p>` : html`<p>${t("page-end-no-path")}</p>`}
    ${score.stations.map((it) => html`<p key=${it.city} class=${it.track ? "borrows" : "quiet"}>${stationLine(it, cities)}</p>`)}
  </figcaption>`;
}

/**
 * @param {import("../../../wire").MapInfo} map
 * @param {import("../../../wire").View} view
 * @param {import("../../../wire").SeatScore | null} score
 * @param {string | null} ticket
 * @param {readonly string[]} traced
 * @returns {import("../../board/board.js").Dress}
 */
function dressOf(map, view, score, ticket, traced) {
  /** @type {Record<string, number>} */
  const owners = {};
  /** @type {Record<string, number>} */
  const stations = {};
  for (const seat of view.seats) {
    for (const track of seat.routes) owners[track] = seat.seat;
    for (const city of seat.stations_at) stations[city] = seat.seat;
  }
  return {
    owners,
    stations,
    can: new Set(),
    canCities: new Set(),
    chosen: null,
    way: (score?.stations ?? []).flatMap((it) => (it.track ? [it.track] : [])),
    cities: ticket ? (map.tickets[ticket]?.between ?? []) : [],
    traced,
  };
}

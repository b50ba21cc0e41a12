// The score table: a column for each player, a row for each kind of points; and every point line by line.
import { html } from "../../../vendor/preact.js";
import { Emblem } from "../../art/signs.js";
import { colourOf } from "../../state/colours.js";
import { place } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { scoreLines } from "./lines.js";

/** @typedef {import("../../../wire").SeatScore} SeatScore */
/** @typedef {{names: readonly string[], ranks: readonly number[], map: import("../../../wire").MapInfo, scores: import("../../../wire").Scores, resigned: readonly number[], undone: string | null}} Result */

/** @type {Record<string, {heading: string, of: (it: SeatScore) => number}>} */
const KINDS = {
  routes: { heading: "score-routes", of: (it) => it.routes },
  tickets: { heading: "score-ticket-points", of: (it) => it.ticket_points },
  longest: { heading: "score-longest", of: (it) => it.longest?.points ?? 0 },
  stations: { heading: "score-station-points", of: (it) => it.station_points },
  bonuses: { heading: "score-bonus-points", of: (it) => it.bonus_points },
};

/**
 * The kinds of points that a map has.
 * @param {import("../../../wire").MapInfo} map
 */
function kindsOf(map) {
  if (map.kind !== "map") return [KINDS.tickets, KINDS.bonuses];
  return [KINDS.routes, KINDS.tickets, KINDS.longest, ...(map.stations ? [KINDS.stations] : [])];
}

/** @param {{result: Result}} props */
export function ScoreTable({ result }) {
  const { scores, names, ranks, map } = result;
  const seats = [...scores.seats].sort((a, b) => ranks[a.seat] - ranks[b.seat]);
  return html`<section class="panel sums" aria-labelledby="sums">
    <h2 id="sums">${t("page-end-scores")}</h2>
    <div class="wide"><table class="figures">
      <thead><tr><th scope="col"><span class="read">${t("page-end-kind")}</span></th>
        ${seats.map((it) => html`<th key=${it.seat} scope="col" class="player-${colourOf(it.seat)}"><${Emblem} seat=${it.seat} /><span class="name">${names[it.seat]}</span></th>`)}
      </tr></thead>
      <tbody>
        ${kindsOf(map).map((kind) => html`<tr key=${kind.heading}><th scope="row">${t(kind.heading)}</th>${seats.map((it) => html`<td key=${it.seat}>${minus(kind.of(it))}</td>`)}</tr>`)}
        <tr class="total"><th scope="row">${t("score-total")}</th>${seats.map((it) => html`<td key=${it.seat}>${minus(it.total)}</td>`)}</tr>
        <tr><th scope="row">${t("score-rank")}</th>${seats.map((it) => html`<td key=${it.seat}>${ranks[it.seat]}</td>`)}</tr>
      </tbody>
    </table></div>
    <${Decided} result=${result} />
    <div class="lines">${seats.map((it) => html`<${Lines} key=${it.seat} score=${it} name=${names[it.seat]} cities=${map.cities} />`)}</div>
  </section>`;
}

/** @param {number} points */
const minus = (points) => (points < 0 ? `−${-points}` : String(points));

/**
 * What decided; and who gave up.
 * @param {{result: Result}} props
 */
function Decided({ result }) {
  const { scores, ranks, names, resigned, undone } = result;
  const asScored = scores.winners.every((it) => ranks[it] === 1);
  return html`<div class="decided">
    ${asScored ? html`<p>${t(`decided-by-${scores.decided_by}`)}</p>` : null}
    ${undone ? html`<p>${undone}</p>` : null}
    ${resigned.map((it) => html`<p key=${it}>${t("page-end-resigned", { name: names[it] })}</p>`)}
  </div>`;
}

/** @param {{score: SeatScore, name: string, cities: Readonly<Record<string, string>>}} props */
function Lines({ score, name, cities }) {
  return html`<details>
    <summary><${Emblem} seat=${score.seat} /> <span class="name">${name}</span> <b class="figures">${minus(score.total)}</b></summary>
    ${score.claimed.length
      ? html`<p class="label">${t("score-claimed")}</p>
          <ul class="claimed figures">${score.claimed.map((it) => html`<li key=${it.track}><span>${place(it.track, cities)}</span> <b>${it.points}</b></li>`)}</ul>`
      : null}
    <ul class="told">${scoreLines(score, cities).map((it, at) => html`<li key=${at}>${it}</li>`)}</ul>
  </details>`;
}

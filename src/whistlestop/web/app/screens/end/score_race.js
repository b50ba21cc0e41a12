// The players as the end is told: tickets that turn over one by one, and totals that grow.
import { html, useEffect, useRef } from "../../../vendor/preact.js";
import { Emblem } from "../../art/signs.js";
import { colourOf } from "../../state/colours.js";
import { ticketName } from "../../words/lists.js";
import { t } from "../../words/words.js";
import { opened, totalAfter } from "./reveal_steps.js";
import { bonusLine, longestLine, stationLine, stationsLine, ticketLine } from "./lines.js";

/** @typedef {import("../../../wire").SeatScore} SeatScore */

/**
 * @typedef {object} Telling
 * @property {import("../../../wire").Scores} scores
 * @property {readonly import("./reveal_steps.js").Beat[]} beats
 * @property {number} told
 * @property {readonly number[]} ranks by seat
 * @property {Readonly<Record<string, string>>} cities
 * @property {readonly string[]} names
 * @property {readonly number[]} resigned seats that come last whatever they have
 */

/** @param {{telling: Telling, shown: number | null, show: (seat: number) => void, point: (ticket: string | null) => void, hasMap: boolean}} props */
export function ScoreRace({ telling, shown, show, point, hasMap }) {
  const { scores, beats, told, ranks } = telling;
  const over = told >= beats.length;
  const order = over ? [...scores.seats].sort((a, b) => ranks[a.seat] - ranks[b.seat] || b.total - a.total) : scores.seats;
  return html`<ol class="racers">
    ${order.map((it) => html`<${Racer} key=${it.seat} telling=${telling} score=${it} over=${over} shown=${shown === it.seat} show=${show} point=${point} hasMap=${hasMap} />`)}
  </ol>`;
}

/** @param {{telling: Telling, score: SeatScore, over: boolean, shown: boolean, show: (seat: number) => void, point: (ticket: string | null) => void, hasMap: boolean}} props */
function Racer({ telling, score, over, shown, show, point, hasMap }) {
  const { beats, told, ranks, names, resigned } = telling;
  const { seat } = score;
  const total = totalAfter(score, beats, told);
  const now = over ? null : beats[told - 1];
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const mine = now?.seat === seat;
  useEffect(() => {
    if (mine) box.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [mine]);
  const best = Math.max(1, ...telling.scores.seats.map((it) => it.total));
  return html`<li class="racer panel player-${colourOf(seat)} ${mine ? "now" : ""} ${over && ranks[seat] === 1 ? "won" : ""}" ref=${box}>
    <div class="racer-head">
      ${over ? html`<b class="place figures">${t("page-end-place", { rank: ranks[seat] })}</b>` : null}
      <${Emblem} seat=${seat} />
      <span class="name">${names[seat]}${over && resigned.includes(seat) ? html` <span class="tag">${t("page-gave-up")}</span>` : null}</span>
      ${over && hasMap ? html`<button class="button plain small" aria-pressed=${shown} aria-label=${t("page-end-on-map")} title=${t("page-end-on-map")} onClick=${() => show(seat)}>${t("page-end-map")}</button>` : null}
      <b class="total figures" aria-label=${t("page-end-total-so-far", { points: total })}>${total < 0 ? `−${-total}` : total}</b>
    </div>
    <span class="bar" aria-hidden="true"><span class="fill" style=${{ width: `${Math.max(0, (100 * total) / best)}%` }}></span></span>
    <ul class="opened">
      ${score.tickets.map((it, at) => html`<${Opened} key=${it.ticket} ticket=${it} open=${at < opened(beats, told, seat)} telling=${telling} point=${point} />`)}
    </ul>
    ${now && mine && now.kind !== "ticket" ? html`<p class="beat" role="status">${beatLine(now, score, telling.cities)}</p>` : null}
  </li>`;
}

/**
 * A ticket, face down until it is its turn.
 * @param {{ticket: import("../../../wire").TicketScore, open: boolean, telling: Telling, point: (ticket: string | null) => void}} props
 */
function Opened({ ticket, open, telling, point }) {
  if (!open) return html`<li class="opened-ticket down" aria-hidden="true">·</li>`;
  return html`<li class="opened-ticket ${ticket.done ? "done" : "failed"}" tabindex="0" title=${ticketLine(ticket, telling.cities)}
    onMouseEnter=${() => point(ticket.ticket)} onMouseLeave=${() => point(null)} onFocus=${() => point(ticket.ticket)} onBlur=${() => point(null)}>
    <span aria-hidden="true" class="mark">${ticket.done ? "✓" : "×"}</span>
    <span class="path" aria-hidden="true">${ticketName(ticket.ticket, telling.cities)}</span>
    <b class="figures" aria-hidden="true">${signed(ticket.points)}</b>
    <span class="read">${ticketLine(ticket, telling.cities)}</span>
  </li>`;
}

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/**
 * What a beat tells, as a sentence.
 * @param {import("./reveal_steps.js").Beat} beat
 * @param {SeatScore} score
 * @param {Readonly<Record<string, string>>} cities
 */
function beatLine(beat, score, cities) {
  if (beat.kind === "ticket") return ticketLine(score.tickets[beat.at], cities);
  if (beat.kind === "station") return stationLine(score.stations[beat.at], cities);
  if (beat.kind === "stations") return stationsLine(score);
  if (beat.kind === "bonus") return bonusLine(score.bonuses[beat.at], cities);
  return score.longest ? longestLine(score.longest, cities) : "";
}

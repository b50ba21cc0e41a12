// Everybody's chances of winning, turn by turn.
import { html, useState } from "../../vendor/preact.js";
import { PLAYERS } from "../constants.js";
import { useNarrow } from "../play/narrow.js";
import { NARROW, WIDE, chartOf, some } from "../screens/end/chart_geometry.js";
import { t } from "../words/words.js";
import { percent } from "./figures.js";

/** @typedef {import("../../wire").Chances} Chances */

/** @param {{points: readonly Chances[], names: readonly string[]}} props */
export function ChancesChart({ points, names }) {
  const [at, point] = useState(/** @type {number | null} */ (null));
  const size = useNarrow() ? NARROW : WIDE;
  const values = points.map((it) => it.chances.map((chance) => 100 * chance));
  const chart = chartOf(values, size);
  /** @param {PointerEvent} event */
  const move = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const x = ((event.clientX - box.x) / box.width) * size.wide;
    const share = (x - size.left) / (size.wide - size.left - size.right);
    point(Math.round(Math.min(1, Math.max(0, share)) * (points.length - 1)));
  };
  const last = points.length - 1;
  const shown = at ?? last;
  return html`
    <svg class="chart" viewBox="0 0 ${size.wide} ${size.high}" role="img" aria-label=${t("page-review-chances")} onPointerMove=${move} onPointerDown=${move} onPointerLeave=${() => point(null)}>
      ${chart.levels.map((it) => html`<g key=${it} class="level ${it === 0 ? "zero" : ""}">
        <line x1=${size.left} x2=${size.wide - size.right} y1=${chart.y(it)} y2=${chart.y(it)} />
        <text x=${size.left - 8} y=${chart.y(it) + 4} text-anchor="end">${it}</text>
      </g>`)}
      ${some(points.length, size.wide / 110).map((it) => html`<text key=${it} class="turn" x=${chart.x(it)} y=${size.high - 10} text-anchor="middle">${Math.max(0, points[it].turn)}</text>`)}
      ${at === null ? null : html`<line class="cursor" x1=${chart.x(at)} x2=${chart.x(at)} y1=${size.top} y2=${size.high - size.bottom} />`}
      ${chart.lines.map((d, seat) => html`<g key=${seat} class="grown player-${PLAYERS[seat]}">
        <path class="under" d=${d} /><path class="over dash-${seat}" d=${d} />
        <line class="leader" x1=${chart.x(last)} y1=${chart.y(values[last][seat])} x2=${size.wide - size.right + 14} y2=${chart.ends[seat]} />
        <circle cx=${size.wide - 20} cy=${chart.ends[seat]} r="11" />
        <svg x=${size.wide - 27} y=${chart.ends[seat] - 7} width="14" height="14" viewBox="-5.5 -5.5 11 11"><use href="#emblem-${PLAYERS[seat]}" x="-5.5" y="-5.5" width="11" height="11" /></svg>
      </g>`)}
    </svg>
    <p class="readout figures" aria-hidden="true"><b>${t("page-end-after-turn", { turn: Math.max(0, points[shown].turn) })}</b>
      ${points[shown].chances.map((value, seat) => html`<span key=${seat} class="player-${PLAYERS[seat]}"><i class="swatch"><svg viewBox="-5.5 -5.5 11 11"><use href="#emblem-${PLAYERS[seat]}" x="-5.5" y="-5.5" width="11" height="11" /></svg></i>${names[seat]} <b>${percent(value)}</b></span>`)}
    </p>
    <div class="read"><table>
      <caption>${t("page-review-chances")}</caption>
      <thead><tr><th scope="col">${t("table-turn")}</th>${names.map((it, seat) => html`<th key=${seat} scope="col">${it}</th>`)}</tr></thead>
      <tbody>${some(points.length, 24).map((it) => html`<tr key=${it}><th scope="row">${Math.max(0, points[it].turn)}</th>${points[it].chances.map((value, seat) => html`<td key=${seat}>${percent(value)}</td>`)}</tr>`)}</tbody>
    </table></div>`;
}

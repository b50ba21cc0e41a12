// How each score grew, turn by turn.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { get } from "../../net/api.js";
import { colourOf } from "../../state/colours.js";
import { t } from "../../words/words.js";
import { useNarrow } from "../../play/narrow.js";
import { NARROW, WIDE, chartOf, some } from "./chart_geometry.js";

/** @typedef {import("../../../wire").Standing} Standing */

/** @param {{store: import("../../state/table.js").TableStore}} props */
export function Growth({ store }) {
  const names = store.names.value;
  const [turns, setTurns] = useState(/** @type {readonly Standing[] | null} */ (null));
  const [what, setWhat] = useState(/** @type {"totals" | "points"} */ ("totals"));
  useEffect(() => {
    get(`/api/tables/${store.id}/course`, store.admission).then((course) => setTurns(course.turns), () => setTurns([]));
  }, [store]);
  if (turns && turns.length < 2) return null;
  const choices = /** @type {const} */ (["totals", "points"]);
  return html`<section class="panel growth" aria-labelledby="growth">
    <div class="row between">
      <h2 id="growth">${t("page-end-growth")}</h2>
      <div class="row pick" role="group" aria-label=${t("page-end-growth")}>
        ${choices.map((it) => html`<button key=${it} class="button small" aria-pressed=${what === it} onClick=${() => setWhat(it)}>${t(`page-end-growth-${it}`)}</button>`)}
      </div>
    </div>
    <p class="quiet">${t(`page-end-growth-${what}-about`)}</p>
    ${turns ? html`<${Chart} turns=${turns} what=${what} names=${names} />` : html`<p class="note-screen">${t("page-loading")}</p>`}
  </section>`;
}

/** @param {{turns: readonly Standing[], what: "totals" | "points", names: readonly string[]}} props */
function Chart({ turns, what, names }) {
  const [at, point] = useState(/** @type {number | null} */ (null));
  const values = turns.map((it) => it[what]);
  const size = useNarrow() ? NARROW : WIDE;
  const chart = chartOf(values, size);
  /** @param {PointerEvent} event */
  const move = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const x = ((event.clientX - box.x) / box.width) * size.wide;
    const share = (x - size.left) / (size.wide - size.left - size.right);
    point(Math.round(Math.min(1, Math.max(0, share)) * (turns.length - 1)));
  };
  const shown = at ?? turns.length - 1;
  return html`
    <svg class="chart" viewBox="0 0 ${size.wide} ${size.high}" role="img" aria-label=${t("page-end-growth")} onPointerMove=${move} onPointerDown=${move} onPointerLeave=${() => point(null)}>
      ${chart.levels.map((it) => html`<g key=${it} class="level ${it === 0 ? "zero" : ""}">
        <line x1=${size.left} x2=${size.wide - size.right} y1=${chart.y(it)} y2=${chart.y(it)} />
        <text x=${size.left - 8} y=${chart.y(it) + 4} text-anchor="end">${it < 0 ? `−${-it}` : it}</text>
      </g>`)}
      ${some(turns.length, size.wide / 110).map((it) => html`<text key=${it} class="turn" x=${chart.x(it)} y=${size.high - 10} text-anchor="middle">${turns[it].turn}</text>`)}
      ${at === null ? null : html`<line class="cursor" x1=${chart.x(at)} x2=${chart.x(at)} y1=${size.top} y2=${size.high - size.bottom} />`}
      ${chart.lines.map((d, seat) => html`<g key=${seat} class="grown player-${colourOf(seat)}">
        <path class="under" d=${d} /><path class="over dash-${seat}" d=${d} />
        <line class="leader" x1=${chart.x(turns.length - 1)} y1=${chart.y(values[turns.length - 1][seat])} x2=${size.wide - size.right + 14} y2=${chart.ends[seat]} />
        <circle cx=${size.wide - 20} cy=${chart.ends[seat]} r="11" />
        <svg x=${size.wide - 27} y=${chart.ends[seat] - 7} width="14" height="14" viewBox="-5.5 -5.5 11 11"><use href="#emblem-${colourOf(seat)}" x="-5.5" y="-5.5" width="11" height="11" /></svg>
      </g>`)}
    </svg>
    <p class="readout figures" aria-hidden="true"><b>${t("page-end-after-turn", { turn: turns[shown].turn })}</b>
      ${values[shown].map((value, seat) => html`<span key=${seat} class="player-${colourOf(seat)}"><i class="swatch"><svg viewBox="-5.5 -5.5 11 11"><use href="#emblem-${colourOf(seat)}" x="-5.5" y="-5.5" width="11" height="11" /></svg></i>${names[seat]} <b>${value < 0 ? `−${-value}` : value}</b></span>`)}
    </p>
    <div class="read"><table>
      <caption>${t("page-end-growth")}</caption>
      <thead><tr><th scope="col">${t("table-turn")}</th>${names.map((it, seat) => html`<th key=${seat} scope="col">${it}</th>`)}</tr></thead>
      <tbody>${some(turns.length, 24).map((it) => html`<tr key=${it}><th scope="row">${turns[it].turn}</th>${values[it].map((value, seat) => html`<td key=${seat}>${value}</td>`)}</tr>`)}</tbody>
    </table></div>`;
}

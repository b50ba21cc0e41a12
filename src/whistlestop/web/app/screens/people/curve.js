// A rating over its games: the line, and around it where the strength lies with 95 % certainty.
import { html } from "../../../vendor/preact.js";
import { t } from "../../words/words.js";

/** @typedef {import("../../../wire").RatedAt} RatedAt */

const WIDE = 300;
const HIGH = 110;
const EDGE = 6;
const LEFT = 40;

/** @param {{curve: readonly RatedAt[]}} props */
export function Curve({ curve }) {
  if (curve.length < 2) return null;
  const low = Math.min(...curve.map((it) => it.mean - 2 * it.deviation));
  const high = Math.max(...curve.map((it) => it.mean + 2 * it.deviation));
  /** @param {number} at */
  const x = (at) => LEFT + ((WIDE - LEFT - EDGE) * at) / (curve.length - 1);
  /** @param {number} points */
  const y = (points) => HIGH - EDGE - ((HIGH - 2 * EDGE) * (points - low)) / (high - low);
  /** @param {(it: RatedAt) => number} what */
  const points = (what) => curve.map((it, at) => `${x(at).toFixed(1)},${y(what(it)).toFixed(1)}`);
  const band = [...points((it) => it.mean + 2 * it.deviation), ...points((it) => it.mean - 2 * it.deviation).reverse()].join(" ");
  const last = curve[curve.length - 1];
  return html`<svg class="rating-curve" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${t("page-people-curve", { from: curve[0].mean, to: last.mean, number: curve.length })}>
    <polygon points=${band} /><polyline points=${points((it) => it.mean).join(" ")} />
    <text x="2" y=${y(high) + 11}>${Math.round(high)}</text><text x="2" y=${y(low)}>${Math.round(low)}</text>
  </svg>`;
}

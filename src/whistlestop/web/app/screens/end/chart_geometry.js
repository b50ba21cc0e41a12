// The geometry of the chart: numbers in, places out.

/** Wide screens and narrow ones: letters keep their size, so a narrow chart is drawn for its width. */
export const WIDE = { wide: 720, high: 340, left: 44, right: 46, top: 16, bottom: 34 };
export const NARROW = { ...WIDE, wide: 390, high: 290 };
const APART = 24; // px between two emblems

/**
 * Round steps that cover a range in about five.
 * @param {number} low
 * @param {number} high
 */
export function steps(low, high) {
  const rough = Math.max(1, (high - low) / 5);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((it) => it * size).find((it) => it >= rough) ?? rough;
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);
}

/**
 * Where the lines run.
 * @param {readonly (readonly number[])[]} values by turn, then by seat
 * @param {typeof WIDE} size
 */
export function chartOf(values, size) {
  const all = values.flat();
  const levels = steps(Math.min(0, ...all), Math.max(10, ...all));
  const [low, high] = [levels[0], levels[levels.length - 1]];
  const x = (/** @type {number} */ at) => size.left + ((size.wide - size.left - size.right) * at) / Math.max(1, values.length - 1);
  const y = (/** @type {number} */ value) => size.top + ((size.high - size.top - size.bottom) * (high - value)) / (high - low);
  const seats = values[0]?.map((_, seat) => seat) ?? [];
  const lines = seats.map((seat) => values.map((it, at) => `${at ? "L" : "M"}${x(at).toFixed(1)},${y(it[seat]).toFixed(1)}`).join(""));
  const last = values[values.length - 1] ?? [];
  return { levels, x, y, lines, ends: apart(seats.map((seat) => y(last[seat])), size.high - size.bottom + 8) };
}

/**
 * Places that do not cover each other, as near to those wanted as can be, inside the frame.
 * @param {readonly number[]} wanted
 * @param {number} lowest
 */
export function apart(wanted, lowest) {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a] - wanted[b]);
  const places = [...wanted];
  for (let at = 1; at < order.length; at++) places[order[at]] = Math.max(places[order[at]], places[order[at - 1]] + APART);
  let most = lowest;
  for (const seat of order.reverse()) {
    places[seat] = Math.min(places[seat], most);
    most = places[seat] - APART;
  }
  return places;
}

/**
 * About so many turns, the first and the last among them.
 * @param {number} number
 * @param {number} wanted
 */
export function some(number, wanted) {
  const step = Math.max(1, Math.ceil((number - 1) / wanted));
  const found = Array.from({ length: number }, (_, at) => at).filter((at) => at % step === 0);
  const last = number - 1;
  if (found[found.length - 1] === last) return found;
  return last - found[found.length - 1] < step / 2 ? [...found.slice(0, -1), last] : [...found, last];
}

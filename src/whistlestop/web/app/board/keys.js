// The keyboard on a board: one Tab stop for all that can be chosen, and arrows from one to the next, from west to east.

const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/**
 * Everything that can be chosen now, from west to east.
 * @param {SVGSVGElement} svg
 * @returns {SVGElement[]}
 */
function lit(svg) {
  const found = /** @type {SVGGraphicsElement[]} */ ([...svg.querySelectorAll(".track.can, .city.can")]);
  const places = new Map(found.map((it) => [it, it.getBBox().x + it.getBBox().width / 2]));
  return found.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/**
 * Of all that can be chosen, Tab stops at what was there last, else at the first.
 * @param {SVGSVGElement} svg
 */
export function oneStop(svg) {
  if (svg.querySelector(".can[tabindex='0']")) return;
  svg.querySelector(".track.can, .city.can")?.setAttribute("tabindex", "0");
}

/**
 * Go on to the next one; true if the key is for that.
 * @param {SVGSVGElement} svg
 * @param {string} key
 */
export function walk(svg, key) {
  const here = document.activeElement;
  if (!(key in STEPS || key === "Home" || key === "End") || !here?.matches(".board .can")) return false;
  const all = lit(svg);
  const at = all.indexOf(/** @type {SVGElement} */ (here));
  const next = key === "Home" ? all[0] : key === "End" ? all[all.length - 1] : all[(at + STEPS[key] + all.length) % all.length];
  here.setAttribute("tabindex", "-1");
  next?.setAttribute("tabindex", "0");
  next?.focus({ preventScroll: true });
  return true;
}

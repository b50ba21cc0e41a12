// The ranks of hints, on the tracks and cities that they speak of.

const SVG = "http://www.w3.org/2000/svg";

/** @param {SVGSVGElement} svg @param {Readonly<Record<string, number>>} hints ranks by track or city */
export function drawHints(svg, hints) {
  for (const old of svg.querySelectorAll(".hint-rank")) old.remove();
  for (const [id, rank] of Object.entries(hints)) {
    const at = middle(svg, id);
    if (at) svg.append(badge(at, rank));
  }
}

/** @param {SVGSVGElement} svg @param {string} id @returns {{x: number, y: number} | null} */
function middle(svg, id) {
  const track = svg.querySelector(`[data-track="${id}"] .hit`);
  if (track instanceof SVGGeometryElement) return track.getPointAtLength(track.getTotalLength() / 2);
  const city = svg.querySelector(`[data-city="${id}"] circle`);
  return city ? { x: Number(city.getAttribute("cx")), y: Number(city.getAttribute("cy")) - 20 } : null;
}

/** @param {{x: number, y: number}} at @param {number} rank */
function badge(at, rank) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "hint-rank");
  group.setAttribute("transform", `translate(${at.x} ${at.y})`);
  const disc = document.createElementNS(SVG, "circle");
  disc.setAttribute("r", "13");
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("text-anchor", "middle");
  text.setAttribute("dy", ".35em");
  text.textContent = String(rank);
  group.append(disc, text);
  return group;
}

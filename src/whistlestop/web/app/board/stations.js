// Stations: a little house of the player's colour beside a city.
import { colourOf } from "../state/colours.js";

const SVG = "http://www.w3.org/2000/svg";
const HOUSE = "M-8,7V-2L0,-9L8,-2V7z";

/** @param {SVGSVGElement} svg @param {Record<string, number>} stations seats by city */
export function drawStations(svg, stations) {
  for (const city of svg.querySelectorAll("[data-city]")) {
    const seat = stations[city.getAttribute("data-city") ?? ""];
    const there = city.querySelector(".station");
    if (seat === undefined) there?.remove();
    else if (!there) city.append(house(city, seat));
  }
}

/** @param {Element} city @param {number} seat */
function house(city, seat) {
  const dot = city.querySelector("circle");
  const it = document.createElementNS(SVG, "g");
  it.setAttribute("class", `station player-${colourOf(seat)}`);
  it.setAttribute("transform", `translate(${dot?.getAttribute("cx")} ${Number(dot?.getAttribute("cy")) - 3})`);
  for (const kind of ["body", "pattern", "rim"]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", HOUSE);
    path.setAttribute("class", kind);
    it.append(path);
  }
  return it;
}

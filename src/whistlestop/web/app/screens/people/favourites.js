// What somebody builds and which tickets they hold, drawn on the board and as lists.
import { html, useEffect, useRef, useState } from "../../../vendor/preact.js";
import { loadBoard, loadMap, maps } from "../../state/maps.js";
import { gameName } from "../../words/games.js";
import { place, ticketName } from "../../words/lists.js";
import { language, t } from "../../words/words.js";

/** @typedef {import("../../../wire").Favourites} FavouritesInfo */
/** @typedef {import("../../../wire").Favourite} Favourite */

const LISTED = 8;
const SHADES = 5;
const SVG = "http://www.w3.org/2000/svg";

/** @param {{all: readonly FavouritesInfo[]}} props */
export function Favourites({ all }) {
  if (!all.length) return null;
  return html`<section class="stack" aria-labelledby="favourites">
    <h2 id="favourites">${t("page-people-favourites")}</h2>
    ${all.map((it) => html`<${Game} key=${it.game} found=${it} />`)}
  </section>`;
}

/** @param {{found: FavouritesInfo}} props */
function Game({ found }) {
  useEffect(() => void loadMap(found.map).catch(() => {}), [found.map]);
  const map = maps.value[found.map];
  if (!map) return html`<p role="status">${t("page-loading")}</p>`;
  return html`<div class="stack">
    <h3>${gameName(found.game)}</h3>
    <p class="quiet">${t("page-people-favourites-of", { number: found.games })}</p>
    ${map.kind === "map" ? html`<${Heat} found=${found} map=${map} />` : null}
    <div class="favourite-lists">
      ${found.tracks.length ? html`<${List} title=${t("page-people-routes")} items=${found.tracks} of=${found.games} name=${(/** @type {Favourite} */ it) => place(it.name, map.cities)} /> ` : null}
      <${List} title=${t("page-people-tickets")} items=${found.tickets} of=${found.games} name=${(/** @type {Favourite} */ it) => ticketName(it.name, map.cities)} done />
    </div>
  </div>`;
}

/** @param {{title: string, items: readonly Favourite[], of: number, name: (it: Favourite) => string, done?: boolean}} props */
function List({ title, items, name, done = false }) {
  return html`<table class="counts-table figures">
    <caption>${title}</caption>
    <thead><tr><th><span class="read">${title}</span></th><th>${t("page-people-times")}</th>${done ? html`<th>${t("page-people-completed")}</th>` : null}</tr></thead>
    <tbody>${items.slice(0, LISTED).map((it) => html`<tr key=${it.name}><th scope="row">${name(it)}</th><td>${it.number}</td>${done ? html`<td>${it.completed ?? 0}</td>` : null}</tr>`)}</tbody>
  </table>`;
}

/** The more often, the stronger: routes as they lie, tickets as lines from city to city.
 * @param {{found: FavouritesInfo, map: import("../../../wire").MapInfo}} props */
function Heat({ found, map }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    loadBoard(map.hash, language.value).then(
      (svg) => {
        if (!here || !frame.current) return;
        warm(svg, found, map);
        frame.current.replaceChildren(svg);
      },
      () => here && setFailed(true),
    );
    return () => void (here = false);
  }, [map.hash, language.value, found]);
  if (failed) return null;
  return html`<figure class="heat"><div ref=${frame} class="heat-board" role="img" aria-label=${t("page-people-heat", { game: gameName(found.game) })}></div>
    <figcaption class="quiet">${t("page-people-heat-about")}</figcaption></figure>`;
}

/** @param {SVGSVGElement} svg @param {FavouritesInfo} found @param {import("../../../wire").MapInfo} map */
function warm(svg, found, map) {
  svg.setAttribute("aria-hidden", "true");
  for (const it of svg.querySelectorAll("[tabindex]")) it.removeAttribute("tabindex");
  const most = Math.max(1, ...found.tracks.map((it) => it.number));
  for (const { name, number } of found.tracks) {
    svg.querySelector(`[data-track="${CSS.escape(name)}"]`)?.classList.add("warm", `heat-${Math.ceil((SHADES * number) / most)}`);
  }
  const lines = document.createElementNS(SVG, "g");
  lines.setAttribute("class", "ticket-lines");
  const held = Math.max(1, ...found.tickets.map((it) => it.number));
  for (const { name, number } of found.tickets) {
    const ends = map.tickets[name]?.between.map((city) => svg.querySelector(`[data-city="${CSS.escape(city)}"] circle`));
    if (!ends?.[0] || !ends[1]) continue;
    const drawn = document.createElementNS(SVG, "line");
    for (const [at, end] of ends.entries()) {
      drawn.setAttribute(`x${at + 1}`, end?.getAttribute("cx") ?? "0");
      drawn.setAttribute(`y${at + 1}`, end?.getAttribute("cy") ?? "0");
    }
    drawn.setAttribute("class", `heat-${Math.ceil((SHADES * number) / held)}`);
    lines.append(drawn);
  }
  svg.append(lines);
}

// The board of a map, made by the server, dressed by classes: what is claimed, what can be done, what is pointed at.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { PLAYERS } from "../constants.js";
import { colourOf } from "../state/colours.js";
import { loadBoard } from "../state/maps.js";
import { place } from "../words/lists.js";
import { sentenceOf } from "../words/errors.js";
import { language, t } from "../words/words.js";
import { drawHints } from "./hints.js";
import { oneStop, walk } from "./keys.js";
import { PanZoom } from "./pan_zoom.js";
import { drawStations } from "./stations.js";
import { ZOOMED, Zoom } from "./zoom.js";

const AGAIN = 3_000; // ms before a board that did not come is asked for again

/**
 * @typedef {object} Dress
 * @property {Record<string, number>} owners seats by track
 * @property {Record<string, number>} stations seats by city
 * @property {Set<string>} can tracks that can be chosen now
 * @property {Set<string>} canCities cities that can be chosen now
 * @property {string | null} chosen a track or a city
 * @property {readonly string[]} way tracks that a ticket needs
 * @property {readonly string[]} cities that are lit
 * @property {Record<string, number>} [hints] ranks by track or city
 * @property {readonly string[]} [traced] tracks of a longest path, or that a line of the log speaks of
 * @property {readonly string[]} [wanted] cities that one's own tickets end in
 * @property {readonly string[]} [fresh] tracks claimed by others since one's own last turn
 */

/**
 * @param {{map: import("../../wire").MapInfo, dress: Dress, onTrack?: (track: string) => void, onCity?: (city: string) => void, onOther?: (track: string) => void,
 *   needed?: readonly string[], bare?: boolean, onPoint?: (tip: {track: string, x: number, y: number} | null) => void, children?: any}} props `needed`: tracks and cities that have to be in sight; `bare`: what zooms is elsewhere
 */
export function Board({ map, dress, needed = [], bare = false, onTrack, onCity, onOther, onPoint, children }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [svg, setSvg] = useState(/** @type {SVGSVGElement | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const zoom = useRef(/** @type {PanZoom | null} */ (null));
  const tell = useRef({ onTrack, onCity, onOther, onPoint });
  tell.current = { onTrack, onCity, onOther, onPoint };

  useEffect(() => {
    let here = true;
    let timer = 0;
    const load = () =>
      loadBoard(map.hash, language.value).then(
        (found) => here && setSvg(found),
        (error) => {
          if (!here) return;
          setProblem(error);
          timer = setTimeout(load, AGAIN);
        },
      );
    load();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [map.hash, language.value]);

  useEffect(() => {
    const box = frame.current;
    if (!svg || !box) return undefined;
    box.prepend(svg);
    zoom.current ??= new PanZoom(box, () => document.dispatchEvent(new Event("board-moved")));
    zoom.current.show(svg);
    /** @param {Event} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      const track = target.closest(".track.can")?.getAttribute("data-track");
      const city = target.closest(".city.can")?.getAttribute("data-city");
      const other = target.closest(".track")?.getAttribute("data-track");
      if (track) tell.current.onTrack?.(track);
      else if (city) tell.current.onCity?.(city);
      else if (other && event.type === "click") tell.current.onOther?.(other);
    };
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        press(event);
      } else if (walk(svg, event.key)) event.preventDefault();
    };
    /** @param {PointerEvent} event */
    const point = (event) => {
      const track = event.pointerType === "touch" ? null : /** @type {Element} */ (event.target).closest("[data-track]")?.getAttribute("data-track");
      const edge = box.getBoundingClientRect();
      tell.current.onPoint?.(track ? { track, x: Math.min(event.clientX - edge.x + 14, edge.width - 240), y: Math.min(event.clientY - edge.y + 14, edge.height - 110) } : null);
    };
    svg.addEventListener("pointerover", point);
    svg.addEventListener("pointerleave", () => tell.current.onPoint?.(null));
    svg.addEventListener("click", press);
    svg.addEventListener("keydown", key);
    return () => svg.remove();
  }, [svg]);

  const called = t("page-board", { map: map.name });
  useEffect(() => {
    if (svg) name(svg, map);
  }, [svg, called]); // anew when the words of another language are here

  useEffect(() => {
    if (svg) put(svg, dress);
  });
  useEffect(() => {
    if (svg) zoom.current?.need(needed);
  }, [svg, needed.join(" ")]);
  useEffect(() => {
    const box = frame.current;
    if (!svg || !box) return undefined;
    const watch = new ResizeObserver(() => zoom.current?.resized());
    watch.observe(box);
    return () => watch.disconnect();
  }, [svg]);

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const it = zoom.current;
    const steps = /** @type {Record<string, () => void>} */ ({
      "+": () => it?.zoom(1.25),
      "-": () => it?.zoom(0.8),
      0: () => it?.fill(),
      ArrowLeft: () => it?.pan(60, 0),
      ArrowRight: () => it?.pan(-60, 0),
      ArrowUp: () => it?.pan(0, 60),
      ArrowDown: () => it?.pan(0, -60),
    });
    if (event.target !== event.currentTarget && event.key.startsWith("Arrow")) return;
    if (steps[event.key]) {
      event.preventDefault();
      soon(steps[event.key]);
    }
  };
  useEffect(() => {
    /** @param {Event} event */
    const zoomed = (event) =>
      soon(() => {
        if (zoom.current) zoom.current.touched = true;
        zoom.current?.zoom(/** @type {CustomEvent<number>} */ (event).detail);
      });
    document.addEventListener(ZOOMED, zoomed);
    return () => document.removeEventListener(ZOOMED, zoomed);
  }, []);
  return html`<div class="board-frame ${svg ? "drawn" : ""}" ref=${frame} data-part="board" tabindex="0" role="group" aria-label=${called} onKeyDown=${keys}>
    ${svg ? null : html`<p class="note-screen" role="status">${problem ? sentenceOf(problem) : t("page-loading")}</p>`}
    ${children}
    ${bare ? null : html`<${Zoom} />`}
  </div>`;
}

/**
 * After the next frame: a press is answered at once, and the board, which takes longer to paint, follows.
 * @param {() => void} then
 */
const soon = (then) => requestAnimationFrame(() => setTimeout(then));

/**
 * What a screen reader says of each track.
 * @param {SVGSVGElement} svg
 * @param {import("../../wire").MapInfo} map
 */
function name(svg, map) {
  for (const it of svg.querySelectorAll("[data-track]")) {
    const id = it.getAttribute("data-track") ?? "";
    const track = map.tracks[id];
    if (track) it.setAttribute("aria-label", t("page-track", { name: place(id, map.cities), length: track.length, colour: t(`track-${track.colour}`), points: track.points }));
    for (const [at, wagon] of it.querySelectorAll(".wagon").entries()) /** @type {SVGElement} */ (wagon).style.setProperty("--at", String(at));
  }
  for (const it of svg.querySelectorAll("[data-city]")) it.setAttribute("aria-label", map.cities[it.getAttribute("data-city") ?? ""] ?? "");
}

/** @param {SVGSVGElement} svg @param {Dress} dress */
function put(svg, dress) {
  const first = !svg.classList.contains("dressed");
  const way = new Set(dress.way);
  const traced = new Set(dress.traced ?? []);
  const fresh = new Set(dress.fresh ?? []);
  for (const it of svg.querySelectorAll("[data-track]")) {
    const id = it.getAttribute("data-track") ?? "";
    const owner = dress.owners[id];
    const claimed = owner !== undefined;
    const list = it.classList;
    list.toggle("new", claimed && !first && !list.contains("claimed"));
    list.toggle("claimed", claimed);
    const colour = claimed ? colourOf(owner) : null;
    for (const it of PLAYERS) list.toggle(`player-${it}`, it === colour);
    list.toggle("chosen", dress.chosen === id);
    list.toggle("way", way.has(id));
    list.toggle("traced", traced.has(id));
    list.toggle("fresh", fresh.has(id));
    mark(it, dress.hints?.[id]);
    press(it, dress.can.has(id));
  }
  const lit = new Set(dress.cities);
  const wanted = new Set(dress.wanted ?? []);
  for (const it of svg.querySelectorAll("[data-city]")) {
    const id = it.getAttribute("data-city") ?? "";
    it.classList.toggle("lit", lit.has(id));
    it.classList.toggle("wanted", wanted.has(id));
    it.classList.toggle("chosen", dress.chosen === id);
    mark(it, dress.hints?.[id]);
    press(it, dress.canCities.has(id));
  }
  oneStop(svg);
  drawStations(svg, dress.stations);
  drawHints(svg, dress.hints ?? {});
  svg.classList.add("dressed");
}

/** @param {Element} it @param {number | undefined} rank */
function mark(it, rank) {
  if (rank === undefined) it.removeAttribute("data-hint");
  else it.setAttribute("data-hint", String(rank));
}

/**
 * Something that can be pressed, or not.
 * @param {Element} it
 * @param {boolean} can
 */
function press(it, can) {
  if (it.classList.contains("can") === can && it.hasAttribute("role")) return;
  it.classList.toggle("can", can);
  if (can) {
    it.setAttribute("role", "button");
    it.setAttribute("tabindex", "-1");
  } else {
    it.setAttribute("role", "img");
    it.removeAttribute("tabindex");
  }
}

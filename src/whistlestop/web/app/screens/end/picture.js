// The final board as a picture in print quality: the board that is on the screen, the result below it, in one PNG.
import { BASE } from "../../base.js";
import { colourOf } from "../../state/colours.js";
import { gameName } from "../../words/games.js";
import { t } from "../../words/words.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDE = 3508; // px: A4 on its side, 300 to the inch
const FOOT = { high: 64, size: 26, margin: 40 }; // in units of the board
/** Marks of the end screen that are no part of the board. */
const PASSING = ["lit", "wanted", "chosen", "way", "traced", "fresh", "can", "new"];
const FONTS = { "Libre Caslon Text": "serif" };

/** @typedef {import("../../state/table.js").TableStore} TableStore */

/** @param {TableStore} store @returns {Promise<Blob>} */
export async function pictureOf(store) {
  const board = document.querySelector(".end-board svg.board");
  if (!(board instanceof SVGSVGElement)) throw new Error("no board");
  const [sheet, fonts] = await Promise.all([text(`${BASE}/style/colours.css`), fontFaces()]);
  const { width, height } = board.viewBox.baseVal;
  const size = { width, height: height + FOOT.high };
  const picture = element("svg", { xmlns: SVG, viewBox: `0 0 ${size.width} ${size.height}`, width: WIDE, height: Math.round((WIDE * size.height) / size.width), "data-theme": "light" });
  const style = element("style", {});
  style.textContent = `${fonts}${sheet}`;
  const signs = /** @type {Element} */ (document.querySelector("body > svg.away")?.cloneNode(true) ?? element("g", {}));
  signs.removeAttribute("class");
  picture.append(style, signs, element("rect", { ...size, fill: "#f7f0dd" }), plain(board, width, height), ...result(store, width, height));
  return painted(new XMLSerializer().serializeToString(picture));
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const it = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) it.setAttribute(key, String(value));
  return it;
}

/** @param {string} path */
const text = (path) => fetch(path).then((answer) => answer.text());

/** Pictures see no fonts but those that are in them. */
async function fontFaces() {
  const faces = Object.entries(FONTS).map(async ([name, file]) => {
    const bytes = new Uint8Array(await (await fetch(`${BASE}/fonts/${file}.woff2`)).arrayBuffer());
    const letters = Array.from(bytes, (it) => String.fromCharCode(it)).join("");
    return `@font-face{font-family:'${name}';src:url(data:font/woff2;base64,${btoa(letters)})}`;
  });
  return (await Promise.all(faces)).join("");
}

/**
 * A copy of the board as it would be printed.
 * @param {SVGSVGElement} board @param {number} width @param {number} height
 */
function plain(board, width, height) {
  const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  copy.removeAttribute("style");
  for (const [name, value] of Object.entries({ x: 0, y: 0, width, height })) copy.setAttribute(name, String(value));
  for (const it of copy.querySelectorAll("*")) it.classList.remove(...PASSING);
  for (const it of copy.querySelectorAll(".hint-rank")) it.remove();
  return copy;
}

/**
 * Who came where, from left to right.
 * @param {TableStore} store @param {number} width @param {number} height
 */
function result(store, width, height) {
  const view = store.view.value;
  const ranks = store.info.value?.ranks ?? [];
  const seats = (view?.seats ?? []).map((it) => ({ seat: it.seat, points: view?.scores?.seats[it.seat].total ?? it.points }));
  seats.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const room = (width - 2 * FOOT.margin) / (seats.length + 1);
  const y = height + FOOT.high / 2;
  /** @param {number} at @param {string} said @param {number} weight */
  const line = (at, said, weight) => {
    const it = element("text", { x: at, y: y + FOOT.size / 3, fill: "#33261a", "font-size": FOOT.size, "font-weight": weight, "font-family": "Libre Caslon Text, Georgia, serif" });
    it.textContent = said;
    return it;
  };
  return [
    line(FOOT.margin, gameName(store.info.value?.settings.game ?? ""), 600),
    ...seats.flatMap(({ seat, points }, at) => {
      const x = FOOT.margin + room * (at + 1);
      const colour = colourOf(seat);
      const badge = element("g", { class: `player-${colour}` });
      const sign = element("use", { href: `#emblem-${colour}`, x: x + 7, y: y - 9, width: 18, height: 18, fill: colour === "yellow" ? "#241a11" : "#fffaf0" });
      badge.append(element("circle", { cx: x + 16, cy: y, r: 16, class: "body", fill: `var(--player-${colour})` }), sign);
      return [badge, line(x + 42, t("page-end-line", { name: store.names.value[seat] ?? "", points }), ranks[seat] === 1 ? 700 : 400)];
    }),
  ];
}

/** @param {string} svg @returns {Promise<Blob>} */
async function painted(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((it) => (it ? resolve(it) : reject(new Error("no picture"))), "image/png"));
}

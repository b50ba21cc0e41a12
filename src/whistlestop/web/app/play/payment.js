// The payment picker: a small card beside the route, every legal payment, the thrifty one first.
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { kindName } from "../art/card.js";
import { Sign } from "../art/signs.js";
import { place } from "../words/lists.js";
import { t } from "../words/words.js";
import { cancel, confirm, payments } from "./choice.js";
import { useGivingBack } from "./focus.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/**
 * Is something being paid for?
 * @param {TableStore} store
 */
export const isPaying = (store) => store.choice.value?.kind === "claim" || store.choice.value?.kind === "station";

/** @param {{store: TableStore, beside?: boolean}} props whether it lies on the board, beside what is paid for */
export function Payment({ store, beside = false }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const choice = store.choice.value;
  const open = isPaying(store);
  const target = choice?.track ?? choice?.city;
  useGivingBack(open, box);
  useLayoutEffect(() => {
    if (open) /** @type {HTMLElement | null} */ (box.current?.querySelector("[role=radio][aria-checked=true], .button"))?.focus();
  }, [target, choice?.payment]); // Space presses what has the focus
  useLayoutEffect(() => {
    const it = box.current;
    if (!open || !beside || !it) return undefined;
    const lay = () => putBeside(it, target);
    lay();
    const watch = new ResizeObserver(lay);
    for (const edge of [it, it.parentElement]) if (edge) watch.observe(edge);
    document.addEventListener("board-moved", lay);
    return () => {
      watch.disconnect();
      document.removeEventListener("board-moved", lay);
    };
  }, [target, beside]);
  if (!open) return null;
  const map = store.map.value;
  const track = choice.kind === "claim" ? map?.tracks[choice.track] : null;
  const options = payments(store, choice);
  const name = place(target, map?.cities ?? {});
  /** @param {number} payment */
  const choose = (payment) => store.choose({ ...choice, payment });
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || !options.length) return;
    event.preventDefault();
    choose((choice.payment + step + options.length) % options.length);
  };
  return html`<section class="payment panel" ref=${box} data-part="payment" aria-label=${name}>
    <h2>${name}</h2>
    ${track ? html`<p class="quiet">${t("page-route-facts", { length: track.length, points: track.points })}</p>` : html`<p class="quiet">${t("page-station-about")}</p>`}
    ${track?.tunnel ? html`<p class="note">${t("page-tunnel-warning")}</p>` : null}
    <div role="radiogroup" aria-label=${t("page-pay-with")} class="options" onKeyDown=${keys}>
      ${options.map((it, index) => html`<button key=${`${it.colour}${it.cards}${it.locos}`} role="radio" aria-checked=${index === choice.payment} tabindex=${index === choice.payment ? 0 : -1}
        class="option ${index === choice.payment ? "picked" : ""}" aria-label=${setName(it)} onClick=${() => choose(index)} onDblClick=${() => confirm(store)}>
        <${SetOfCards} set=${it} />
      </button>`)}
    </div>
    <div class="row">
      <button class="button go" disabled=${!options.length || store.sending.value} onClick=${() => confirm(store)}>${t(choice.kind === "claim" ? "page-claim" : "page-build")}</button>
      <button class="button" disabled=${store.sending.value} onClick=${() => cancel(store)}>${t("page-cancel")}</button>
    </div>
  </section>`;
}

/** @param {import("../../wire").CardSet} set */
export function setName(set) {
  return t("card-set", { colour: set.colour, cards: set.cards, locos: set.locos ?? 0 });
}

/**
 * A set of cards, small.
 * @param {{set: import("../../wire").CardSet}} props
 */
export function SetOfCards({ set }) {
  const kinds = [...Array(set.cards).fill(set.colour), ...Array(set.locos ?? 0).fill("loco")];
  return html`<span class="set">${kinds.map((kind, at) => html`<span key=${at} class="mini ${kind}" title=${kindName(kind)}><${Sign} kind=${kind} /></span>`)}</span>`;
}

const GAP = 14; // px between the panel and what it is about

/**
 * Put the panel, as large as it has come out, beside a track or a city: right of it, else left, below or above, where all
 * of it is on the stage; where no side has the room, in the corner that is farthest away.
 * @param {HTMLElement} panel
 * @param {string} target
 */
function putBeside(panel, target) {
  const it = document.querySelector(`.board [data-track="${target}"], .board [data-city="${target}"]`);
  const stage = panel.parentElement?.getBoundingClientRect();
  if (!it || !stage) return;
  const about = it.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = panel;
  const most = { x: stage.width - wide - 8, y: stage.height - high - 8 };
  const on = (/** @type {number} */ value, /** @type {number} */ limit) => Math.max(8, Math.min(value, limit));
  const middle = { x: about.x - stage.x + about.width / 2, y: about.y - stage.y + about.height / 2 };
  const level = on(middle.y - high / 2, most.y);
  const upright = on(middle.x - wide / 2, most.x);
  const sides = [
    { x: about.right - stage.x + GAP, y: level },
    { x: about.x - stage.x - wide - GAP, y: level },
    { x: upright, y: about.bottom - stage.y + GAP },
    { x: upright, y: about.y - stage.y - high - GAP },
  ];
  const corner = { x: middle.x > stage.width / 2 ? 8 : most.x, y: middle.y > stage.height / 2 ? 8 : most.y };
  const place = sides.find(({ x, y }) => x >= 8 && x <= most.x && y >= 8 && y <= most.y) ?? corner;
  Object.assign(panel.style, { left: `${Math.max(0, place.x)}px`, top: `${Math.max(0, place.y)}px` });
}

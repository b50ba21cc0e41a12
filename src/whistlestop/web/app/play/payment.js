// The payment picker: a small card beside the route, every legal payment, the thrifty one first.
import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { kindName } from "../art/card.js";
import { Sign } from "../art/signs.js";
import { place } from "../words/lists.js";
import { t } from "../words/words.js";
import { cancel, confirm, payments } from "./choice.js";
import { useGivingBack } from "./focus.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore, at: {x: number, y: number} | null}} props */
export function Payment({ store, at }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const choice = store.choice.value;
  const open = choice?.kind === "claim" || choice?.kind === "station";
  const target = choice?.track ?? choice?.city;
  useGivingBack(open);
  useLayoutEffect(() => {
    if (open) /** @type {HTMLElement | null} */ (box.current?.querySelector("[role=radio][aria-checked=true], .button"))?.focus();
  }, [target, choice?.payment]); // Space presses what has the focus
  if (!open) return null;
  const map = store.map.value;
  const track = choice.kind === "claim" ? map?.tracks[choice.track] : null;
  const options = payments(store, choice);
  const name = place(target, map?.cities ?? {});
  /** @param {number} payment */
  const choose = (payment) => (store.choice.value = { ...choice, payment });
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || !options.length) return;
    event.preventDefault();
    choose((choice.payment + step + options.length) % options.length);
  };
  return html`<section class="payment panel" ref=${box} data-part="payment" style=${at ? { left: `${at.x}px`, top: `${at.y}px` } : {}} aria-label=${name}>
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
      <button class="button" onClick=${() => cancel(store)}>${t("page-cancel")}</button>
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


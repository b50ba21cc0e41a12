// The map games: the board, the players, the hand, the row, the tickets.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Board } from "../board/board.js";
import { gameName } from "../words/games.js";
import { Actions } from "./actions.js";
import { cancel, isLegal, may } from "./choice.js";
import { useEscape } from "./escape.js";
import { fly } from "./flights.js";
import { Hand } from "./hand.js";
import { Offer } from "./offer.js";
import { Payment } from "./payment.js";
import { Rail, Sheet } from "./rail.js";
import { Row } from "./row.js";
import { Tickets } from "./tickets.js";
import { Tip } from "./tip.js";
import { Tunnel } from "./tunnel.js";
import { TurnLine } from "./turnline.js";
import { TurnMenu } from "./menu.js";
import { useNarrow } from "./narrow.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function MapGame({ store }) {
  const map = store.map.value;
  const narrow = useNarrow();
  const [at, setAt] = useState(/** @type {{x: number, y: number} | null} */ (null));
  const [tip, setTip] = useState(/** @type {{track: string, x: number, y: number} | null} */ (null));
  const choice = store.choice.value;

  useEffect(() => fly(store.news.value, store.seat.value), [store.news.value]);
  useEffect(() => {
    if (choice && store.view.value && !isLegal(store, choice)) cancel(store);
  }, [store.view.value]);
  useEscape(() => cancel(store));
  useEffect(() => setAt(beside(choice)), [choice?.track ?? choice?.city]);
  if (!map || !store.view.value) return null;

  return html`<main class="play ${narrow ? "narrow" : ""}">
    <h1 class="read">${gameName(map.id)}</h1>
    <${TurnLine} store=${store}>${narrow ? null : html`<${Actions} store=${store} />`}<${TurnMenu} store=${store} /><//>
    <div class="stage">
      <${Board} map=${map} dress=${dressOf(store)} onMove=${() => setAt(beside(store.choice.value))}
        onTrack=${(/** @type {string} */ track) => (store.choice.value = { kind: "claim", track, payment: 0 })}
        onCity=${(/** @type {string} */ city) => (store.choice.value = { kind: "station", city, payment: 0 })}
        onPoint=${setTip}>
        ${tip && !choice ? html`<${Tip} store=${store} tip=${tip} />` : null}
      <//>
      <${Offer} store=${store} />
      <${Tunnel} store=${store} />
      <${Payment} store=${store} at=${narrow ? null : at} />
    </div>
    ${narrow
      ? html`<${Sheet} store=${store} />`
      : html`<div class="tray"><${Hand} store=${store} /><${Tickets} store=${store} /><${Row} store=${store} /></div>
          <${Rail} store=${store} />`}
    ${narrow ? html`<${Actions} store=${store} />` : null}
  </main>`;
}

/**
 * What the board shows now.
 * @param {TableStore} store
 * @returns {import("../board/board.js").Dress}
 */
export function dressOf(store) {
  const view = store.view.value;
  const legal = /** @type {any[]} */ (store.legal.value);
  const choice = store.choice.value;
  const pointed = store.pointed.value;
  /** @type {Record<string, number>} */
  const owners = {};
  /** @type {Record<string, number>} */
  const stations = {};
  for (const seat of view?.seats ?? []) {
    for (const track of seat.routes) owners[track] = seat.seat;
    for (const city of seat.stations_at) stations[city] = seat.seat;
  }
  const building = store.building.value && may(store, "station");
  return {
    owners,
    stations,
    can: new Set(building ? [] : legal.flatMap((it) => (it.do === "claim" ? [it.track] : []))),
    canCities: new Set(building ? legal.flatMap((it) => (it.do === "station" ? [it.city] : [])) : []),
    chosen: choice?.track ?? choice?.city ?? null,
    way: pointed?.way ?? [],
    cities: pointed ? (store.map.value?.tickets[pointed.ticket]?.between ?? []) : [],
    hints: hintsOf(store),
  };
}

/**
 * Where the hints are, by rank.
 * @param {TableStore} store
 */
function hintsOf(store) {
  /** @type {Record<string, number>} */
  const found = {};
  store.hints.value.forEach((hint, rank) => {
    for (const action of hint.actions ?? []) {
      const where = action.track ?? action.city;
      if (where && !(where in found)) found[where] = rank + 1;
    }
  });
  return found;
}

/**
 * A place for the payment picker: beside what is chosen, inside the stage.
 * @param {any} choice
 */
function beside(choice) {
  const name = choice?.track ? `[data-track="${choice.track}"]` : choice?.city ? `[data-city="${choice.city}"]` : null;
  const it = name && document.querySelector(name);
  const stage = document.querySelector(".stage");
  if (!it || !stage) return null;
  const box = it.getBoundingClientRect();
  const frame = stage.getBoundingClientRect();
  const wide = 290;
  const high = 300;
  const right = box.right + 14 - frame.x;
  const x = right + wide < frame.width ? right : Math.max(8, box.x - frame.x - wide - 14);
  return { x: Math.min(x, frame.width - wide - 8), y: Math.max(8, Math.min(box.y - frame.y - 30, frame.height - high - 8)) };
}

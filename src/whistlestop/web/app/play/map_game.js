// The map games: the board, the players, the hand, the row, the tickets.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Board } from "../board/board.js";
import { gameName } from "../words/games.js";
import { Actions, Bar } from "./actions.js";
import { cancel, isLegal, may } from "./choice.js";
import { useCardKeys } from "./card_keys.js";
import { useEscape } from "./escape.js";
import { fly } from "./flights.js";
import { Hand } from "./hand.js";
import { Payment } from "./payment.js";
import { Problem } from "./problem.js";
import { Sidebar } from "./sidebar.js";
import { Row } from "./row.js";
import { Sheet } from "./sheet.js";
import { Standings } from "./standings.js";
import { Tickets } from "./tickets.js";
import { Tooltip } from "./tooltip.js";
import { Tunnel } from "./tunnel.js";
import { TurnLine } from "./turn_line.js";
import { TurnMenu } from "./menu.js";
import { useNarrow } from "./narrow.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function MapGame({ store }) {
  const map = store.map.value;
  const narrow = useNarrow();
  const [tip, setTip] = useState(/** @type {{track: string, x: number, y: number} | null} */ (null));
  const choice = store.choice.value;

  useEffect(() => fly(store.news.value, store.seat.value), [store.news.value]);
  useEffect(() => {
    if (choice && store.view.value && !isLegal(store, choice)) store.choice.value = null;
  }, [store.view.value]);
  useCardKeys(store);
  useEscape(() => {
    if (!choice) store.building.value = false;
    cancel(store);
  });
  if (!map || !store.view.value) return null;

  return html`<main class="play ${narrow}">
    <h1 class="read">${gameName(map.id)}</h1>
    <${TurnLine} store=${store} narrow=${Boolean(narrow)}>${narrow ? null : html`<${Actions} store=${store} />`}<${TurnMenu} store=${store} /><//>
    ${narrow ? html`<${Standings} store=${store} />` : null}
    <div class="stage">
      <${Board} map=${map} dress=${dressOf(store)} needed=${neededOf(store)} bare=${Boolean(narrow)}
        onTrack=${(/** @type {string} */ track) => store.choose({ kind: "claim", track, payment: 0 })}
        onCity=${(/** @type {string} */ city) => store.choose({ kind: "station", city, payment: 0 })}
        onOther=${(/** @type {string} */ track) => askWhyNot(store, track)}
        onPoint=${setTip}>
        ${tip && !choice ? html`<${Tooltip} store=${store} tip=${tip} />` : null}
      <//>
      ${narrow ? null : html`<${Tunnel} store=${store} /><${Payment} store=${store} beside=${true} />`}
    </div>
    ${narrow
      ? html`<${Bar} store=${store} /><${Sheet} store=${store} />`
      : html`<div class="tray"><${Hand} store=${store} /><${Tickets} store=${store} /><${Row} store=${store} /></div>
          <${Sidebar} store=${store} />`}
    <${Problem} store=${store} />
  </main>`;
}

/**
 * A route that cannot be claimed was pressed: the server is asked for it, and says why not.
 * @param {TableStore} store
 * @param {string} track
 */
function askWhyNot(store, track) {
  if (store.myTurn.value && store.view.value?.phase === "turn" && !may(store, "claim", { track }) && !store.building.value) store.move({ do: "claim", track });
}

/**
 * What of the board has to be in sight now: what is being paid for, and the ends of a ticket on offer.
 * @param {TableStore} store
 * @returns {readonly string[]} tracks and cities
 */
function neededOf(store) {
  const choice = store.choice.value;
  if (choice?.track ?? choice?.city) return [choice.track ?? choice.city];
  const pointed = store.pointed.value;
  if (pointed?.track ?? pointed?.city) return [pointed.track ?? pointed.city ?? ""];
  return pointed?.ticket ? (store.map.value?.tickets[pointed.ticket]?.between ?? []) : [];
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
    way: pointed?.way ?? (pointed ? [] : store.planned.value),
    cities: pointed?.city ? [pointed.city] : pointed?.ticket ? (store.map.value?.tickets[pointed.ticket]?.between ?? []) : [],
    traced: pointed?.track ? [pointed.track] : [],
    wanted: openEnds(store),
    fresh: claimedSince(store),
    hints: hintsOf(store),
  };
}

/**
 * The cities that one's tickets still have to reach.
 * @param {TableStore} store
 */
function openEnds(store) {
  const tickets = (store.view.value?.own?.tickets ?? []).filter((it) => !it.done && store.choices.value?.ways?.[it.ticket] !== null);
  return tickets.flatMap((it) => store.map.value?.tickets[it.ticket]?.between ?? []);
}

/**
 * What others have claimed since one's own last turn.
 * @param {TableStore} store
 */
function claimedSince(store) {
  const events = store.events.value;
  const seat = store.seat.value;
  if (seat === null || store.past) return [];
  const last = events.map((it) => it.event === "turn-began" && it.seat === seat).lastIndexOf(true, store.myTurn.value ? lastTurn(events, seat) - 1 : undefined);
  return events.slice(last + 1).flatMap((it) => (it.event === "route-claimed" && it.seat !== seat ? [it.track] : []));
}

/**
 * Where one's turn that is being played began.
 * @param {readonly any[]} events
 * @param {number} seat
 */
const lastTurn = (events, seat) => events.map((it) => it.event === "turn-began" && it.seat === seat).lastIndexOf(true);

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

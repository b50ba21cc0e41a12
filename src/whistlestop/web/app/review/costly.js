// The decisions that cost most: what was played, what would have been better, and both on the board as it was then.
import { html, useState } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { Board } from "../board/board.js";
import { deed, reason } from "../play/hint.js";
import { lazy, styled } from "../lazy_component.js";
import { Link } from "../router.js";
import { useWords } from "../words/lazy.js";
import { t } from "../words/words.js";
import { percent } from "./figures.js";

const WhatIf = lazy(styled("explore", () => import("../explore/what_if.js")), "WhatIf", true);

/** @typedef {import("../../wire").Judgement} Judgement */
/** @typedef {import("../replay/replay_store.js").ReplayStore} ReplayStore */

/** @param {{store: ReplayStore, review: import("../../wire").Review}} props */
export function Costly({ store, review }) {
  const mine = store.info.value?.seats.findIndex((it) => it.mine) ?? -1;
  const [seat, choose] = useState(Math.max(0, mine));
  const [at, show] = useState(0);
  const names = store.names.value;
  const found = review.seats[seat].costly.map((moment) => /** @type {Judgement} */ (review.decisions.find((it) => it.moment === moment)));
  const pick = (/** @type {number} */ next) => {
    choose(next);
    show(0);
  };
  const shown = found[at] ?? null;
  const here = store.loaded.value; // moments come block by block: what they say is said when they are here
  const hasMap = store.map.value?.kind === "map";
  const [asking, ask] = useState(/** @type {number | null} */ (null));
  return html`
    <div class="row pick" role="group" aria-label=${t("page-review-player")}>
      ${names.map((name, it) => html`<button key=${it} class="button small" aria-pressed=${it === seat} onClick=${() => pick(it)}><${Emblem} seat=${it} /> ${name}</button>`)}
    </div>
    ${found.length ? null : html`<p>${t("page-review-costly-none", { name: names[seat] })}</p>`}
    <div class="review-costly ${hasMap ? "with-map" : ""}">
      <ol>${found.filter((it) => it.moment < here).map((it) => html`<li key=${it.moment}><${Decision} store=${store} judgement=${it} shown=${hasMap && it === shown} show=${() => show(found.indexOf(it))} hasMap=${hasMap} ask=${() => ask(it.moment)} /></li>`)}</ol>
      ${hasMap && shown && shown.moment < here ? html`<${Shown} store=${store} judgement=${shown} />` : null}
    </div>
    ${asking === null ? null : html`<${WhatIf} key=${asking} store=${store} moment=${asking} close=${() => ask(null)} />`}`;
}

/** @param {{store: ReplayStore, judgement: Judgement, shown: boolean, show: () => void, hasMap: boolean, ask: () => void}} props */
function Decision({ store, judgement, shown, show, hasMap, ask }) {
  const words = useWords("page-explore", "page-explore-what-if");
  const then = past(store, judgement);
  const cost = t("page-review-cost", { cost: percent(judgement.cost ?? 0), points: Math.max(0, Math.round(judgement.points ?? 0)) });
  const told = html`<b>${t("page-replay-turn", { turn: judgement.turn })}</b>
    <span>${t("page-review-played", { move: deed(then, judgement.played) })}</span>
    <span class="better">${t("page-review-better", { move: deed(then, judgement.better) })}</span>
    <span class="quiet">${reason(then, /** @type {any} */ ({ key: judgement.key ?? "", params: judgement.params ?? {} }))}</span>
    <span>${cost}</span>`;
  return html`<div class="review-decision">
    ${hasMap ? html`<button class="review-choose" aria-pressed=${shown} onClick=${show}>${told}</button>` : html`<div class="review-choose">${told}</div>`}
    <div class="row">
      <${Link} class="button small" to="/replay/${store.id}#${judgement.moment}">${t("page-review-show", { turn: judgement.turn })}<//>
      ${words ? html`<button class="button small" onClick=${ask}>${t("page-explore-what-if")}</button>` : null}
    </div>
  </div>`;
}

/**
 * As much of a table at that moment as sentences about moves need.
 * @param {ReplayStore} store
 * @param {Judgement} judgement
 * @returns {any}
 */
function past(store, judgement) {
  const own = store.moments[judgement.moment]?.own[judgement.seat] ?? null;
  return { map: store.map, names: store.names, view: { value: { own } } };
}

/** @param {{store: ReplayStore, judgement: Judgement}} props */
function Shown({ store, judgement }) {
  const map = /** @type {import("../../wire").MapInfo} */ (store.map.value);
  const moment = store.moments[judgement.moment];
  /** @type {Record<string, number>} */
  const owners = {};
  /** @type {Record<string, number>} */
  const stations = {};
  for (const seat of moment.view.seats) {
    for (const track of seat.routes) owners[track] = seat.seat;
    for (const city of seat.stations_at) stations[city] = seat.seat;
  }
  const better = onBoard(judgement.better);
  const played = onBoard(judgement.played);
  const dress = {
    owners,
    stations,
    can: new Set(),
    canCities: new Set(),
    chosen: null,
    way: [],
    cities: citiesOf(store, judgement),
    traced: played ? [played] : [],
    hints: better ? { [better]: 1 } : {},
  };
  return html`<div class="end-board review-board"><div class="end-frame"><${Board} map=${map} dress=${dress} needed=${[better, played].filter(Boolean)} /></div></div>`;
}

/** @param {any} action @returns {string | null} the track or the city that it is about */
const onBoard = (action) => action?.track ?? action?.city ?? null;

/**
 * The cities of the tickets that would have been kept.
 * @param {ReplayStore} store
 * @param {any} judgement
 */
function citiesOf(store, judgement) {
  const offer = store.moments[judgement.moment]?.own[judgement.seat]?.offer ?? [];
  const tickets = store.map.value?.tickets ?? {};
  return (judgement.better?.places ?? []).flatMap((/** @type {number} */ at) => tickets[offer[at - 1]?.ticket ?? ""]?.between ?? []);
}

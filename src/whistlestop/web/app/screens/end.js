// The end of a game: told bit by bit, then everything to look at.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { Chat } from "../play/chat.js";
import { Problem } from "../play/problem.js";
import { gameName } from "../words/games.js";
import { listAnd } from "../words/lists.js";
import { undoneTold } from "../words/rounds.js";
import { t } from "../words/words.js";
import { revealSteps } from "./end/reveal_steps.js";
import { Bonuses } from "./end/bonuses.js";
import { Celebration } from "./end/celebration.js";
import { Growth } from "./end/chart.js";
import { EndBoard } from "./end/end_board.js";
import { Fairness } from "./end/fairness.js";
import { NextActions } from "./end/next_actions.js";
import { ScoreRace } from "./end/score_race.js";
import { useRevealing } from "./end/reveal.js";
import { ScoreTable } from "./end/score_table.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */
/** @typedef {import("../../wire").Scores} Scores */

/** @param {{store: TableStore}} props */
export function End({ store }) {
  const info = store.info.value;
  const scores = store.view.value?.scores ?? null;
  const title = t("page-end-document");
  useEffect(() => void (document.title = title), [title]);
  // The table says that it is over a moment before the last view is here; without scores it was given up.
  if (!info || (!scores && !info.seats.some((it) => it.resigned))) return html`<main class="note-screen"><p role="status">${t("page-loading")}</p></main>`;
  return html`<main class="end">
    ${scores ? html`<${Scored} store=${store} scores=${scores} />` : html`<${GivenUp} store=${store} />`}
    <div class="end-more">
      <${Fairness} store=${store} info=${info} />
      ${store.mine.value.length || store.chat.value.length ? html`<section class="panel end-chat" aria-label=${t("page-chat")}><h2>${t("page-chat")}</h2><${Chat} store=${store} /></section>` : null}
    </div>
    <${Problem} store=${store} />
  </main>`;
}

/**
 * A game that was played to its end.
 * @param {{store: TableStore, scores: Scores}} props
 */
function Scored({ store, scores }) {
  const map = /** @type {import("../../wire").MapInfo} */ (store.map.value);
  const view = /** @type {import("../../wire").View} */ (store.view.value);
  const [beats] = useState(() => revealSteps(scores));
  const { told, over, skip } = useRevealing(store.id, beats.length);
  const [shown, show] = useState(/** @type {number | null} */ (null));
  const [pointed, point] = useState(/** @type {string | null} */ (null));
  const ranks = store.info.value?.ranks ?? scores.seats.map((it) => it.rank);
  const names = store.names.value;
  const now = over ? null : beats[told - 1];
  const [revealed] = useState(!over); // told now, and not looked at once more
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const hasMap = map.kind === "map";
  const resigned = (store.info.value?.seats ?? []).flatMap((it, seat) => (it.resigned ? [seat] : []));
  const telling = { scores, beats, told, ranks, cities: map.cities, names, resigned };
  const traced = over ? (shown ?? longestOf(scores)) : now?.kind === "longest" || now?.kind === "station" ? now.seat : null;
  const ticket = now?.kind === "ticket" ? scores.seats[now.seat].tickets[now.at].ticket : pointed;
  return html`
    <header class="end-head">
      <div>
        <p class="quiet">${gameName(map.id)}</p>
        <${Title} store=${store} ranks=${ranks} over=${over} />
      </div>
      ${over ? html`<${NextActions} store=${store} />` : html`<button class="button" onClick=${skip}>${t("page-end-skip")}</button>`}
    </header>
    ${over && revealed && winners.length ? html`<${Celebration} seat=${winners[0]} mine=${winners.includes(store.seat.value ?? -1)} />` : null}
    <div class="told ${hasMap ? "with-map" : ""}" onClick=${over ? undefined : skip}>
      ${hasMap ? html`<${EndBoard} map=${map} view=${view} names=${names} score=${traced === null ? null : scores.seats[traced]} ticket=${ticket} />` : null}
      ${hasMap ? null : html`<${Bonuses} map=${map} scores=${scores} names=${names} open=${(/** @type {string} */ city) => over || beats.slice(0, told).some((it) => it.kind === "bonus" && scores.seats[it.seat].bonuses[it.at].city === city)} />`}
      <${ScoreRace} telling=${telling} shown=${traced} show=${show} point=${point} hasMap=${hasMap} />
    </div>
    ${over
      ? html`<div class="end-figures">
          <${ScoreTable} result=${{ scores, names, ranks, map, resigned, undone: undoneTold(store.info.value, store.seat.value, names) }} />
          ${hasMap ? html`<${Growth} store=${store} />` : null}
        </div>`
      : null}`;
}

/**
 * Whoever has the bonus, or the first of them.
 * @param {Scores} scores
 */
function longestOf(scores) {
  return scores.seats.find((it) => it.longest?.points)?.seat ?? scores.winners[0] ?? null;
}

/**
 * Who won, once it has been told.
 * @param {{store: TableStore, ranks: readonly number[], over: boolean}} props
 */
function Title({ store, ranks, over }) {
  if (!over) return html`<h1>${t("page-end-telling")}</h1>`;
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = winners.filter((it) => it !== store.seat.value);
  const who = others.length === winners.length ? "other" : others.length ? "both" : "you";
  return html`<h1 class="winner" aria-live="polite">
    ${winners.map((seat) => html`<${Emblem} key=${seat} seat=${seat} />`)}
    <span>${t("page-end-won", { who, winners: winners.length, names: listAnd(others.map((it) => store.names.value[it])) })}</span>
  </h1>`;
}

/**
 * Somebody resigned, and that ended it: there are no scores, only points made so far.
 * @param {{store: TableStore}} props
 */
function GivenUp({ store }) {
  const info = /** @type {import("../../wire").Table} */ (store.info.value);
  const view = /** @type {import("../../wire").View} */ (store.view.value);
  const map = /** @type {import("../../wire").MapInfo} */ (store.map.value);
  const names = store.names.value;
  const ranks = info.ranks ?? [];
  return html`
    <header class="end-head">
      <div>
        <p class="quiet">${gameName(map.id)}</p>
        <${Title} store=${store} ranks=${ranks} over=${true} />
        ${info.seats.map((it, seat) => (it.resigned ? html`<p key=${seat}>${t("page-end-gave-up", { name: names[seat] })}</p>` : null))}
      </div>
      <${NextActions} store=${store} />
    </header>
    <div class="told ${map.kind === "map" ? "with-map" : ""}">
      ${map.kind === "map" ? html`<${EndBoard} map=${map} view=${view} names=${names} score=${null} ticket=${null} />` : null}
      <ol class="racers">
        ${view.seats.map((it) => html`<li key=${it.seat} class="racer panel ${ranks[it.seat] === 1 ? "won" : ""}">
          <div class="racer-head"><${Emblem} seat=${it.seat} /><span class="name">${names[it.seat]}</span><b class="total figures">${it.points}</b></div>
          <p class="quiet">${t("page-end-points-so-far", { points: it.points })}</p>
        </li>`)}
      </ol>
    </div>
    ${map.kind === "map" ? html`<div class="end-figures"><${Growth} store=${store} /></div>` : null}`;
}

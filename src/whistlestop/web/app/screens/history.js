// What somebody has played and how strong they are: one's own, or that of somebody at a table who lets others see it.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { get, request } from "../net/api.js";
import { Link, route } from "../router.js";
import { lookWhoIsHere, me } from "../state/me.js";
import { gameName } from "../words/games.js";
import { listAnd } from "../words/lists.js";
import { botName } from "../words/seats.js";
import { t } from "../words/words.js";
import { RelativeTime } from "./home/relative_time.js";
import { Trouble, useTask } from "./parts/task.js";
import { Switch } from "./parts/fields.js";
import { Curve } from "./people/curve.js";
import { Favourites } from "./people/favourites.js";
import { usePeopleWords } from "./people/words.js";

/** @typedef {import("../../wire").History} HistoryInfo */
/** @typedef {import("../../wire").Played} Played */

/** Whose: a table and a seat behind the `#`, or one's own.
 * @param {string} hash */
function pathOf(hash) {
  const found = /^([a-z0-9]+)\.([0-4])$/.exec(hash);
  return found ? `/api/tables/${found[1]}/seats/${found[2]}/history` : "";
}

export function History() {
  const ready = usePeopleWords();
  const [found, setFound] = useState(/** @type {HistoryInfo | null} */ (null));
  const { problem, run } = useTask();
  const other = pathOf(route.value.hash);
  useEffect(() => {
    run("look", async () => {
      if (!other && !me.value && !(await lookWhoIsHere())) setFound({ shown: false, games: [], by_game: [], by_opponent: [], ratings: [] });
      else setFound(await get(other || "/api/me/history"));
    });
  }, [other]);
  if (!ready) return html`<main class="help"><p role="status">${t("page-loading")}</p></main>`;
  return html`<main class="help people">
    <h1>${t(other ? "page-people-history-of" : "page-people-history")}</h1>
    <${Trouble} problem=${problem} />
    ${other ? null : html`<p><${Link} to="/open">${t("page-open")}<//></p>`}
    ${found ? html`<${Found} found=${found} own=${!other} keep=${setFound} />` : problem ? null : html`<p role="status">${t("page-loading")}</p>`}
  </main>`;
}

/** @param {{found: HistoryInfo, own: boolean, keep: (found: HistoryInfo) => void}} props */
function Found({ found, own, keep }) {
  const { problem, run } = useTask();
  /** @param {boolean} shown */
  const show = (shown) => run("show", async () => keep(await request("PUT", "/api/me/history", { shown })));
  if (!found.games.length) return html`<p>${t("page-people-no-games")}</p>`;
  return html`
    ${own
      ? html`<${Switch} label=${t("page-people-shown")} about=${t("page-people-shown-about")} checked=${found.shown} toggle=${show} />
          <p><a class="button small" href="/api/me/history" download="whistlestop-history.json">${t("page-people-save")}</a></p>
          <${Trouble} problem=${problem} />`
      : null}
    <${Ratings} found=${found} />
    <${Counts} found=${found} />
    <${Favourites} all=${found.favourites ?? []} />
    <section class="stack" aria-labelledby="played">
      <h2 id="played">${t("page-people-games")}</h2>
      <ul class="table-rows">${found.games.map((it) => html`<${Game} key=${it.table} played=${it} />`)}</ul>
    </section>
  `;
}

/** @param {{found: HistoryInfo}} props */
function Ratings({ found }) {
  if (!found.ratings.length) return html`<p class="quiet">${t("page-people-no-rating")}</p>`;
  return html`<section class="stack" aria-labelledby="ratings">
    <h2 id="ratings">${t("page-people-ratings")}</h2>
    <ul class="rating-cards">${found.ratings.map((it) => {
      const last = it.curve[it.curve.length - 1];
      return html`<li key=${`${it.game} ${it.players}`} class="panel">
        <h3>${t("page-people-pool", { game: gameName(it.game), players: it.players })}</h3>
        <p class="rating figures">${t("page-people-rating", { mean: last.mean, deviation: 2 * last.deviation })}</p>
        <p class="quiet">${t("page-people-rated-games", { number: it.curve.length })}</p>
        <${Curve} curve=${it.curve} />
      </li>`;
    })}</ul>
    <p class="quiet">${t("page-people-rating-about")}</p>
  </section>`;
}

/** @param {{found: HistoryInfo}} props */
function Counts({ found }) {
  return html`
    <section class="stack" aria-labelledby="by-game">
      <h2 id="by-game">${t("page-people-by-game")}</h2>
      <div class="scrolls"><table class="counts-table figures">
        <thead><tr><th>${t("page-game")}</th><th>${t("page-people-count")}</th><th>${t("page-people-won")}</th><th>${t("page-people-left")}</th><th>${t("page-people-stood-in")}</th></tr></thead>
        <tbody>${found.by_game.map((it) => html`<tr key=${it.game}><th scope="row">${gameName(it.game)}</th><td>${it.games}</td><td>${it.won}</td><td>${it.gone}</td><td>${it.stood_in}</td></tr>`)}</tbody>
      </table></div>
    </section>
    <section class="stack" aria-labelledby="by-opponent">
      <h2 id="by-opponent">${t("page-people-by-opponent")}</h2>
      <div class="scrolls"><table class="counts-table figures">
        <thead><tr><th>${t("page-people-opponent")}</th><th>${t("page-people-count")}</th><th>${t("page-people-before")}</th><th>${t("page-people-equal")}</th></tr></thead>
        <tbody>${found.by_opponent.map((it, number) => html`<tr key=${number}><th scope="row">${it.bot ? botName(it.bot) : it.name || t("page-guest")}</th><td>${it.games}</td><td>${it.before}</td><td>${it.equal}</td></tr>`)}</tbody>
      </table></div>
    </section>`;
}

/** @param {{played: Played}} props */
function Game({ played }) {
  const mine = played.seats[played.seat];
  const others = played.seats.flatMap((it) => (it.mine ? [] : [it.bot ? botName(it.name) : it.name || t("page-guest")]));
  return html`<li><${Link} to=${played.whole ? `/replay/${played.table}` : `/table/${played.table}`} class="table-row">
    <span class="table-row-words">
      <span class="table-row-title">${gameName(played.game)} <${RelativeTime} at=${played.ended} now=${Date.now()} /></span>
      <span class="quiet">${t("page-with", { names: listAnd(others) })}</span>
    </span>
    <span class="table-row-state">
      ${played.rated ? html`<span class="tag">${t("page-rated")}</span>` : null}
      ${played.day ? html`<span class="tag">${t("page-day")}</span>` : null}
      ${played.accuracy == null ? null : html`<span class="tag">${t("page-people-accuracy", { number: Math.round(played.accuracy) })}</span>`}
      ${mine?.stood_in ? html`<span class="tag">${t("page-people-bot-turns", { number: mine.stood_in })}</span>` : null}
      <span class="tag">${mine?.gone || !mine ? t("page-people-gone") : t("page-people-place", { place: mine.rank, points: mine.points })}</span>
    </span>
  <//></li>`;
}

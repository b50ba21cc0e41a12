// The table of the day: the same luck for everybody, and who came how far when the day is over.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { get } from "../net/api.js";
import { Link, go } from "../router.js";
import { connection, lookWhoIsHere, me, signIn } from "../state/me.js";
import { gameName, poster } from "../words/games.js";
import { listAnd } from "../words/lists.js";
import { botName } from "../words/seats.js";
import { t } from "../words/words.js";
import { ownName } from "./home/start.js";
import { Trouble, useTask } from "./parts/task.js";
import { usePeopleWords } from "./people/words.js";

/** @typedef {import("../../wire").Days} Days */
/** @typedef {import("../../wire").DayTable} DayTable */

export function Day() {
  const ready = usePeopleWords();
  const [days, setDays] = useState(/** @type {Days | null} */ (null));
  const { problem, run } = useTask();
  useEffect(() => {
    run("look", async () => {
      if (!me.value) await lookWhoIsHere();
      setDays(await get("/api/days"));
    });
  }, []);
  if (!ready) return html`<main class="help"><p role="status">${t("page-loading")}</p></main>`;
  return html`<main class="help people">
    <h1>${t("page-day")}</h1>
    <p>${t("page-people-day-about")}</p>
    <${Trouble} problem=${problem} />
    ${days ? html`<${Found} days=${days} />` : problem ? null : html`<p role="status">${t("page-loading")}</p>`}
  </main>`;
}

/** @param {{days: Days}} props */
function Found({ days }) {
  const minutes = Math.max(0, Math.ceil((days.ends - days.now) / 60_000));
  return html`
    <section class="stack" aria-labelledby="today">
      <h2 id="today">${t("page-people-day-today", { day: days.today[0].day })}</h2>
      <p class="quiet">${t("page-people-day-left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
      <ul class="rating-cards">${days.today.map((it) => html`<${Today} key=${it.game} table=${it} />`)}</ul>
      <p class="quiet">${t("page-people-day-open")}</p>
    </section>
    <section class="stack" aria-labelledby="yesterday">
      <h2 id="yesterday">${t("page-people-day-yesterday", { day: days.yesterday[0].day })}</h2>
      ${days.yesterday.map((it) => html`<${Results} key=${it.game} table=${it} />`)}
    </section>
    <details class="more-options">
      <summary class="named">${t("page-people-day-promise")}</summary>
      <p>${t("page-people-day-promise-about")}</p>
      <ul class="promises">${[...days.today, ...days.tomorrow].map((it) => html`<li key=${`${it.day} ${it.game}`}>${it.day} · ${gameName(it.game)}<br /><code>${it.commitment}</code></li>`)}</ul>
    </details>`;
}

/** @param {{table: DayTable}} props */
function Today({ table }) {
  const { doing, problem, run } = useTask();
  /** @param {boolean} again */
  const play = (again) =>
    run("play", async () => {
      await signIn();
      go(`/table/${(await connection.send({ type: "today", game: table.game, again, name: ownName() })).table}`);
    });
  const door = table.over ? "page-people-day-again" : table.mine ? "page-people-day-go-on" : "page-people-day-play";
  const game = gameName(table.game);
  return html`<li class="panel">
    <h3>${game}</h3>
    <img class="day-poster" src=${poster(table.game)} alt="" width="288" height="180" />
    <p class="quiet">${t("page-with", { names: listAnd(table.bots.map(botName)) })}</p>
    <p class="quiet">${t("page-people-day-played", { number: table.played })}</p>
    ${table.over ? html`<p role="status">${t("page-people-day-done")} <${Link} to=${`/table/${table.mine}`}>${t("page-people-day-look")}<//></p>` : null}
    <button class=${table.over ? "button" : "button go"} disabled=${Boolean(doing)} aria-label=${t("page-people-day-door", { door: t(door), game })} onClick=${() => play(Boolean(table.over))}>${t(door)}</button>
    <${Trouble} problem=${problem} />
  </li>`;
}

/** @param {{table: DayTable}} props */
function Results({ table }) {
  const results = table.results ?? [];
  return html`<div class="stack">
    <h3>${gameName(table.game)}</h3>
    ${results.length
      ? html`<div class="scrolls" tabindex="0" role="group" aria-label=${gameName(table.game)}><table class="counts-table figures">
          <thead><tr><th>${t("page-people-day-place")}</th><th>${t("page-people-day-name")}</th><th>${t("page-people-day-points")}</th><th>${t("page-people-day-rank")}</th><th>${t("page-people-day-proof")}</th></tr></thead>
          <tbody>${results.map((it) => html`<tr key=${it.table} class=${it.mine ? "mine" : ""}><td>${it.place}</td><th scope="row">${it.name || t("page-guest")}</th><td>${it.points}</td><td>${it.rank}</td>
            <td><${Link} to=${`/replay/${it.table}`} aria-label=${t("page-people-day-replay-of", { name: it.name || t("page-guest") })}>${t("page-people-day-replay")}<//></td></tr>`)}</tbody>
        </table></div>`
      : html`<p class="quiet">${t("page-people-day-nobody")}</p>`}
    <details class="more-options"><summary>${t("page-people-day-seed")}</summary><p>${t("page-people-day-seed-about")}</p><p><code>${table.commitment}</code><br /><code>${table.seed ?? ""}</code></p></details>
  </div>`;
}

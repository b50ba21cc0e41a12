// The review of a finished game: the chances, how everybody played, where it turned, and what cost most.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { get } from "../net/api.js";
import { infoOf, isFromFile } from "../replay/opened.js";
import { ReplayStore } from "../replay/replay_store.js";
import { ChancesChart } from "../review/chances.js";
import { Costly } from "../review/costly.js";
import { percent } from "../review/figures.js";
import { Seats } from "../review/seats.js";
import { Link, route } from "../router.js";
import { hashOf, admissionFrom } from "../state/admission.js";
import { sentenceOf } from "../words/errors.js";
import { gameName } from "../words/games.js";
import { loadWords, t } from "../words/words.js";

/** @typedef {import("../../wire").Reviewing} Reviewing */

const AGAIN = 500; // ms between two questions how far it is

/** @param {{id: string}} props */
export function Review({ id }) {
  const [store] = useState(() => new ReplayStore(id, admissionFrom(route.value.hash)));
  const [ready, setReady] = useState(false);
  const [found, setFound] = useState(/** @type {Reviewing | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    Promise.all([loadWords("page-review"), store.open()]).catch(setProblem);
    loadWords("page-review").then(() => setReady(true), setProblem);
    let here = true;
    const ask = async () => {
      if (isFromFile(id)) await infoOf(id, store.admission); // should the server have forgotten it
      while (here) {
        const answer = await get(`/api/tables/${id}/review`, store.admission);
        if (here) setFound(answer);
        if (answer.review) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    };
    ask().catch((error) => here && setProblem(error));
    return () => {
      here = false;
      store.close();
    };
  }, []);
  const title = ready ? t("page-review-document") : "";
  useEffect(() => void (title && (document.title = title)), [title]);
  if (problem) return html`<${Refused} store=${store} problem=${problem} />`;
  if (!ready || !found || !store.info.value || !store.map.value) return html`<main class="note-screen" aria-busy="true"><p role="status">${t("page-loading")}</p></main>`;
  return html`<main class="end review">
    <header class="end-head">
      <div><p class="quiet">${gameName(store.map.value.id)}</p><h1>${t("page-review-title")}</h1></div>
      <nav class="farewell" aria-label=${t("page-end-now")}>
        <${Link} class="button" to="/table/${id}${hashOf(store.admission)}">${t("page-replay-to-end")}<//>
        <${Link} class="button" to="/replay/${id}${hashOf(store.admission)}">${t("page-end-replay")}<//>
        <${Link} class="button" to="/">${t("page-end-home")}<//>
      </nav>
    </header>
    <${Found} store=${store} found=${found} />
  </main>`;
}

/** @param {{store: ReplayStore, found: Reviewing}} props */
function Found({ store, found }) {
  const names = store.names.value;
  const { review } = found;
  return html`
    ${review ? null : html`<p class="review-working" role="status"><progress value=${found.progress} max="1" aria-label=${t("page-review-title")}></progress> ${t("page-review-working", { percent: percent(found.progress) })}</p>`}
    ${found.chances.length > 1
      ? html`<section class="panel growth" aria-labelledby="review-chances">
          <h2 id="review-chances">${t("page-review-chances")}</h2>
          <p class="quiet">${t("page-review-chances-about")}</p>
          <${ChancesChart} points=${found.chances} names=${names} />
        </section>`
      : null}
    ${review
      ? html`${review.seats[0]?.account
            ? html`<section class="panel growth" aria-labelledby="review-seats"><h2 id="review-seats">${t("page-review-accuracy")}</h2><${Seats} review=${review} names=${names} /></section>`
            : null}
          <section class="panel growth" aria-labelledby="review-costly"><h2 id="review-costly">${t("page-review-costly")}</h2><${Costly} store=${store} review=${review} /></section>
          <section class="panel growth" aria-labelledby="review-turning"><h2 id="review-turning">${t("page-review-turning")}</h2><${Turning} store=${store} review=${review} /></section>
          <p class="quiet">${t(`page-review-judge-${review.judge}`)}</p>`
      : null}`;
}

/** @param {{store: ReplayStore, review: import("../../wire").Review}} props */
function Turning({ store, review }) {
  if (!review.turning_points.length) return html`<p>${t("page-review-turning-none")}</p>`;
  return html`<ul class="review-turning">${review.turning_points.map((it) => html`<li key=${it.turn}>
    <span>${t("page-review-turned", { why: whyOf(it), turn: it.turn, name: store.names.value[it.seat], before: percent(it.before), after: percent(it.after) })}</span>
    <${Link} class="button small" to="/replay/${store.id}#${it.moment}">${t("page-review-show", { turn: it.turn })}<//>
  </li>`)}</ul>`;
}

/** @param {import("../../wire").TurningPoint} point */
function whyOf(point) {
  if (point.luck === null) return "unknown";
  return Math.abs(point.luck) > Math.abs(point.after - point.before) / 2 ? "luck" : "play";
}

/**
 * It is not over, or not for everybody, or could not be worked out.
 * @param {{store: ReplayStore, problem: any}} props
 */
function Refused({ store, problem }) {
  return html`<main class="note-screen"><div class="stack">
    <p role="alert">${problem.code === "wrong-state" ? t("page-replay-not-over") : sentenceOf(problem)}</p>
    <p><${Link} class="button" to="/table/${store.id}${hashOf(store.admission)}">${t("page-replay-watch")}<//></p>
    <p><${Link} class="button" to="/">${t("page-end-home")}<//></p>
  </div></main>`;
}

// Puzzles: the position on the real board with the real controls, and what is said of the answer.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { CardGame } from "../play/card_game.js";
import { MapGame } from "../play/map_game.js";
import { useNarrow } from "../play/narrow.js";
import { Answer } from "../puzzles/answer.js";
import { allPuzzles, chosen, nextOf, remember, solved, wanted } from "../puzzles/choose.js";
import { PuzzleTable } from "../puzzles/store.js";
import { Link, go, route } from "../router.js";
import { sentenceOf } from "../words/errors.js";
import { gameName } from "../words/games.js";
import { language, loadWords, t } from "../words/words.js";

/** @typedef {import("../../wire").PuzzleList} PuzzleList */

const LEVELS = ["", "easy", "medium", "hard"];

export function Puzzles() {
  const [store] = useState(() => new PuzzleTable());
  const [list, setList] = useState(/** @type {PuzzleList | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    Promise.all([allPuzzles(), loadWords("page-puzzles")]).then(([them]) => setList(them), setProblem);
  }, [language.value]);
  useEffect(() => () => store.close(), []);
  const id = list ? route.value.hash || nextOf(chosen(list)) : "";
  useEffect(() => {
    const here = list?.puzzles.find((it) => it.id === id);
    if (here && here.game !== wanted.value.game) wanted.value = { game: here.game, level: "" };
    if (id) store.show(id).then(() => setProblem(null), setProblem);
  }, [id]);
  const title = list ? t("page-puzzle-document") : "";
  useEffect(() => void (title && (document.title = title)), [title]);
  const said = store.answered.value;
  useEffect(() => {
    if (said?.right) remember(store.id);
  }, [said]);
  if (problem) return html`<${Refused} problem=${problem} />`;
  if (!list || !store.view.value || !store.map.value) return html`<main class="note-screen" aria-busy="true"><p role="status">${t("page-loading")}</p></main>`;
  return html`<div class="puzzling ${said ? "told" : ""}">
    <${Head} store=${store} list=${list} />
    ${store.map.value.kind === "map" ? html`<${MapGame} store=${store} key=${store.id} />` : html`<${CardGame} store=${store} key=${store.id} />`}
  </div>`;
}

/**
 * What is asked, what was answered, and the way to another one.
 * @param {{store: PuzzleTable, list: PuzzleList}} props
 */
function Head({ store, list }) {
  const said = store.answered.value;
  const here = list.puzzles.find((it) => it.id === store.id);
  const among = chosen(list);
  const at = list.puzzles.filter((it) => it.game === here?.game).findIndex((it) => it.id === store.id);
  const next = nextOf(among, store.id);
  const narrow = useNarrow();
  const on = () => go(`/puzzles#${next}`);
  return html`<section class="puzzle-head" aria-label=${t("page-puzzles")}>
    <div class="puzzle-line">
      <h1>${t("page-puzzle-number", { number: at + 1 })}</h1>
      <p class="quiet">${t("page-puzzle-about", { game: gameName(here?.game ?? ""), level: here?.level ?? "" })}
        ${solved.value.includes(store.id) ? html` <span class="tag">${t("page-puzzle-solved")}</span>` : null}</p>
      ${narrow ? html`<details class="puzzle-more"><summary class="button small plain">${t("page-puzzle-choose")}</summary><${Choosing} list=${list} /></details>` : html`<${Choosing} list=${list} />`}
    </div>
    ${said
      ? html`<${Answer} store=${store}>
          <button class="button go" onClick=${on}>${t("page-puzzle-next")}</button>
          <button class="button" onClick=${() => store.again()}>${t("page-puzzle-again")}</button>
        <//>`
      : html`<div class="puzzle-line"><p class="puzzle-ask">${t("page-puzzle-ask")}</p>
          <div class="row buttons"><button class="button small" disabled=${store.sending.value} onClick=${() => store.answer(null)}>${t("page-puzzle-show")}</button>
          <button class="button small plain" onClick=${on}>${t("page-puzzle-other")}</button></div></div>`}
  </section>`;
}

/**
 * The game and the level; what has been solved; today's.
 * @param {{list: PuzzleList}} props
 */
function Choosing({ list }) {
  const games = Object.keys(list.today);
  const among = chosen(list);
  /** @param {Partial<{game: string, level: string}>} wish */
  const want = (wish) => {
    wanted.value = { ...wanted.value, ...wish };
    go(`/puzzles#${nextOf(chosen(list))}`);
  };
  return html`<div class="puzzle-wishes">
    <select class="input" aria-label=${t("page-puzzle-game")} onChange=${(/** @type {any} */ event) => want({ game: event.target.value })}>
      ${games.map((it) => html`<option key=${it} value=${it} selected=${it === wanted.value.game}>${gameName(it)}</option>`)}
    </select>
    <select class="input" aria-label=${t("page-puzzle-level")} onChange=${(/** @type {any} */ event) => want({ level: event.target.value })}>
      ${LEVELS.map((it) => html`<option key=${it} value=${it} selected=${it === wanted.value.level}>${t(`page-puzzle-level-${it || "any"}`)}</option>`)}
    </select>
    <span class="quiet figures">${t("page-puzzle-count", { number: among.filter((it) => solved.value.includes(it.id)).length, of: among.length })}</span>
    <${Link} class="button small" to=${`/puzzles#${list.today[wanted.value.game] ?? ""}`}>${t("page-puzzle-today")}<//>
  </div>`;
}

/** @param {{problem: any}} props */
function Refused({ problem }) {
  return html`<main class="note-screen"><div class="stack">
    <p role="alert">${problem.code === "nothing-here" ? t("page-puzzle-none") : sentenceOf(problem)}</p>
    <p><${Link} class="button" to="/">${t("page-end-home")}<//></p>
  </div></main>`;
}

// Home: three games and what to press; then the way to a friend's table, one's own games, and tables open to all.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { ALONE } from "../constants.js";
import { later } from "../later.js";
import { Link } from "../router.js";
import { loadOffer } from "../state/me.js";
import { learned, known } from "../state/prefs.js";
import { gameName } from "../words/games.js";
import { t } from "../words/words.js";
import { ByCode } from "./home/code.js";
import { Finished, Lobby, Running, useLists } from "./home/lists.js";
import { Posters } from "./home/posters.js";
import { Somebody } from "./home/somebody.js";
import { ServerNote } from "./warming.js";

const OTHER_LESSONS = ["europe", "card_game"]; // the first is in North America
const DemoNote = later(() => import("./demo.js"), "DemoNote");
const NewTable = later(() => import("./home/newtable.js"), "NewTable", true);

export function Home() {
  const [plan, setPlan] = useState(/** @type {{game: string, way: import("./home/draft.js").Way} | null} */ (null));
  useLists();
  useEffect(() => void loadOffer().catch(() => {}), []);
  return html`<main class="home">
    <header class="home-head">
      <h1>${t("page-title")}</h1>
      ${ALONE ? null : html`<p>${t("page-home-lead")}</p>`}
    </header>
    <${ALONE ? DemoNote : ServerNote} />
    <${Running} />
    <${Posters} plan=${(/** @type {string} */ game, /** @type {import("./home/draft.js").Way} */ way) => setPlan({ game, way })} />
    <p class="home-learn">${learned.value
      ? null
      : html`<${Link} to="/learn" class="button">${t(known.value ? "page-learn" : "page-learn-first")}<//>
          ${OTHER_LESSONS.map((game) => html`<${Link} key=${game} to=${`/learn#game=${game}`} class="button plain">${gameName(game)}<//>`)}`}
      <${Link} to="/puzzles" class="button">${t("page-puzzles")}<//></p>
    <div class="home-columns">
      ${ALONE ? null : html`<div class="stack"><${ByCode} /><${Somebody} /></div>`}
      <div class="stack">${ALONE ? null : html`<${Lobby} />`}<${Finished} /></div>
    </div>
    <footer class="home-foot quiet">
      <p>${t("page-unofficial")}</p>
      <p><${Link} to="/open">${t("page-open")}<//> <${Link} to="/help">${t("page-help")}<//></p>
    </footer>
    ${plan ? html`<${NewTable} game=${plan.game} way=${plan.way} close=${() => setPlan(null)} />` : null}
  </main>`;
}

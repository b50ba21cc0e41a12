// Home: three games and what to press; then the seating to a friend's table, one's own games, and tables open to all.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { DEMO } from "../constants.js";
import { lazy } from "../lazy_component.js";
import { Link } from "../router.js";
import { loadOffer } from "../state/me.js";
import { learned, known } from "../state/prefs.js";
import { gameName } from "../words/games.js";
import { t } from "../words/words.js";
import { JoinByCode } from "./home/join_code.js";
import { Finished, Lobby, Running, useLists } from "./home/lists.js";
import { Posters } from "./home/posters.js";
import { QuickPairing } from "./home/quick_pairing.js";
import { ServerNote } from "./server_starting.js";

const OTHER_LESSONS = ["europe", "card_game"]; // the first is in North America
const DemoNote = lazy(() => import("./demo.js"), "DemoNote");
const NewTable = lazy(() => import("./home/new_table.js"), "NewTable", true);

export function Home() {
  const [plan, setPlan] = useState(/** @type {{game: string, seating: import("./home/draft.js").Seating} | null} */ (null));
  useLists();
  useEffect(() => void loadOffer().catch(() => {}), []);
  return html`<main class="home">
    <header class="home-head">
      <h1>${t("page-title")}</h1>
      ${DEMO ? null : html`<p>${t("page-home-lead")}</p>`}
    </header>
    <${DEMO ? DemoNote : ServerNote} />
    <${Running} />
    <${Posters} plan=${(/** @type {string} */ game, /** @type {import("./home/draft.js").Seating} */ seating) => setPlan({ game, seating })} />
    <p class="home-learn">${learned.value
      ? null
      : html`<${Link} to="/learn" class="button">${t(known.value ? "page-learn" : "page-learn-first")}<//>
          ${OTHER_LESSONS.map((game) => html`<${Link} key=${game} to=${`/learn#game=${game}`} class="button plain">${gameName(game)}<//>`)}`}
      <${Link} to="/puzzles" class="button">${t("page-puzzles")}<//></p>
    <div class="home-columns">
      ${DEMO ? null : html`<div class="stack"><${JoinByCode} /><${QuickPairing} /></div>`}
      <div class="stack">${DEMO ? null : html`<${Lobby} />`}<${Finished} /></div>
    </div>
    <footer class="home-foot quiet">
      <p>${t("page-unofficial")}</p>
      <p><${Link} to="/open">${t("page-open")}<//> <${Link} to="/help">${t("page-help")}<//></p>
    </footer>
    ${plan ? html`<${NewTable} game=${plan.game} seating=${plan.seating} close=${() => setPlan(null)} />` : null}
  </main>`;
}

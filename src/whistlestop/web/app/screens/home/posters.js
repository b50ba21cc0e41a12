// The games, each as a poster with what can be pressed under it.
import { html } from "../../../vendor/preact.js";
import { Icon } from "../../art/icons.js";
import { DEMO } from "../../constants.js";
import { server } from "../../state/server.js";
import { gameAbout, gameName, games, poster } from "../../words/games.js";
import { t } from "../../words/words.js";
import { Trouble, useTask } from "../parts/task.js";
import { playNow } from "./start.js";

/** @typedef {import("./draft.js").Seating} Seating */

/** @param {{plan: (game: string, seating: Seating) => void}} props */
export function Posters({ plan }) {
  const { doing, problem, run } = useTask();
  return html`<section aria-labelledby="games">
    <h2 id="games" class="read">${t("page-games")}</h2>
    <ul class="posters">
      ${games().map(
        (game) => html`<${Poster} key=${game} game=${game} doing=${doing} plan=${plan} play=${() => run(game, () => playNow(game))} />`,
      )}
    </ul>
    <${Trouble} problem=${problem} />
  </section>`;
}

/** @param {{game: string, doing: string, play: () => void, plan: (game: string, seating: Seating) => void}} props */
function Poster({ game, doing, play, plan }) {
  const name = gameName(game);
  const setting = doing === game;
  return html`<li class="poster panel">
    <img class="poster-art" src=${poster(game)} alt="" width="480" height="300" />
    <div class="poster-words">
      <h3>${name}</h3>
      <p class="quiet">${gameAbout(game)}</p>
    </div>
    <div class="poster-doors">
      <button class="button go wide" disabled=${Boolean(doing)} aria-label=${t("page-play-now-at", { game: name })} onClick=${play}>
        ${setting ? (server.value.reachable ? t("page-setting") : t("page-play-when-ready")) : t("page-play-now")}
      </button>
      ${DEMO ? null : html`<button class="button" aria-label=${t("page-with-friends-at", { game: name })} onClick=${() => plan(game, "friends")}>${t("page-with-friends")}</button>`}
      <button class="button ${DEMO ? "wide" : ""}" aria-label=${t("page-pass-at", { game: name })} onClick=${() => plan(game, "pass")}>${t("page-pass-and-play")}</button>
      <button class="button small plain poster-more" aria-label=${t("page-choose-bots-at", { game: name })} onClick=${() => plan(game, "bots")}>
        <${Icon} name="more" />${t("page-choose-bots")}
      </button>
    </div>
  </li>`;
}

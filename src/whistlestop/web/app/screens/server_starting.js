// The server is not all there yet (its very first start), or not there at all: said calmly, and it goes on by itself.
import { html } from "../../vendor/preact.js";
import { server } from "../state/server.js";
import { poster } from "../words/games.js";
import { t } from "../words/words.js";

/** A line at the top of a screen that can be looked at meanwhile. */
export function ServerNote() {
  const { reachable, ready, fraction } = server.value;
  if (reachable && ready) return null;
  const percent = Math.round(100 * fraction);
  return html`<section class="server-note panel" role="status">
    <p class="named">${reachable ? t("page-warming") : t("page-away")}</p>
    <p class="quiet">${reachable ? t("page-warming-about", { percent }) : t("page-away-about")}</p>
    ${reachable ? html`<progress value=${percent} max="100" aria-label=${t("page-warming")}></progress>` : null}
  </section>`;
}

/** Instead of a screen that can show nothing without the server. */
export function ServerScreen() {
  return html`<main class="dealing"><img class="poster-art" src=${poster("europe")} alt="" width="480" height="300" /><${ServerNote} /></main>`;
}

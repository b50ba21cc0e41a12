// A table before its game: who sits where, how others get here, and the one thing to press.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { go } from "../router.js";
import { loadOffer } from "../state/me.js";
import { gameName, poster } from "../words/games.js";
import { roundsTold } from "../words/rounds.js";
import { t } from "../words/words.js";
import { Chat } from "../play/chat.js";
import { useTakingOver } from "../play/focus.js";
import { Problem } from "../play/problem.js";
import { Invite } from "./waiting_room/invite.js";
import { Seats } from "./waiting_room/seats.js";
import { Starting } from "./waiting_room/starting.js";
import { settingsText } from "./parts/settings_text.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function WaitingRoom({ store }) {
  useEffect(() => {
    document.title = t("page-title");
    loadOffer().catch(() => {});
  }, []);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useTakingOver(true, box);
  const info = store.info.value;
  if (!info) return null;
  const seated = store.mine.value.length > 0;
  const company = info.seats.filter((it) => it.kind === "person").length > 1 && !info.settings.pass_and_play;
  const alone = seated && info.seats.every((it) => it.mine || it.kind === "bot");
  const all = info.seats.every((it) => it.kind === "bot" || it.ready);
  if (info.status === "opening" || (alone && all)) return html`<${Dealing} game=${info.settings.game} />`;
  const rounds = roundsTold(info, store.names.value);
  const leave = async () => {
    for (const seat of store.mine.value) await store.command({ type: "leave", seat });
    go("/");
  };
  return html`<main class="before">
    <header class="before-head">
      <img class="poster-art" src=${poster(info.settings.game)} alt="" width="480" height="300" />
      <div>
        <h1 tabindex="-1" ref=${box}>${gameName(info.settings.game)}</h1>
        <ul class="agreed quiet">${settingsText(info.settings).map((it) => html`<li key=${it}>${it}</li>`)}</ul>
      </div>
    </header>
    <div class="before-columns">
      <section class="stack" aria-labelledby="seats">
        <h2 id="seats">${t("page-seats")}</h2>
        <${Seats} store=${store} info=${info} />
        ${rounds ? html`<p class="rounds" role="status">${rounds}</p>` : null}
        <${Starting} store=${store} info=${info} />
        ${seated ? html`<p><button class="button small plain" onClick=${leave}>${t("page-leave")}</button></p>` : null}
      </section>
      <div class="stack">
        ${info.invite && !info.settings.pass_and_play && info.seats.some((it) => it.kind === "empty") ? html`<${Invite} code=${info.code ?? ""} invite=${info.invite} />` : null}
        ${company ? html`<section class="panel talk" aria-labelledby="talk"><h2 id="talk">${t("page-chat")}</h2><${Chat} store=${store} /></section>` : null}
      </div>
    </div>
    <${Problem} store=${store} />
  </main>`;
}

/** Everybody is ready; the chances are being opened.
 * @param {{game: string}} props */
function Dealing({ game }) {
  return html`<main class="dealing">
    <img class="poster-art" src=${poster(game)} alt="" width="480" height="300" />
    <p role="status">${t("page-dealing")}</p>
  </main>`;
}

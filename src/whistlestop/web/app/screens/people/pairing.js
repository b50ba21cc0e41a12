// Play somebody: choose a game and how many, wait and see how it stands, and be taken to the table.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { SHIPPED } from "../../constants.js";
import { go } from "../../router.js";
import { connection, signIn } from "../../state/me.js";
import { nonceHash } from "../../state/nonces.js";
import { gameName, seatsFor } from "../../words/games.js";
import { t } from "../../words/words.js";
import { playNow } from "../home/start.js";
import { Dialog } from "../parts/dialog.js";
import { Trouble, useTask } from "../parts/task.js";
import { Switch } from "../parts/fields.js";
import { Ask } from "./ask.js";
import { usePeopleWords } from "./words.js";

/** @typedef {import("../../../wire").Seeking} Seeking */
/** @typedef {{game: string, players: number, rated: boolean}} Wish */

const PATIENT = 30; // seconds, before a bot is offered

/** @param {{close: () => void}} props */
export function Pairing({ close }) {
  const ready = usePeopleWords();
  const [wish, setWish] = useState(/** @type {Wish | null} */ (null));
  const [rated, setRated] = useState(false);
  if (!ready) return null;
  return html`<${Dialog} title=${t("page-somebody-wanted")} close=${close}>
    ${wish
      ? html`<${Waiting} wish=${wish} stop=${() => setWish(null)} />`
      : html`<p>${t("page-people-choose")}</p>
          ${SHIPPED.map((game) => html`<${Numbers} key=${game} game=${game} choose=${(/** @type {number} */ players) => setWish({ game, players, rated })} />`)}
          <${Switch} label=${t("page-rated")} about=${t("page-rated-about")} checked=${rated} toggle=${setRated} />
          <${Ask} rated=${rated} close=${close} />`}
  <//>`;
}

/** @param {{game: string, choose: (players: number) => void}} props */
function Numbers({ game, choose }) {
  const { least, most } = seatsFor(game);
  const numbers = Array.from({ length: most - Math.max(2, least) + 1 }, (_, at) => Math.max(2, least) + at);
  return html`<div class="row between" role="group" aria-label=${gameName(game)}>
    <span class="named">${gameName(game)}</span>
    <span class="row">${numbers.map((it) => html`<button key=${it} class="button" aria-label=${t("page-people-seek", { game: gameName(game), number: it })} onClick=${() => choose(it)}>${it}</button>`)}</span>
  </div>`;
}

/** Waiting, for as long as this is open.
 * @param {{wish: Wish, stop: () => void}} props */
function Waiting({ wish, stop }) {
  const [told, setTold] = useState(/** @type {Seeking | null} */ (null));
  const [seconds, setSeconds] = useState(0);
  const [fault, setFault] = useState(/** @type {unknown} */ (null));
  const { problem, run } = useTask();
  useEffect(() => {
    let over = false;
    const seek = async () => {
      try {
        await signIn();
        if (!over) await connection.send({ type: "seek", ...wish }, true);
      } catch (error) {
        if (!(error instanceof Error && error.message === "lost")) setFault(error); // a lost line asks again when it is back
      }
    };
    /** @param {any} answer */
    const hear = async (answer) => {
      if (answer.type === "seeking") setTold(answer);
      if (answer.type !== "paired" || over) return;
      over = true;
      await connection.send({ type: "ready", table: answer.table, seat: answer.seat, hash: nonceHash(answer.table, answer.seat) }).catch(() => {});
      go(`/table/${answer.table}`);
    };
    connection.listeners.add(hear);
    connection.opened.add(seek); // also at a server that was killed: whoever comes back asks again
    seek();
    const timer = setInterval(() => setSeconds((it) => it + 1), 1000);
    return () => {
      clearInterval(timer);
      connection.listeners.delete(hear);
      connection.opened.delete(seek);
      if (!over) connection.send({ type: "unseek" }, true).catch(() => {});
      over = true;
    };
  }, []);
  const others = told ? told.waiting - 1 : 0;
  return html`<div class="stack">
    <p class="named">${t("page-people-seeking", { game: gameName(wish.game), number: wish.players })}</p>
    <p class="figures" role="timer">${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}</p>
    ${told ? html`<p role="status">${t("page-people-others", { number: others, online: told.online })}</p>` : null}
    <${Trouble} problem=${problem ?? fault} />
    ${seconds >= PATIENT ? html`<p>${t("page-people-bot-offer")}</p><button class="button go wide" onClick=${() => run("bots", () => playNow(wish.game))}>${t("page-people-bot-play")}</button>` : null}
    <button class="button" onClick=${stop}>${t("page-people-stop")}</button>
  </div>`;
}

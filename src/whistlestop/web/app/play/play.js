// A game in play: which of the two kinds of table, and what both have.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { lazy, styled } from "../lazy_component.js";
import { connection } from "../state/me.js";
import { notify } from "../state/notices.js";
import { pace } from "../state/prefs.js";
import { t } from "../words/words.js";
import { ChatToast } from "./chat.js";
import { PassCover } from "./pass_cover.js";
import { Heard } from "./log.js";
import { MapGame } from "./map_game.js";
import { TimeUp } from "./time_up.js";
import { useUndoKey } from "./undo.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

const CardGame = lazy(() => import("./card_game.js"), "CardGame");
const Live = lazy(styled("explore", () => import("../explore/live.js")), "Live", true);

/** @param {{store: TableStore}} props */
export function Play({ store }) {
  const kind = store.map.value?.kind;
  const mine = store.myTurn.value;
  const title = mine ? t("page-title-your-turn") : t("page-title"); // anew when the words of another language are here
  useEffect(() => void (document.title = title), [title]);
  useEffect(() => {
    if (mine) notify(title);
  }, [mine]);
  useUndoKey(store);
  usePace(store);
  if (store.covered.value !== null) return html`<${PassCover} store=${store} seat=${store.covered.value} />`;
  const game = kind === "map" ? html`<${MapGame} store=${store} />` : html`<${CardGame} store=${store} />`;
  return html`
    ${store.info.value?.settings.chances ? html`<div class="with-live"><${Live} store=${store} />${game}</div>` : game}
    <${Heard} store=${store} />
    <${ChatToast} store=${store} />
    <${TimeUp} store=${store} />
    ${store.late.value && connection.status.value !== "lost" ? html`<p class="connection" role="status">${t("page-sending")}</p>` : null}
  `;
}

/**
 * Whoever set the table and changes the speed of bots in the settings changes it here as well.
 * @param {TableStore} store
 */
function usePace(store) {
  const before = useRef(pace.value);
  useEffect(() => {
    if (pace.value === before.current) return;
    before.current = pace.value;
    if (store.info.value?.host) store.say({ type: "hurry", pace: pace.value });
  }, [pace.value]);
}

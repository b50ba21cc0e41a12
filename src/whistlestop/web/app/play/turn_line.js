// One line at the top: whose turn it is and what can be done now.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { listAnd } from "../words/lists.js";
import { t } from "../words/words.js";
import { may } from "./choice.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore, narrow?: boolean, children?: any}} props */
export function TurnLine({ store, narrow = false, children }) {
  const view = store.view.value;
  const short = useShortTime(store);
  if (!view) return null;
  const mover = store.myTurn.value ? store.seat.value : view.to_move[0]; // where several choose at once, one is oneself
  const ending = view.last_turns > 0 && view.phase !== "over";
  return html`<header class="turnline ${store.myTurn.value ? "mine" : ""}" data-part="turn">
    ${mover === undefined || mover === null ? null : html`<${Emblem} seat=${mover} />`}
    <p class="now" role="status">${short && store.myTurn.value ? t(`page-clock-${store.info.value?.settings.at_zero ?? "bot-turn"}`) : awaited(store, narrow)}</p>
    ${ending ? html`<p class="last" role="status">${t(narrow ? "page-last-round-short" : "page-last-round", { turns: view.last_turns })}</p>` : null}
    <${Clock} store=${store} />
    ${store.past || (store.seat.value === null && !store.mine.value.length) ? html`<span class="tag">${t(store.past ? "page-replay-title" : "page-watching")}</span>` : null}
    ${store.seat.value !== null && store.info.value?.seats[store.seat.value]?.resigned ? html`<span class="tag">${t("page-gave-up")}</span>` : null}
    ${children}
  </header>`;
}

/**
 * The sentence for what is awaited.
 * @param {TableStore} store
 * @param {boolean} narrow where it has to be short
 */
function awaited(store, narrow) {
  const view = store.view.value;
  if (!view) return "";
  if (store.myTurn.value && view.phase === "turn") {
    if (store.building.value && may(store, "station")) return t("page-turn-station");
    return t(narrow && !may(store, "pass") ? "page-turn-short" : turnKey(store));
  }
  const who = store.myTurn.value ? "you" : "other";
  const name = listAnd(view.to_move.map((it) => store.names.value[it] ?? ""));
  return t(`phase-${view.phase}`, { who, name, number: view.to_move.length });
}

/**
 * What a turn may be spent on, in one sentence.
 * @param {TableStore} store
 */
function turnKey(store) {
  if (may(store, "pass")) return "page-turn-pass";
  if (store.map.value?.kind === "cards") return "page-turn-cards";
  const can = ["draw", "claim", "tickets"].filter((it) => may(store, it));
  return can.length === 3 ? "page-turn-all" : can.length ? `page-turn-${can.join("-")}` : "page-turn-other";
}

const SHORT = 15; // s that are a warning

/**
 * Seconds left of a turn, by the server's clock; null where there is no clock.
 * @param {TableStore} store
 */
function secondsLeft(store) {
  const mover = store.myTurn.value ? (store.seat.value ?? undefined) : store.view.value?.to_move[0];
  const deadline = mover === undefined ? null : store.info.value?.seats[mover]?.deadline;
  return deadline ? Math.max(0, Math.ceil((deadline - Date.now() - store.ahead) / 1000)) : null;
}

/**
 * Is the time almost over? Looked at every half second.
 * @param {TableStore} store
 */
function useShortTime(store) {
  const [, tick] = useState(0);
  const left = secondsLeft(store);
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setInterval(() => tick((it) => it + 1), 500);
    return () => clearInterval(timer);
  }, [left === null]);
  return left !== null && left < SHORT;
}

/**
 * What is left of a turn's time.
 * @param {{store: TableStore}} props
 */
function Clock({ store }) {
  useShortTime(store);
  const left = secondsLeft(store);
  if (left === null) return null;
  const hours = Math.floor(left / 3600);
  const text = hours ? t("page-clock-hours", { hours, minutes: Math.floor(left / 60) % 60 }) : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<span class="clock figures ${left < SHORT ? "short" : ""}" role="timer">${text}</span>`;
}

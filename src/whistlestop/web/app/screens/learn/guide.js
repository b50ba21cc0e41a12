// The guide: a small card beside the board, and a ring around what it speaks of.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { Link } from "../../router.js";
import { learned } from "../../state/prefs.js";
import { gameName } from "../../words/games.js";
import { t } from "../../words/words.js";
import { STEPS } from "./steps.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
const LOW = 700; // px of a window where only the task is shown, until somebody wants more
const MOMENT = 900; // ms in which one sees what one has done before the next step comes

/** @param {{store: TableStore, game: string}} props */
export function Guide({ store, game }) {
  const steps = STEPS[game];
  const [at, setAt] = useState(() => (store.view.value?.own?.tickets.length ? 1 : 0));
  const [began, setBegan] = useState(store.events.value.length);
  const [over, setOver] = useState(false);
  const [small, setSmall] = useState(() => innerHeight < LOW);
  const step = steps[at];
  const last = at + 1 === steps.length;
  const since = store.events.value.slice(began).filter((it) => it.seat === store.seat.value);
  const done = Boolean(step.done?.(store, since));
  const on = () => {
    if (last) return leave();
    setBegan(store.events.peek().length);
    setAt(at + 1);
  };
  const leave = () => {
    learned.value = true;
    setOver(true);
  };
  useEffect(() => {
    if (!done || over) return undefined;
    const timer = setTimeout(on, MOMENT);
    return () => clearTimeout(timer);
  }, [done, at]);
  if (over) return null;
  return html`
    <${Ring} part=${step.part} />
    <section class="guide panel fine ${small ? "small" : ""}" aria-label=${t("page-learn-guide")} data-step=${step.name}>
      <header>
        <p class="quiet figures">${t("page-learn-step", { step: at + 1, steps: steps.length })}</p>
        <h2>${t(`page-learn-${step.name}.title`)}</h2>
        <button class="button plain small" aria-expanded=${!small} onClick=${() => setSmall(!small)}>${t(small ? "page-learn-larger" : "page-learn-smaller")}</button>
      </header>
      ${small
        ? html`${step.done ? html`<p class="task ${done ? "done" : ""}" role="status">${done ? t("page-learn-done") : t(`page-learn-${step.name}.task`)}</p>` : html`<button class="button go" onClick=${on}>${t(last ? "page-learn-finish" : "page-learn-next")}</button>`}`
        : html`<div class="said" role="status">
              <p>${t(`page-learn-${step.name}`)}</p>
              ${step.done ? html`<p class="task ${done ? "done" : ""}">${done ? t("page-learn-done") : t(`page-learn-${step.name}.task`)}</p>` : null}
            </div>
            <div class="row buttons">
              <button class="button ${step.done ? "" : "go"}" onClick=${on}>${t(last ? "page-learn-finish" : "page-learn-next")}</button>
              ${last ? null : html`<button class="button plain" onClick=${leave}>${t("page-learn-skip")}</button>`}
            </div>
            ${last ? html`<${Others} game=${game} />` : null}`}
    </section>`;
}

/**
 * The guided games of the other games.
 * @param {{game: string}} props
 */
function Others({ game }) {
  return html`<nav class="stack" aria-label=${t("page-learn-others")}>
    <p class="quiet">${t("page-learn-others")}</p>
    <div class="row buttons">
      ${Object.keys(STEPS).filter((it) => it !== game).map((it) => html`<${Link} key=${it} to=${`/learn#game=${it}`} class="button small">${gameName(it)}<//>`)}
    </div>
  </nav>`;
}

/**
 * A ring around a part of the table, wherever that is just now.
 * @param {{part: string}} props
 */
function Ring({ part }) {
  const [box, setBox] = useState(/** @type {{x: number, y: number, width: number, height: number} | null} */ (null));
  useEffect(() => {
    const look = () => {
      const shown = document.querySelector(`[data-part="${part}"]`) ?? document.querySelector(`[data-tab="${part}"]`); // on a phone it may lie under a tab
      const it = shown?.getBoundingClientRect();
      const next = it && it.width && it.height ? { x: it.x, y: it.y, width: it.width, height: it.height } : null;
      setBox((/** @type {any} */ before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const timer = setInterval(look, 250);
    addEventListener("resize", look);
    addEventListener("scroll", look, true);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
      removeEventListener("scroll", look, true);
    };
  }, [part]);
  if (!box) return null;
  return html`<div class="guide-ring" aria-hidden="true"
    style=${{ left: `${box.x - 4}px`, top: `${box.y - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px` }}></div>`;
}

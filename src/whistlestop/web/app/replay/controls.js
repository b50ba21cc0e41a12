// The slider over a whole game, and everything that moves it.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { DEMO } from "../constants.js";
import { lazy, styled } from "../lazy_component.js";
import { Link } from "../router.js";
import { hashOf } from "../state/admission.js";
import { useWords } from "../words/lazy.js";
import { t } from "../words/words.js";

/** @typedef {import("./replay_store.js").ReplayStore} ReplayStore */

const PlayOn = lazy(styled("explore", () => import("../explore/play_on.js")), "PlayOn", true);
const WhatIf = lazy(styled("explore", () => import("../explore/what_if.js")), "WhatIf", true);
const Sharing = lazy(() => import("../screens/parts/sharing.js"), "Sharing", true);
const PAUSE = 1000; // ms between moments at single speed
const SPEEDS = [1, 2, 4, 8];

/** @type {Record<string, string>} */
const ICONS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  turnBack: "M12 6l-7 6 7 6zM20 6l-7 6 7 6z",
  back: "M16 5l-9 7 9 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  next: "M8 5l9 7-9 7z",
  turnNext: "M4 6l7 6-7 6zM12 6l7 6-7 6z",
  last: "M18 5v14M5 5l9 7-9 7z",
};

/** @param {{name: string, label: string, press: () => void, main?: boolean}} props */
function Control({ name, label, press, main = false }) {
  return html`<button class="button round ${main ? "go" : "plain"} to-${name}" aria-label=${label} title=${label} onClick=${press}>
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d=${ICONS[name]} fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>
  </button>`;
}

/** @param {{store: ReplayStore}} props */
export function Controls({ store }) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(2);
  const [dialog, open] = useState("");
  const worded = useWords("page-explore", "page-explore-onward");
  const at = store.at.value;
  const last = store.number.value - 1;
  const whole = last >= 0 && store.loaded.value > last && Boolean(store.moments[last].view.scores);
  const goesOn = !store.info.value?.ranks; // a game from a file need not be over
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => store.show(at + 1), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, store.loaded.value]);
  const stop = (/** @type {() => void} */ then) => () => {
    setPlaying(false);
    then();
  };
  const toggle = () => {
    if (!playing && at >= last) store.show(0);
    setPlaying(!playing);
  };
  useKeys({
    ArrowLeft: stop(() => store.show(at - 1)),
    ArrowRight: stop(() => store.show(at + 1)),
    PageUp: stop(() => store.turn(-1)),
    PageDown: stop(() => store.turn(1)),
    Home: stop(() => store.show(0)),
    End: stop(() => store.show(last)),
    " ": toggle,
  });
  const turn = store.view.value?.turn ?? 0;
  const said = t("page-replay-turn", { turn });
  return html`<section class="controls" aria-label=${t("page-replay-title")}>
    <input class="slider" type="range" min="0" max=${Math.max(0, last)} value=${at} aria-label=${t("page-replay-slider")} aria-valuetext=${said}
      onInput=${(/** @type {any} */ event) => stop(() => store.show(Number(event.target.value)))()} />
    <div class="transport">
      <${Control} name="first" label=${t("page-replay-first")} press=${stop(() => store.show(0))} />
      <${Control} name="turnBack" label=${t("page-replay-turn-back")} press=${stop(() => store.turn(-1))} />
      <${Control} name="back" label=${t("page-replay-back")} press=${stop(() => store.show(at - 1))} />
      <${Control} name=${playing ? "pause" : "play"} label=${t(playing ? "page-replay-pause" : "page-replay-play")} press=${toggle} main />
      <${Control} name="next" label=${t("page-replay-next")} press=${stop(() => store.show(at + 1))} />
      <${Control} name="turnNext" label=${t("page-replay-turn-next")} press=${stop(() => store.turn(1))} />
      <${Control} name="last" label=${t("page-replay-last")} press=${stop(() => store.show(last))} />
    </div>
    <p class="where figures"><b>${said}</b> <span class="quiet">${t("page-replay-moment", { at: at + 1, number: last + 1 })}</span></p>
    <div class="wishes">
      <select class="input" aria-label=${t("page-replay-speed")} onChange=${(/** @type {any} */ event) => setSpeed(Number(event.target.value))}>
        ${SPEEDS.map((it) => html`<option key=${it} value=${it} selected=${it === speed}>${t("page-replay-times", { times: it })}</option>`)}
      </select>
      <select class="input" aria-label=${t("page-replay-look")} onChange=${(/** @type {any} */ event) => store.lookFrom(event.target.value === "" ? null : Number(event.target.value))}>
        <option value="" selected=${store.seat.value === null}>${t("page-replay-open")}</option>
        ${store.names.value.map((name, seat) => html`<option key=${seat} value=${seat} selected=${seat === store.seat.value}>${t("page-replay-seat", { name })}</option>`)}
      </select>
      ${store.admitted.value && store.info.value?.ranks ? html`<${Link} class="button" to="/table/${store.id}${hashOf(store.admission)}">${t("page-replay-to-end")}<//>` : null}
      ${!DEMO && (store.mine.value.length || store.info.value?.shared) ? html`<button class="button" onClick=${stop(() => open("share"))}>${t("page-share")}</button>` : null}
      ${whole && !DEMO ? html`<${Link} class="button" to="/review/${store.id}${hashOf(store.admission)}">${t("page-end-review")}<//>` : null}
      ${worded && (at < last || goesOn) ? html`<button class="button" onClick=${stop(() => open("onward"))}>${t("page-explore-onward")}</button>` : null}
      ${worded && at < last && !goesOn && !DEMO ? html`<button class="button" onClick=${stop(() => open("what-if"))}>${t("page-explore-what-if")}</button>` : null}
      <${Link} class="button plain" to="/">${t("page-end-home")}<//>
    </div>
    <p class="read">${t("page-replay-keys")}</p>
    ${dialog === "share" ? html`<${Sharing} store=${store} close=${() => open("")} at=${at} />` : null}
    ${dialog === "onward" ? html`<${PlayOn} store=${store} close=${() => open("")} />` : null}
    ${dialog === "what-if" ? html`<${WhatIf} store=${store} moment=${at} close=${() => open("")} />` : null}
  </section>`;
}

/**
 * Keys that work wherever nothing else wants them.
 * @param {Record<string, () => void>} keys
 */
function useKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      const wanted = target.closest("select, textarea, [role=tablist], [role=dialog], input:not([type=range])");
      const pressed = event.key === " " && target.closest("button, a");
      const moves = event.key.startsWith("Arrow") && target.closest(".board-frame");
      if (wanted || pressed || moves || event.ctrlKey || event.metaKey || event.altKey || !(event.key in latest.current)) return;
      event.preventDefault();
      latest.current[event.key]();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

// A finished game once more, moment by moment.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { CardGame } from "../play/card_game.js";
import { MapGame } from "../play/map_game.js";
import { Controls } from "../replay/controls.js";
import { OpenHands } from "../replay/open_hands.js";
import { ReplayStore } from "../replay/replay_store.js";
import { Link, route } from "../router.js";
import { hashOf, admissionFrom } from "../state/admission.js";
import { sentenceOf } from "../words/errors.js";
import { t } from "../words/words.js";

/** @param {{id: string}} props */
export function Replay({ id }) {
  const [store] = useState(() => new ReplayStore(id, admissionFrom(route.value.hash)));
  useEffect(() => {
    store.at.value = Number(/^\d{1,5}$/.exec(route.value.hash)?.[0] ?? 0);
    store.open().catch((error) => (store.problem.value = error));
    return () => store.close();
  }, []);
  const title = t("page-replay-document");
  useEffect(() => void (document.title = title), [title]);
  const problem = store.problem.value;
  if (problem && !store.view.value) return html`<${Refused} store=${store} />`;
  if (!store.view.value || !store.map.value) return html`<main class="note-screen" aria-busy="true"><p role="status">${t("page-loading")}</p></main>`;
  return html`<div class="replay">
    <header class="read"><h1>${t("page-replay-title")}</h1></header>
    ${store.map.value.kind === "map" ? html`<${MapGame} store=${store} />` : html`<${CardGame} store=${store} />`}
    <${OpenHands} store=${store} />
    <${Controls} store=${store} />
  </div>`;
}

/**
 * It is not over, or not for everybody.
 * @param {{store: ReplayStore}} props
 */
function Refused({ store }) {
  const problem = /** @type {any} */ (store.problem.value);
  const playing = problem.code === "wrong-state";
  return html`<main class="note-screen"><div class="stack">
    <p role="alert">${playing ? t("page-replay-not-over") : sentenceOf(problem)}</p>
    ${playing ? html`<p><${Link} class="button go" to="/table/${store.id}${hashOf(store.admission)}">${t("page-replay-watch")}<//></p>` : null}
    <p><${Link} class="button" to="/">${t("page-end-home")}<//></p>
  </div></main>`;
}

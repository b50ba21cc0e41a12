// A table: before, during and after its game.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { lazy, styled } from "../lazy_component.js";
import { useSounds } from "../art/sounds.js";
import { route } from "../router.js";
import { TableStore } from "../state/table.js";
import { admissionFrom } from "../state/admission.js";
import { Play } from "../play/play.js";
import { sentenceOf } from "../words/errors.js";
import { t } from "../words/words.js";
import { Bar } from "./bar.js";
import { WaitingRoom } from "./waiting_room.js";
import { BrokenPromise } from "./parts/promise.js";

const End = lazy(styled("end", () => import("./end.js")), "End");

/** @param {{id: string}} props */
export function TableScreen({ id }) {
  const [store] = useState(() => new TableStore(id, admissionFrom(route.value.hash)));
  useEffect(() => {
    store.open().catch((error) => (store.problem.value = error));
    return () => store.close();
  }, []);
  return html`<${TableBody} store=${store} />`;
}

/**
 * Whatever its game has come to. A game in play has the whole window to itself.
 * @param {{store: TableStore}} props
 */
export function TableBody({ store }) {
  useSounds(store);
  const info = store.info.value;
  const playing = info?.status === "playing";
  const ending = Boolean(store.view.value?.last_turns) || store.view.value?.phase === "complete";
  useEffect(() => {
    if (ending) End.soon();
  }, [ending]);
  if (playing && store.map.value && store.view.value) return html`<${BrokenPromise} store=${store} /><${Play} store=${store} />`;
  return html`<${Bar} /><${BrokenPromise} store=${store} /><${Quiet} store=${store} />`;
}

/** @param {{store: TableStore}} props */
function Quiet({ store }) {
  const info = store.info.value;
  if (info?.missing) return html`<main class="note-screen"><p>${t("server-no-map", { map: info.missing })}</p></main>`;
  if (!info || !store.map.value) return html`<${Waiting} store=${store} />`;
  if (info.status === "open" || info.status === "opening") return html`<${WaitingRoom} store=${store} />`;
  if (info.status === "closed") return html`<main class="note-screen"><p>${t("page-table-closed")}</p></main>`;
  if (!store.view.value) return html`<${Waiting} store=${store} />`;
  return html`<${End} store=${store} />`;
}

/** @param {{store: TableStore}} props */
function Waiting({ store }) {
  const problem = store.problem.value;
  return html`<main class="note-screen" aria-busy=${!problem}>
    <p role="status">${problem ? sentenceOf(problem) : t("page-loading")}</p>
  </main>`;
}

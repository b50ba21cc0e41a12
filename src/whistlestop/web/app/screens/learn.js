// A guided first game: a real table against an easy bot, with a guide that explains one thing at a time.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { go, route } from "../router.js";
import { loadOffer, offer } from "../state/me.js";
import { TableStore, createTable } from "../state/table.js";
import { sentenceOf } from "../words/errors.js";
import { language, loadWords, t } from "../words/words.js";
import { ownName } from "./home/start.js";
import { Guide } from "./learn/guide.js";
import { STEPS } from "./learn/steps.js";
import { TableBody } from "./table.js";

const FIRST = "north_america";

/** One lesson at a time; an address that names a game begins another. */
export function Learn() {
  const lesson = useRef("");
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => void loadWords("page-learn").then(() => setReady(true), setProblem), [language.value]);
  const { hash } = route.value;
  if (hash.startsWith("game=")) lesson.current = hash;
  if (problem) return html`<main class="note-screen"><p role="alert">${sentenceOf(problem)}</p></main>`;
  if (!ready) return html`<main class="note-screen" aria-busy="true"><p role="status">${t("page-loading")}</p></main>`;
  return html`<${Lesson} key=${lesson.current} />`;
}

function Lesson() {
  const [store, setStore] = useState(/** @type {TableStore | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    /** @type {TableStore | null} */
    let opened = null;
    let gone = false;
    begin()
      .then((it) => {
        opened = it;
        if (gone) it.close();
        else setStore(it);
      })
      .catch(setProblem);
    return () => {
      gone = true;
      opened?.close();
    };
  }, []);
  if (problem) return html`<main class="note-screen"><p role="alert">${sentenceOf(problem)}</p></main>`;
  if (!store) return html`<main class="note-screen" aria-busy="true"><p role="status">${t("page-learn-laying")}</p></main>`;
  return html`<${Prepared} store=${store} />`;
}

/** The table of this address, or a new one of the game that it names. */
async function begin() {
  const [kind, value] = route.peek().hash.split("=");
  const id = kind === "table" && value ? value : await newTable(kind === "game" && value in STEPS ? value : FIRST);
  const store = new TableStore(id);
  await store.open();
  return store;
}

/** @param {string} game */
async function newTable(game) {
  await loadOffer();
  const bot = easiest(offer.value?.levels ?? {});
  const id = await createTable({ game, players: 2, bots: bot ? [bot] : [], first: 0, hints: Boolean(bot) }, ownName());
  go(`/learn#table=${id}`, true);
  return id;
}

/** @param {Readonly<Record<string, string>>} levels names of bots by level */
function easiest(levels) {
  return levels.easy ? "easy" : (Object.keys(levels)[0] ?? "");
}

/**
 * Starts the table by itself: nobody else is waited for.
 * @param {{store: TableStore}} props
 */
function Prepared({ store }) {
  const info = store.info.value;
  const status = info?.status;
  const seat = store.mine.value[0];
  const ready = seat !== undefined && info?.seats[seat].ready;
  useEffect(() => {
    if (status !== "open" || seat === undefined || ready) return;
    store.command({ type: "start" }).then(() => store.ready());
  }, [status, seat, ready]);
  if (status === "open" || status === "opening") return html`<main class="note-screen" aria-busy="true"><p role="status">${t("page-learn-laying")}</p></main>`;
  const game = info?.settings.game ?? FIRST;
  return html`<div class="learning"><${TableBody} store=${store} />${status === "playing" && game in STEPS ? html`<${Guide} store=${store} game=${game} />` : null}</div>`;
}

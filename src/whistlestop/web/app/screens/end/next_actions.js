// What to do now: once more, look at it again, keep it, go home.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { DEMO } from "../../constants.js";
import { lazy } from "../../lazy_component.js";
import { get } from "../../net/api.js";
import { Link, go } from "../../router.js";
import { hashOf } from "../../state/admission.js";
import { setTable } from "../home/start.js";
import { useTask } from "../parts/task.js";
import { t } from "../../words/words.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */

const Sharing = lazy(() => import("../parts/sharing.js"), "Sharing", true);

/** @param {{store: TableStore}} props */
export function NextActions({ store }) {
  const [sharing, setSharing] = useState(false);
  /**
   * A plain link carries no invitation: for whoever needs one, the record is fetched.
   * @param {Event} event
   */
  const save = async (event) => {
    if (!hashOf(store.admission)) return;
    event.preventDefault();
    try {
      const record = await get(`/api/tables/${store.id}/record`, store.admission);
      download(new Blob([record], { type: "text/plain" }), `whistlestop-${store.id}.wsr`);
    } catch (error) {
      store.problem.value = error;
    }
  };
  const day = store.info.value?.day;
  if (day?.sealed) return html`<nav class="farewell" aria-label=${t("page-end-now")}><p>${t(day.counted ? "page-end-day-counts" : "page-end-day-tried")}</p><${Link} class="button go" to="/day">${t("page-day")}<//><${Link} class="button" to="/">${t("page-end-home")}<//></nav>`;
  return html`<nav class="farewell" aria-label=${t("page-end-now")}>
    ${day ? html`<${Link} class="button go" to="/day">${t("page-day")}<//>` : html`<${Rematch} store=${store} />`}
    <${Link} class="button" to="/replay/${store.id}${hashOf(store.admission)}">${t("page-end-replay")}<//>
    ${store.mine.value.length && !DEMO ? html`<button class="button" onClick=${() => setSharing(true)}>${t("page-share-replay")}</button>` : null}
    ${store.view.value?.scores && !DEMO ? html`<${Link} class="button" to="/review/${store.id}${hashOf(store.admission)}">${t("page-end-review")}<//>` : null}
    <a class="button" href="/api/tables/${store.id}/record" download onClick=${save}>${t("page-end-record")}</a>
    ${store.map.value?.kind === "map" ? html`<${Picture} store=${store} />` : null}
    <${Link} class="button" to="/">${t("page-end-home")}<//>
    ${sharing ? html`<${Sharing} store=${store} close=${() => setSharing(false)} />` : null}
  </nav>`;
}

/**
 * The final board, to print or to show to others.
 * @param {{store: TableStore}} props
 */
function Picture({ store }) {
  const { doing, run } = useTask();
  const save = () =>
    run("picture", async () => {
      try {
        const { pictureOf } = await import("./picture.js");
        download(await pictureOf(store), `whistlestop-${store.id}.png`);
      } catch (error) {
        store.problem.value = error;
      }
    });
  return html`<button class="button" disabled=${Boolean(doing)} onClick=${save}>${t("page-end-picture")}</button>`;
}

/** @param {Blob} content @param {string} name of the file */
function download(content, name) {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/**
 * The same people once more. Who asks first makes the table; everybody else finds it.
 * @param {{store: TableStore}} props
 */
function Rematch({ store }) {
  const [wanted, want] = useState(/** @type {"" | "asked" | "made"} */ (""));
  const next = store.info.value?.rematch;
  const plays = store.mine.value.length > 0;
  useEffect(() => {
    if (wanted === "made" && next) go(`/table/${next}`);
  }, [wanted, next]);
  if (next && wanted !== "asked") return html`<${Link} class="button go" to="/table/${next}${plays ? "" : hashOf(store.admission)}">${t(plays ? "page-end-rematch-join" : "page-end-rematch-watch")}<//>`;
  if (!plays) return null;
  /** Asked for, refused, or under way */
  const ask = async () => {
    want("asked");
    const alone = aloneWithBots(store.info.value);
    if (alone) {
      // nobody else has to be asked: the next game begins at once, with the same colour
      await setTable(alone.settings, [alone.name], true).catch((error) => {
        store.problem.value = error;
        want("");
      });
      return;
    }
    want((await store.command({ type: "rematch" })) ? "made" : ""); // told of before it is there
  };
  return html`<button class="button go" disabled=${Boolean(wanted)} onClick=${ask}>${t("page-end-rematch")}</button>`;
}

/**
 * The settings of the same game again, where the first seat was somebody's and bots had all the others.
 * @param {import("../../../wire").Table | null} info
 */
function aloneWithBots(info) {
  const [first, ...others] = info?.seats ?? [];
  if (!info || !first?.mine || others.some((it) => it.mine || !it.bot || it.name)) return null;
  return { name: first.name ?? "", settings: { ...info.settings, bots: others.map((it) => it.bot ?? "") } };
}

// What to do now: once more, look at it again, keep it, go home.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { Link, go } from "../../router.js";
import { t } from "../../words/words.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Farewell({ store }) {
  return html`<nav class="farewell" aria-label=${t("page-end-now")}>
    <${Rematch} store=${store} />
    <${Link} class="button" to="/replay/${store.id}">${t("page-end-replay")}<//>
    <a class="button" href="/api/tables/${store.id}/record" download>${t("page-end-record")}</a>
    <${Link} class="button" to="/">${t("page-end-home")}<//>
  </nav>`;
}

/**
 * The same people once more. Who asks first makes the table; everybody else finds it.
 * @param {{store: TableStore}} props
 */
function Rematch({ store }) {
  const [wanted, want] = useState(false);
  const next = store.info.value?.rematch;
  const plays = store.mine.value.length > 0;
  useEffect(() => {
    if (wanted && next) go(`/table/${next}`);
  }, [wanted, next]);
  if (next) return html`<${Link} class="button go" to="/table/${next}">${t(plays ? "page-end-rematch-join" : "page-end-rematch-watch")}<//>`;
  if (!plays) return null;
  /** Asked for, refused, or under way */
  const ask = async () => {
    want(true);
    if (!(await store.command({ type: "rematch" }))) want(false);
  };
  return html`<button class="button go" disabled=${wanted} onClick=${ask}>${t("page-end-rematch")}</button>`;
}

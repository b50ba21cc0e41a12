// Sharing the replay of a finished game: one of those who played says so, and whoever has the link may watch it.
import { html } from "../../../vendor/preact.js";
import { get, post } from "../../net/api.js";
import { newId } from "../../net/random.js";
import { t } from "../../words/words.js";
import { Dialog } from "./dialog.js";
import { Trouble, useTask } from "./task.js";
import { LinkField, isLocal, useOrigin } from "./link_field.js";

/**
 * @param {{store: import("../../state/table.js").TableStore, close: () => void, at?: number}} props at: the moment that the link
 *   leads to
 */
export function Sharing({ store, close, at = 0 }) {
  const origin = useOrigin();
  const { doing, problem, run } = useTask();
  const shared = store.info.value?.shared;
  /** @param {boolean} wanted */
  const share = (wanted) =>
    run("share", async () => {
      await post("/api/commands", { type: "share", id: newId(), table: store.id, shared: wanted });
      store.info.value = await get(`/api/tables/${store.id}`, store.admission);
    });
  return html`<${Dialog} title=${t("page-share-replay")} close=${close} class="sharing">
    <p>${t("page-share-replay-about")}</p>
    ${shared
      ? html`<${LinkField} link=${`${origin}/replay/${store.id}${at ? `#${at}` : ""}`} label=${t("page-share-replay-link")} text=${t("page-share-replay-text")} />
          ${isLocal(origin) ? html`<p class="quiet">${t("page-invite-local")}</p>` : null}`
      : html`<button class="button go wide" disabled=${Boolean(doing)} onClick=${() => share(true)}>${t("page-share-replay-go")}</button>`}
    ${shared && store.mine.value.length ? html`<button class="button" disabled=${Boolean(doing)} onClick=${() => share(false)}>${t("page-share-replay-stop")}</button>` : null}
    <${Trouble} problem=${problem} />
  <//>`;
}

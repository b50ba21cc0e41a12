// People share this device: nothing of a hand is here before its player has uncovered it.
import { html } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { t } from "../words/words.js";

/** @param {{store: import("../state/table.js").TableStore, seat: number}} props */
export function PassCover({ store, seat }) {
  return html`<main class="cover">
    <div class="panel fine stack">
      <${Emblem} seat=${seat} class="large" />
      <h1>${t("page-cover-title", { name: store.names.value[seat] ?? "" })}</h1>
      <p>${t("page-cover-about")}</p>
      <button class="button go" onClick=${() => store.lookFrom(seat)}>${t("page-cover-show")}</button>
    </div>
  </main>`;
}

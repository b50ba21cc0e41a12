// The table's own menu during a game: the rules, leaving, resigning, taking a seat back.
import { html, useRef, useState } from "../../vendor/preact.js";
import { HelpLink } from "../help/panel.js";
import { lazy } from "../lazy_component.js";
import { go } from "../router.js";
import { Settings } from "../screens/bar/lazy_settings.js";
import { t } from "../words/words.js";
import { useLightDismiss } from "./dismiss.js";
import { mayUndo, undo } from "./undo.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

const ArrangeHand = lazy(() => import("./arrange_hand.js"), "ArrangeHand", true);

/** @param {{store: TableStore, children?: any}} props */
export function TurnMenu({ store, children }) {
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const [settings, setSettings] = useState(false);
  const [arranging, setArranging] = useState(false);
  const seat = store.seat.value;
  const info = seat !== null && store.info.value?.status === "playing" ? store.info.value.seats[seat] : null;
  const door = useRef(/** @type {HTMLElement | null} */ (null));
  const end = () => {
    setOpen(false);
    setSure(false);
    door.current?.focus(); // also what comes next gives the focus back to it
  };
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLightDismiss(open, box, end);
  return html`<div class="menu" ref=${box}>
    ${info?.kept ? html`<button class="button go small" onClick=${() => store.command({ type: "return", seat })}>${t("page-take-back")}</button>` : null}
    <button class="button round plain" ref=${door} aria-expanded=${open} aria-label=${t("page-menu")} onClick=${() => (open ? end() : setOpen(true))}>☰</button>
    ${open
      ? html`<div class="menu-body panel stack">
          <button class="button plain" onClick=${() => go("/")}>${t("page-to-home")}</button>
          <${HelpLink} class="button plain" game=${store.info.value?.settings.game} map=${store.info.value?.map} onClick=${end}>${t("page-rules")}<//>
          <button class="button plain" onClick=${() => (end(), setSettings(true))}>${t("page-settings")}</button>
          ${children}
          ${info ? html`<button class="button plain" onClick=${() => (end(), setArranging(true))}>${t("page-arrange")}</button>` : null}
          ${mayUndo(store) ? html`<button class="button plain" onClick=${() => (end(), undo(store))}>${t("page-undo")}</button>` : null}
          ${info && !info.kept && !info.resigned
            ? sure
              ? html`<p>${t("page-resign-sure")}</p><button class="button go" onClick=${() => (end(), store.command({ type: "resign", seat }))}>${t("page-resign-yes")}</button>`
              : html`<button class="button plain" onClick=${() => setSure(true)}>${t("page-resign")}</button>`
            : null}
        </div>`
      : null}
    ${settings ? html`<${Settings} close=${() => setSettings(false)} />` : null}
    ${arranging ? html`<${ArrangeHand} close=${() => setArranging(false)} />` : null}
  </div>`;
}

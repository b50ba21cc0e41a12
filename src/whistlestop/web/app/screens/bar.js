// The bar at the top of every screen: home, and everything that can be set.
import { html, useState } from "../../vendor/preact.js";
import { Icon } from "../art/icons.js";
import { BASE } from "../base.js";
import { Link, route } from "../router.js";
import { language as wish } from "../state/prefs.js";
import { LANGUAGES, language, t } from "../words/words.js";
import { Menu } from "./bar/menu.js";

export function Bar() {
  const [open, setOpen] = useState(false);
  const atHome = route.value.parts.length === 0;
  return html`<header class="topbar">
    <${Link} to="/" class="topbar-brand" aria-label=${t("page-bar-home")} aria-current=${atHome ? "page" : undefined}>
      ${atHome ? null : html`<${Icon} name="back" />`}
      <img src="${BASE}/icons/icon.svg" alt="" width="30" height="30" /><span class="topbar-name">${t("page-title")}</span>
    <//>
    <nav class="topbar-doors" aria-label=${t("page-settings")}>
      <select class="topbar-language" aria-label=${t("page-language")} value=${language.value}
        onChange=${(/** @type {any} */ event) => (wish.value = event.target.value)}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} selected=${code === language.value}>${name}</option>`)}
      </select>
      <button class="button plain round" aria-label=${t("page-settings")} aria-haspopup="dialog" onClick=${() => setOpen(true)}><${Icon} name="menu" /></button>
    </nav>
    ${open ? html`<${Menu} close=${() => setOpen(false)} />` : null}
  </header>`;
}

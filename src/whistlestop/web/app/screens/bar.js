// The bar at the top of every screen: home, and everything that can be set.
import { html, useState } from "../../vendor/preact.js";
import { setSound } from "../art/sounds.js";
import { Icon } from "../art/icons.js";
import { BASE } from "../base.js";
import { LANGUAGES } from "../constants.js";
import { Link, route } from "../router.js";
import { sound, theme, language as wish } from "../state/prefs.js";
import { language, t } from "../words/words.js";
import { Settings } from "./bar/lazy_settings.js";

export function Bar() {
  const [open, setOpen] = useState(false);
  const atHome = route.value.parts.length === 0;
  return html`<header class="topbar">
    <${Link} to="/" class="topbar-brand" aria-label=${t("page-bar-home")} aria-current=${atHome ? "page" : undefined}>
      ${atHome ? null : html`<${Icon} name="back" />`}
      <img src="${BASE}/icons/icon.svg" alt="" width="30" height="30" /><span class=${atHome ? "read" : "topbar-name"}>${t("page-title")}</span>
    <//>
    <${Quick} />
    <nav class="topbar-doors" aria-label=${t("page-settings")}>
      <select class="topbar-language" aria-label=${t("page-language")} value=${language.value}
        onChange=${(/** @type {any} */ event) => (wish.value = event.target.value)}>
        ${Object.entries(LANGUAGES).map(([code, { name }]) => html`<option value=${code} lang=${code} selected=${code === language.value}>${name}</option>`)}
      </select>
      <button class="button plain round" aria-label=${t("page-settings")} aria-haspopup="dialog" onPointerEnter=${Settings.soon} onFocus=${Settings.soon} onClick=${() => setOpen(true)}><${Icon} name="menu" /></button>
    </nav>
    ${open ? html`<${Settings} close=${() => setOpen(false)} />` : null}
  </header>`;
}

/** What people change most, within reach where there is room. */
function Quick() {
  const dark = isDark();
  return html`<div class="topbar-quick">
    <button class="button plain round" aria-pressed=${dark} aria-label=${t("page-theme-dark")} onClick=${() => (theme.value = dark ? "light" : "dark")}>
      <${Icon} name=${dark ? "dark" : "light"} />
    </button>
    <button class="button plain round" aria-pressed=${sound.value} aria-label=${t("page-sound")} onClick=${() => setSound(!sound.value)}>
      <${Icon} name=${sound.value ? "loud" : "mute"} />
    </button>
  </div>`;
}

const isDark = () => (theme.value ? theme.value === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

// Settings: name, language, light or dark, sounds, signs, notices; the rules; another device; deleting everything.
import { html, useState } from "../../../vendor/preact.js";
import { setSound } from "../../art/sounds.js";
import { DEMO, LANGUAGES } from "../../constants.js";
import { Link } from "../../router.js";
import { rename } from "../../state/me.js";
import { allowNotices } from "../../state/notices.js";
import { known, name, notices, pace, quick, sound, symbols, theme, language as wish } from "../../state/prefs.js";
import { language, t } from "../../words/words.js";
import { Dialog } from "../parts/dialog.js";
import { Choice, Select, Switch, TextField } from "../parts/fields.js";
import { lazy } from "../../lazy_component.js";
import { DeviceTransfer } from "./device_transfer.js";
import { Mail } from "./mail.js";

const BlockedPeople = lazy(() => import("../people/blocked.js"), "BlockedPeople", true);

/** @param {{close: () => void}} props */
export function Settings({ close }) {
  const [blocked, setBlocked] = useState(false);
  return html`<${Dialog} title=${t("page-settings")} close=${close} class="settings">
    <nav class="row">
      <${Link} to="/help" class="button" onClickCapture=${close}>${t("page-help")}<//>
      <${Link} to="/learn" class="button" onClickCapture=${close}>${t("page-learn")}<//>
      <${Link} to="/history" class="button" onClickCapture=${close}>${t("page-history")}<//>
    </nav>
    <${OwnName} />
    <${Select} label=${t("page-language")} value=${language.value} choose=${(/** @type {string} */ code) => (wish.value = code)}
      options=${Object.entries(LANGUAGES).map(([value, it]) => ({ value, label: it.name }))} />
    <${Choice} label=${t("page-theme")} value=${theme.value} choose=${(/** @type {string} */ it) => (theme.value = it)}
      options=${[
        { value: "", label: t("page-theme-system") },
        { value: "light", label: t("page-theme-light") },
        { value: "dark", label: t("page-theme-dark") },
      ]} />
    <${Switch} label=${t("page-symbols")} about=${t("page-symbols-about")} checked=${symbols.value} toggle=${(/** @type {boolean} */ on) => (symbols.value = on)} />
    <${Switch} label=${t("page-quick")} about=${t("page-quick-about")} checked=${quick.value} toggle=${(/** @type {boolean} */ on) => (quick.value = on)} />
    <${Choice} label=${t("page-pace")} value=${pace.value} choose=${(/** @type {string} */ it) => (pace.value = it)}
      options=${["slow", "usual", "quick"].map((it) => ({ value: it, label: t(`page-pace-${it}`) }))} />
    <${Switch} label=${t("page-sound")} about=${t("page-sound-about")} checked=${sound.value} toggle=${setSound} />
    <${Notices} />
    <${Mail} />
    ${known.value ? html`<details class="more-options"><summary class="named" onClick=${() => setBlocked(true)}>${t("page-blocked")}</summary>${blocked ? html`<${BlockedPeople} />` : null}</details>` : null}
    ${DEMO ? null : html`<${DeviceTransfer} />`}
  <//>`;
}

/** The name is kept when the field is left, not at every letter. */
function OwnName() {
  const [text, setText] = useState(name.value);
  const keep = () => void (text.trim() !== name.value && rename(text.trim()).catch(() => {}));
  return html`<${TextField} label=${t("page-name")} about=${t("page-name-about")} value=${text} write=${setText} maxlength="24"
    placeholder=${t("page-guest")} autocomplete="nickname" onBlur=${keep} />`;
}

function Notices() {
  const [refused, setRefused] = useState(false);
  if (!("Notification" in window)) return null;
  /** @param {boolean} on */
  const toggle = async (on) => {
    const may = on && (await allowNotices());
    setRefused(on && !may);
    notices.value = may;
  };
  return html`<${Switch} label=${t("page-notices")} about=${t(refused ? "page-notices-refused" : "page-notices-about")} checked=${notices.value} toggle=${toggle} />`;
}

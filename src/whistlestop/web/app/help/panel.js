// The rules beside whatever is being done: a panel at the edge, so that no game is lost by looking something up.
import { html, signal, useEffect, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { lazy } from "../lazy_component.js";
import { t } from "../words/words.js";

const Rules = lazy(() => import("./rules.js"), "Rules");

/**
 * What is asked for: a clause (or "" for the beginning), a game and the hash of its map; null: the panel is shut.
 * @type {import("../../vendor/preact.js").Signal<{clause: string, game: string, map: string} | null>}
 */
const asked = signal(null);

const closeHelp = () => void (asked.value = null);

/**
 * A link to the rules that opens them beside the game; with a key held down, or in another tab, it is a link like any other.
 * @param {{clause?: string, game?: string, map?: string, class?: string, children?: any, onClick?: () => void}} props
 */
export function HelpLink({ clause = "", game = "", map = "", class: kind = "", children, onClick }) {
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    asked.value = { clause, game, map };
    onClick?.();
  };
  return html`<a class=${kind} href="/help${clause ? `#${clause}` : ""}" onClick=${follow}>${children}</a>`;
}

export function HelpPanel() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(/** @type {Element | null} */ (null));
  const wish = asked.value;
  useLayoutEffect(() => {
    if (!wish) return undefined;
    before.current ??= document.activeElement;
    if (!wish.clause) box.current?.focus();
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      closeHelp();
    };
    addEventListener("keydown", key, true);
    return () => removeEventListener("keydown", key, true);
  }, [wish]);
  useEffect(() => {
    if (wish || !before.current) return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    before.current = null;
  }, [wish]);
  if (!wish) return null;
  return html`<aside class="help-panel" role="dialog" aria-label=${t("page-help-title")} tabindex="-1" ref=${box}>
    <header>
      <h2>${t("page-help-title")}</h2>
      <a class="button small plain" href="/help${wish.clause ? `#${wish.clause}` : ""}" target="_blank" rel="noopener">${t("page-help-alone")}</a>
      <button class="button round plain" aria-label=${t("page-help-close")} onClick=${closeHelp}>×</button>
    </header>
    <${Rules} key=${wish.game} clause=${wish.clause} game=${wish.game} map=${wish.map} go=${(/** @type {string} */ clause) => (asked.value = { ...wish, clause })} />
  </aside>`;
}

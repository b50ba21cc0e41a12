// Which screen is shown: the path of the address. Secrets (invitations) travel after the `#`, which no server sees.
import { html, signal } from "../vendor/preact.js";

export const route = signal(parse());

/** @returns {{path: string, parts: string[], hash: string}} */
function parse() {
  const parts = location.pathname.split("/").filter(Boolean);
  return { path: location.pathname, parts, hash: decoded(location.hash.slice(1)) };
}

/**
 * A link may have been cut or mangled on its way.
 * @param {string} text
 */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

addEventListener("popstate", () => (route.value = parse()));
addEventListener("hashchange", () => (route.value = parse()));

/** @param {string} to @param {boolean} [replacing] */
export function go(to, replacing = false) {
  if (replacing) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  route.value = parse();
  if (!replacing) scrollTo(0, 0);
}

/**
 * A link within the page.
 * @param {{to: string, class?: string, children?: any, [name: string]: any}} props
 */
export function Link({ to, children, ...rest }) {
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(to);
  };
  return html`<a href=${to} onClick=${follow} ...${rest}>${children}</a>`;
}

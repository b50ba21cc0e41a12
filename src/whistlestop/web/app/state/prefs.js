// What this reader likes, kept in this browser only.
import { effect, signal } from "../../vendor/preact.js";

const KEY = "whistlestop";

/** @returns {Record<string, any>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

const before = stored();

/** Does this browser keep anything for us? Cookies may be allowed where this is not. */
export const keeps = canRead();

function canRead() {
  try {
    localStorage.getItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** @template T @param {string} name @param {T} usual @returns {import("../../vendor/preact.js").Signal<T>} */
export function kept(name, usual) {
  const it = signal(/** @type {T} */ (name in before ? before[name] : usual));
  let first = true;
  effect(() => {
    const value = it.value;
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), [name]: value }));
    } catch {
      // a browser that keeps nothing: it holds until the tab is closed
    }
  });
  return it;
}

/** "" follows the browser */
export const language = kept("language", "");
/** "" follows the system; "light" or "dark" */
export const theme = kept("theme", "");
export const sound = kept("sound", false);
export const notices = kept("notices", false);
/** Larger signs on routes and cards */
export const symbols = kept("symbols", false);
/** One press takes a card; else the second one does */
export const quick = kept("quick", false);
/** How quickly bots move: "slow", "usual" or "quick" */
export const pace = kept("pace", "usual");
/** The colour to play with; "" is that of the seat */
export const colour = kept("colour", "");
/** The kinds of cards in a hand, in the order that somebody has put them; the others follow as usual
 * @type {import("../../vendor/preact.js").Signal<readonly string[]>} */
export const order = kept("order", []);
export const name = kept("name", "");
/** Has this browser been here as a guest? */
export const known = kept("known", false);
export const learned = kept("learned", false);

effect(() => {
  if (theme.value) document.documentElement.dataset.theme = theme.value;
  else delete document.documentElement.dataset.theme;
});
effect(() => {
  document.documentElement.classList.toggle("large-signs", symbols.value);
});

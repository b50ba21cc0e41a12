// Parts of the page that not everybody wants at once: their modules are fetched when they are first shown.
import { html, useEffect, useState } from "../vendor/preact.js";
import { BASE } from "./base.js";
import { loadAgain } from "./net/reload.js";
import { doubtServer } from "./state/server.js";
import { t } from "./words/words.js";

/**
 * @param {() => Promise<any>} load imports the module
 * @param {string} name of the component in it
 * @param {boolean} [over] it lies over the screen: what is there stays where it is meanwhile
 */
export function lazy(load, name, over = false) {
  /** @type {any} */
  let Found = null;
  const fetch = async () => {
    Found ??= (await load())[name];
  };
  /** @param {Record<string, any>} props */
  function Later(props) {
    const [state, set] = useState(Found ? "here" : "");
    useEffect(() => {
      fetch().then(
        () => set("here"),
        () => {
          set("failed");
          doubtServer().then(loadAgain); // browsers do not ask twice for a module
        },
      );
    }, []);
    if (Found) return html`<${Found} ...${props} />`;
    return html`<div class=${over ? "connection" : "note-screen"} aria-busy=${!state}><p role="status">${t(state === "failed" ? "page-unreachable" : "page-loading")}</p></div>`;
  }
  /** Fetch it ahead of its first use. */
  Later.soon = () => fetch().catch(() => {});
  return Later;
}

/**
 * A module that is shown with a style sheet of its own: both are fetched together.
 * @param {string} sheet
 * @param {() => Promise<any>} load imports the module
 */
export const styled = (sheet, load) => async () => (await Promise.all([load(), styleSheet(sheet)]))[0];

/** @param {string} name @returns {Promise<void>} when it holds */
function styleSheet(name) {
  const href = `${BASE}/style/${name}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: () => resolve(), onerror: () => (link.remove(), reject(new Error(href))) });
    document.head.append(link);
  });
}

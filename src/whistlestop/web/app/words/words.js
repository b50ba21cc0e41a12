// Sentences: the catalogues of words/ in the reader's language, English where one is missing.
import { computed, signal } from "../../vendor/preact.js";
import { FluentBundle, FluentResource } from "../../vendor/fluent.js";
import { BASE } from "../base.js";
import { ALSO, LANGUAGES, SOURCE } from "../constants.js";
import { language as wish } from "../state/prefs.js";
import { Written } from "./numbers.js";

/** @typedef {Record<string, string | number>} Params */

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** Counts what has been loaded, so that sentences are said anew. */
const loaded = signal(0);

/** The language that is spoken. */
export const language = computed(() => choose(wish.value ? [wish.value] : navigator.languages));

/** @param {readonly string[]} wishes */
export function choose(wishes) {
  for (const it of wishes) {
    const short = it.toLowerCase().split(/[-_]/)[0];
    const known = short in LANGUAGES ? short : ALSO[short];
    if (known in LANGUAGES) return known;
  }
  return SOURCE;
}

/** @param {string} name @param {string} text */
export function addWords(name, text) {
  let bundle = bundles.get(name);
  if (!bundle) {
    // Only plurals go by the bundle's locales; numbers know their own texts.
    bundle = new FluentBundle([...(LANGUAGES[name]?.counts ?? [name])], { useIsolating: false });
    bundles.set(name, bundle);
  }
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  loaded.value++;
}

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();

/**
 * Fetch a catalogue: what the page says at once, or one more file of it ("rules").
 * @param {string} name
 * @param {string} [file]
 */
export function load(name, file) {
  const path = `${BASE}/words/${name}${file ? `/${file}` : ""}.ftl`;
  let doing = fetched.get(path);
  if (!doing) {
    doing = fetch(path).then(async (answer) => {
      if (!answer.ok) throw new Error(path);
      addWords(name, await answer.text());
    });
    doing.catch(() => fetched.delete(path));
    fetched.set(path, doing);
  }
  return doing;
}

/**
 * The reader's language; the source where it cannot be had, or lacks something (`t`).
 * @param {string} [file]
 */
export async function loadWords(file) {
  const name = language.value;
  await load(name, file).catch((error) => (name === SOURCE ? Promise.reject(error) : load(SOURCE, file)));
}

/**
 * A message in the reader's language. `key.name` is an attribute of a message.
 * @param {string} key
 * @param {Params} [params]
 * @returns {string}
 */
export function t(key, params = {}) {
  loaded.value; // said anew when words arrive
  const text = said(spoken(), key, params) ?? said(SOURCE, key, params);
  if (text !== null) return text;
  if (bundles.has(SOURCE)) return key;
  load(SOURCE).catch(() => {});
  return "";
}

let last = SOURCE;

/** The language of the reader, as soon as its words are here; until then the one before. */
function spoken() {
  if (bundles.has(language.value)) last = language.value;
  return last;
}

/** @param {string} key */
export const has = (key) => loaded.value > 0 && Boolean(bundles.get(spoken())?.hasMessage(key));

/** @param {string} name @param {string} key @param {Params} params @returns {string | null} */
function said(name, key, params) {
  const [id, attribute] = key.split(".");
  const bundle = bundles.get(name);
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || pattern == null) return null;
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, numbered(name, params), errors);
  return errors.length && name !== SOURCE ? null : text;
}

/**
 * Numbers get their texts from the catalogue.
 * @param {string} name
 * @param {Params} params
 * @returns {Record<string, unknown>}
 */
function numbered(name, params) {
  const mark = (/** @type {string} */ key) => said(name, `number-${key}`, {}) ?? said(SOURCE, `number-${key}`, {}) ?? "";
  const marks = () => ({ thousands: mark("thousands"), decimal: mark("decimal"), minus: mark("minus") });
  return Object.fromEntries(Object.entries(params).map(([key, it]) => [key, typeof it === "number" ? new Written(it, marks) : it]));
}

// Words that only some readers want: a catalogue of their own, fetched when something that says them is first shown.
import { useEffect } from "../../vendor/preact.js";
import { has, language, loadWords } from "./words.js";

/**
 * Whether they are here.
 * @param {string} file the catalogue
 * @param {string} key one of its messages
 */
export function useWords(file, key) {
  useEffect(() => void loadWords(file).catch(() => {}), [language.value]);
  return has(key);
}

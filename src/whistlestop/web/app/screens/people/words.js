// The words and the style of what is around the games, fetched with the first of its screens.
import { useEffect } from "../../../vendor/preact.js";
import { BASE } from "../../base.js";
import { has, language, loadWords } from "../../words/words.js";

const SHEET = `${BASE}/style/people.css`;

/** Whether they are here. */
export function usePeopleWords() {
  useEffect(() => {
    if (document.querySelector(`link[href="${SHEET}"]`)) return;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: SHEET }));
  }, []);
  useEffect(() => void loadWords("page-people").catch(() => {}), [language.value]);
  return has("page-people-nobody");
}

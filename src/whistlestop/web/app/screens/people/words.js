// The words and the style of what is around the games, fetched with the first of its screens.
import { useEffect } from "../../../vendor/preact.js";
import { BASE } from "../../base.js";
import { useWords } from "../../words/lazy.js";

const SHEET = `${BASE}/style/people.css`;

/** Whether they are here. */
export function usePeopleWords() {
  useEffect(() => {
    if (document.querySelector(`link[href="${SHEET}"]`)) return;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: SHEET }));
  }, []);
  return useWords("page-people", "page-people-nobody");
}

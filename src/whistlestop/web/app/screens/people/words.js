// The words of what is around the games, fetched with the first of its screens.
import { useEffect } from "../../../vendor/preact.js";
import { has, language, loadWords } from "../../words/words.js";

/** Whether they are here. */
export function usePeopleWords() {
  useEffect(() => void loadWords("page-people").catch(() => {}), [language.value]);
  return has("page-people-company");
}

// Which of the open tables somebody looks for.
import { html, useState } from "../../../vendor/preact.js";
import { offer } from "../../state/me.js";
import { gameName } from "../../words/games.js";
import { t } from "../../words/words.js";
import { wanted } from "../home/lists.js";
import { Select } from "../parts/fields.js";
import { usePeopleWords } from "./words.js";

/** @type {Record<string, string>} */
const NOTHING = { game: "", players: "", rated: "", clock: "" };

export function Filters() {
  const ready = usePeopleWords();
  const [wish, setWish] = useState({ ...NOTHING, ...Object.fromEntries(new URLSearchParams(wanted.value)) });
  if (!ready) return null;
  /** @param {string} name @returns {(value: string) => void} */
  const choose = (name) => (value) => {
    const next = { ...wish, [name]: value };
    setWish(next);
    wanted.value = new URLSearchParams(Object.entries(next).filter(([, it]) => it)).toString();
  };
  const any = { value: "", label: t("page-people-any") };
  const either = (/** @type {string} */ yes, /** @type {string} */ no) => [any, { value: "1", label: t(yes) }, { value: "0", label: t(no) }];
  const games = (offer.value?.games ?? []).map((it) => ({ value: it.game, label: gameName(it.game) }));
  return html`<div class="filters" role="group" aria-label=${t("page-filter")}>
    <${Select} label=${t("page-game")} value=${wish.game} choose=${choose("game")} options=${[any, ...games]} />
    <${Select} label=${t("page-people-players")} value=${wish.players} choose=${choose("players")} options=${[any, ...["2", "3", "4", "5"].map((it) => ({ value: it, label: it }))]} />
    <${Select} label=${t("page-rated")} value=${wish.rated} choose=${choose("rated")} options=${either("page-people-rated-only", "page-people-unrated-only")} />
    <${Select} label=${t("page-people-clock")} value=${wish.clock} choose=${choose("clock")} options=${either("page-people-clock-only", "page-people-clockless-only")} />
  </div>`;
}

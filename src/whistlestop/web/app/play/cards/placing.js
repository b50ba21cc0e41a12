// Placing cards: a small sheet beside the hand with every pile that may be placed; nothing is final before it is
// confirmed.
import { html, useEffect, useRef } from "../../../vendor/preact.js";
import { Emblem, Sign } from "../../art/signs.js";
import { kindName } from "../../art/card.js";
import { t } from "../../words/words.js";
import { cancel } from "../choice.js";
import { useGivingBack } from "../focus.js";
import { holderOf, joining, pilesOf, placeNow, placingActions, setNumber, toggleSingle } from "./picking.js";
import { COLOURS, Pile } from "./yard.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Placing({ store }) {
  const form = useRef(/** @type {HTMLElement | null} */ (null));
  const now = store.choice.value;
  const what = now?.colour ?? now?.kind;
  useGivingBack(now?.kind === "place" || now?.kind === "singles", form);
  useEffect(() => {
    // Who works with the keyboard goes on here; who points stays where the hand is.
    if (!form.current || !document.activeElement?.matches(":focus-visible")) return;
    /** @type {HTMLElement | null} */ (form.current.querySelector("input:checked, input:not(:disabled), button"))?.focus();
  }, [what]);
  if (now?.kind !== "place" && now?.kind !== "singles") return null;
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    placeNow(store);
  };
  return html`<form class="placing panel" ref=${form} data-part="placing" aria-label=${t("page-card-placing")} onSubmit=${submit}>
    ${now.kind === "place" ? html`<${OnePile} store=${store} placing=${now} />` : html`<${Singles} store=${store} colours=${now.colours} />`}
    <div class="row buttons">
      <button class="button go" disabled=${!placingActions(store) || store.sending.value}>${confirmation(now)}</button>
      <button type="button" class="button" disabled=${store.sending.value} onClick=${() => cancel(store)}>${t("page-cancel")}</button>
    </div>
  </form>`;
}

/** @param {any} now */
function confirmation(now) {
  if (now.kind === "place") return t("page-card-place", { colour: now.colour, cards: now.cards, locos: now.locos });
  return t("page-card-place-singles", { number: now.colours.length });
}

/** @param {{store: TableStore, placing: import("./picking.js").Placing}} props */
function OnePile({ store, placing }) {
  const { colour, cards, locos } = placing;
  const piles = pilesOf(store, colour);
  const victim = holderOf(store, colour);
  const robbed = victim === null ? null : store.view.value?.seats[victim].yard[colour];
  return html`
    <${Pile} colour=${colour} pile=${{ cards, locos }} />
    <div class="stack numbers">
      <${Numbers} store=${store} what="cards" kind=${colour} now=${cards} all=${piles.map((it) => it.cards)} />
      <${Numbers} store=${store} what="locos" kind="loco" now=${locos} all=${piles.map((it) => it.locos ?? 0)}
        fitting=${piles.filter((it) => it.cards === cards).map((it) => it.locos ?? 0)} />
      ${victim === null || !robbed
        ? null
        : html`<p class="rob"><${Emblem} seat=${victim} />${t("page-card-robs", { name: store.names.value[victim] ?? "", colour, cards: robbed.cards, locos: robbed.locos })}</p>`}
    </div>`;
}

/**
 * One number out of those possible.
 * @param {{store: TableStore, what: "cards" | "locos", kind: string, now: number, all: number[], fitting?: number[]}} props
 */
function Numbers({ store, what, kind, now, all, fitting }) {
  const numbers = [...new Set(all)].sort((a, b) => a - b);
  if (numbers.length === 1 && numbers[0] === 0) return null;
  return html`<fieldset class="choose-number">
    <legend><${Sign} kind=${kind} /> ${kindName(kind)}</legend>
    ${numbers.map((it) => html`<label class=${it === now ? "on" : ""}>
      <input type="radio" name=${what} checked=${it === now} disabled=${fitting ? !fitting.includes(it) : false}
        onChange=${() => setNumber(store, what, it)} /><span class="figures">${it}</span>
    </label>`)}
  </fieldset>`;
}

/**
 * Three colours, each with one card.
 * @param {{store: TableStore, colours: readonly string[]}} props
 */
function Singles({ store, colours }) {
  const fitting = joining(store, colours);
  const possible = joining(store, []);
  return html`<fieldset class="choose-colours">
    <legend>${t("page-card-three-about")}</legend>
    ${COLOURS.filter((it) => possible.has(it)).map((it) => html`<label class="colour ${it} ${colours.includes(it) ? "on" : ""}">
      <input type="checkbox" checked=${colours.includes(it)} disabled=${!fitting.has(it) && !colours.includes(it)}
        onChange=${() => toggleSingle(store, it)} />
      <${Sign} kind=${it} /><span>${kindName(it)}</span>
    </label>`)}
  </fieldset>`;
}

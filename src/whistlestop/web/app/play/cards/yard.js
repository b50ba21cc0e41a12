// Rail yards: overlapping piles in lanes of colour, and the pile on the track.
import { html } from "../../../vendor/preact.js";
import { Card, kindName } from "../../art/card.js";
import { Emblem, Sign } from "../../art/signs.js";
import { KINDS } from "../../constants.js";
import { t } from "../../words/words.js";
import { HintMark } from "../hint.js";
import { holderOf, pickable, pickColour, picked } from "./picking.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
/** @typedef {import("../../../wire").SeatView} SeatView */
/** @typedef {import("../../../wire").PileView} PileView */

export const COLOURS = KINDS.filter((it) => it !== "loco");

/** @param {{store: TableStore, seat: SeatView}} props */
export function Yard({ store, seat }) {
  const mine = store.seat.value === seat.seat;
  const label = mine ? t("page-card-your-yard") : t("page-card-yard-of", { name: store.names.value[seat.seat] ?? "" });
  return html`<div class="yard ${mine ? "own" : ""}" role="group" aria-label=${label} data-part=${mine ? "yard" : undefined}>
    ${COLOURS.map((colour) =>
      mine
        ? html`<${OwnLane} key=${colour} store=${store} colour=${colour} pile=${seat.yard[colour]} />`
        : html`<${Lane} key=${colour} seat=${seat.seat} colour=${colour} pile=${seat.yard[colour]} />`,
    )}
  </div>`;
}

/** @param {{seat: number, colour: string, pile?: PileView}} props */
function Lane({ seat, colour, pile }) {
  return html`<div class="lane ${colour} ${pile ? "" : "empty"}" data-lane="${seat}-${colour}">
    ${pile ? html`<${Pile} colour=${colour} pile=${pile} />` : html`<${Sign} kind=${colour} />`}
  </div>`;
}

/**
 * One's own lane: lit where a pile can be placed now.
 * @param {{store: TableStore, colour: string, pile?: PileView}} props
 */
function OwnLane({ store, colour, pile }) {
  const seat = store.seat.value ?? 0;
  if (pile) return html`<${Lane} seat=${seat} colour=${colour} pile=${pile} />`;
  const holder = holderOf(store, colour);
  const lit = pickable(store).has(colour);
  const on = picked(store).includes(colour);
  const inside = html`<${Sign} kind=${colour} /><${HintMark} store=${store} what="place" like=${{ colour }} />${holder === null ? null : html`<${Emblem} seat=${holder} class="holder" />`}`;
  if (!lit) return html`<div class="lane ${colour} empty" data-lane="${seat}-${colour}">${inside}</div>`;
  const name = holder === null ? t("page-card-lane", { colour }) : t("page-card-lane-rob", { colour, name: store.names.value[holder] ?? "" });
  return html`<button class="lane ${colour} empty lit ${on ? "on" : ""}" data-lane="${seat}-${colour}" aria-label=${name} title=${name}
    aria-pressed=${on} onClick=${() => pickColour(store, colour)}>${inside}</button>`;
}

/**
 * A pile: the cards of its colour, and on top of them, nearest to the track, its locomotives.
 * @param {{colour: string, pile: PileView}} props
 */
export function Pile({ colour, pile }) {
  const kinds = [...Array(pile.cards).fill(colour), ...Array(pile.locos).fill("loco")];
  return html`<div class="pile" role="img" aria-label=${t("page-card-pile", { colour, cards: pile.cards, locos: pile.locos })} style=${{ "--cards": kinds.length }}>
    ${kinds.map((kind, at) => html`<${Card} key=${at} kind=${kind} />`)}
    ${kinds.length > 1 ? html`<b class="size figures" aria-hidden="true">${kinds.length}</b>` : null}
  </div>`;
}

/**
 * The cards on the track, face down; with open track their owner sees them.
 * @param {{store: TableStore, seat: SeatView}} props
 */
export function TrackPile({ store, seat }) {
  const own = store.seat.value === seat.seat ? (store.view.value?.own?.track ?? null) : null;
  const layers = Math.min(4, Math.ceil(seat.on_track / 3));
  return html`<div class="track-pile ${seat.on_track ? "" : "none"}" data-track=${seat.seat} data-part=${store.seat.value === seat.seat ? "track" : undefined}>
    <div class="stack-of-cards" aria-hidden="true">
      ${seat.on_track ? Array.from({ length: layers }, () => html`<${Card} kind=${null} />`) : null}
    </div>
    <p><b class="figures">${seat.on_track}</b> <span>${t("table-on-track")}</span></p>
    ${own && seat.on_track ? html`<${Chips} cards=${own} label=${t("page-card-your-track")} />` : null}
  </div>`;
}

/**
 * Numbers of cards by kind.
 * @param {{cards: Readonly<Record<string, number>>, label: string}} props
 */
export function Chips({ cards, label }) {
  return html`<ul class="chips figures" aria-label=${label}>
    ${KINDS.filter((it) => cards[it]).map(
      (it) => html`<li class="chip ${it}" title=${kindName(it)}><${Sign} kind=${it} />${cards[it]}<span class="read"> ${kindName(it)}</span></li>`,
    )}
  </ul>`;
}

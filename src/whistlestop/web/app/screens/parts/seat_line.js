// A seat in one line: emblem, name, and what there is to say about it.
import { html } from "../../../vendor/preact.js";
import { Face } from "../../art/faces.js";
import { Icon } from "../../art/icons.js";
import { Emblem } from "../../art/signs.js";
import { PLAYERS } from "../../constants.js";
import { levelOf } from "../../state/seats.js";
import { Presence } from "../../play/presence.js";
import { botAbout } from "../../words/seats.js";
import { t } from "../../words/words.js";

/** @typedef {import("../../../wire").SeatInfo} SeatInfo */

/** @param {{seat: SeatInfo, number: number, name: string, open: boolean, host?: boolean, children?: any}} props */
export function SeatLine({ seat, number, name, open, host = false, children }) {
  const empty = seat.kind === "empty";
  const colour = seat.colour ?? PLAYERS[number];
  return html`<li class="seat-line ${empty ? "empty" : ""} player-${colour}">
    <${Emblem} colour=${colour} />
    <${Face} seat=${number} info=${seat} />
    <span class="seat-words">
      <span class="seat-name">${empty ? t("page-seat-waiting") : name}<${Presence} seat=${seat} /></span>
      <span class="quiet seat-about">${about(seat, colour, host)}</span>
    </span>
    ${seat.rating ? html`<span class="tag">${t("page-rating-of", { mean: seat.rating[0], deviation: 2 * seat.rating[1] })}</span>` : null}
    ${seat.ready && open ? html`<span class="tag good"><${Icon} name="check" />${t("page-is-ready")}</span>` : null}
    ${children ? html`<span class="seat-doors">${children}</span>` : null}
  </li>`;
}

/** @param {SeatInfo} seat @param {string} colour @param {boolean} host */
function about(seat, colour, host) {
  if (seat.kind === "bot") return t("page-bot-line", { bot: levelOf(seat), about: botAbout(seat.bot ?? "random") });
  if (seat.mine) return t(host ? "page-seat-you-host" : "page-seat-you");
  return t(`seat-${colour}`);
}

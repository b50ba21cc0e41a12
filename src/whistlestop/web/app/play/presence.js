// A player’s presence: here, or away since when; and what a bot has decided for them.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../words/words.js";

/** @typedef {import("../../wire").SeatInfo} SeatInfo */

const LOOK = 20_000; // ms
/** @type {[string, number][]} in ms */
const UNITS = [["days", 86_400_000], ["hours", 3_600_000], ["minutes", 60_000]];

/**
 * A dot, and in words what it means; nothing for bots, empty seats and oneself.
 * @param {{seat: SeatInfo | undefined, ahead?: number, words?: boolean}} props `ahead`: the server's clock minus ours; `words`: to be seen as well
 */
export function Presence({ seat, ahead = 0, words = false }) {
  const [, again] = useState(0);
  const away = seat?.away ?? null;
  useEffect(() => {
    if (away === null) return undefined;
    const timer = setInterval(() => again((it) => it + 1), LOOK);
    return () => clearInterval(timer);
  }, [away]);
  if (!seat || seat.mine || seat.kind === "empty" || (seat.kind === "bot" && !seat.kept)) return null;
  const said = seat.here ? t("page-seat-here") : awayText(away, Date.now() + ahead);
  return html`<span class="here ${seat.here ? "on" : ""}" title=${said}><i aria-hidden="true" /><span class=${words && !seat.here ? "" : "read"}>${said}</span></span>`;
}

/** @param {number | null} since @param {number} now both in ms, by the server's clock */
function awayText(since, now) {
  const passed = since === null ? 0 : now - since;
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit ? t(`page-seat-away-${unit[0]}`, { number: Math.floor(passed / unit[1]) }) : t("page-seat-away");
}

/** Events that are nobody's decision, whoever they are about. */
export const DEALT = new Set(["first-player", "locomotives-given", "cards-dealt", "tickets-dealt", "turn-began"]);

/**
 * Of each event, whether a bot decided it for somebody.
 * @param {readonly any[]} events @param {readonly SeatInfo[]} seats @returns {boolean[]}
 */
export function byBot(events, seats) {
  if (!seats.some((it) => it.stood_in?.length)) return [];
  let turn = 0;
  return events.map((it) => {
    if (it.event === "turn-began") turn = it.turn;
    return it.seat !== undefined && !DEALT.has(it.event) && Boolean(seats[it.seat]?.stood_in?.includes(turn));
  });
}

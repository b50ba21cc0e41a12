// Who sits at a table, worked out from what the server says of it.
import { has, t } from "../words/words.js";

/** @param {import("../../wire").Table | null} info @param {(seat: import("../../wire").SeatInfo) => boolean} which */
export function seatsOf(info, which) {
  return (info?.seats ?? []).flatMap((it, number) => (which(it) ? [number] : []));
}

/**
 * What players are called. A bot has the name of whoever sits at its seat in all games.
 * @param {import("../../wire").Table | null} info
 */
export const namesOf = (info) => (info?.seats ?? []).map((it, seat) => (it.name || !it.bot ? (it.name ?? "") : t(`page-bot-person-${seat}`)));

/**
 * How strong a bot is; "" for a person.
 * @param {import("../../wire").SeatInfo | null | undefined} info
 */
export function levelOf(info) {
  if (!info?.bot || info.name) return "";
  return has(`page-bot-${info.bot}`) ? t(`page-bot-${info.bot}`) : info.bot;
}

/**
 * @param {import("../../wire").Table | null} info
 * @param {import("../../wire").View | null} view
 * @param {number | null} seat
 * @param {number[]} mine
 */
export function coveredSeat(info, view, seat, mine) {
  if (!info?.settings.pass_and_play || info.status !== "playing" || seat !== null || !view) return null;
  return mine.find((it) => view.to_move.includes(it) && info.seats[it].kind === "person") ?? null;
}

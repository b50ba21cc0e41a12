// Who sits at a table, worked out from what the server says of it.
import { has, t } from "../words/words.js";

/** @param {import("../../wire").Table | null} info @param {(seat: import("../../wire").SeatInfo) => boolean} which */
export function seatsOf(info, which) {
  return (info?.seats ?? []).flatMap((it, number) => (which(it) ? [number] : []));
}

/**
 * What players are called. Bots of the same level are told apart by a number.
 * @param {import("../../wire").Table | null} info
 */
export function namesOf(info) {
  const seats = info?.seats ?? [];
  return seats.map((it, number) => {
    if (it.name || !it.bot) return it.name ?? "";
    const alike = seats.flatMap((other, at) => (other.bot === it.bot && !other.name ? [at] : []));
    const bot = has(`page-bot-${it.bot}`) ? t(`page-bot-${it.bot}`) : it.bot;
    return alike.length > 1 ? t("page-bot-numbered", { bot, number: alike.indexOf(number) + 1 }) : bot;
  });
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

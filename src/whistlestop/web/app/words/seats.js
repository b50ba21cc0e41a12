// What the players at a table are called. Bots have no names of their own on the wire: they get a driver's.
import { t } from "./words.js";

/** @param {import("../../wire").SeatInfo} seat @param {number} number */
export function seatName(seat, number) {
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? t(`page-driver-${number}`) : "";
}

/** A bot by its level or its character. @param {string} bot */
export const botName = (bot) => t(`page-bot-${bot}`);

/** @param {string} bot */
export const botAbout = (bot) => t(`page-bot-${bot}.about`);

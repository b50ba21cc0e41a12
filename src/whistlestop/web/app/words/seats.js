// What bots are called, and how they play.
import { t } from "./words.js";

/**
 * A bot by its level or its character.
 * @param {string} bot
 */
export const botName = (bot) => t(`page-bot-${bot}`);

/** @param {string} bot */
export const botAbout = (bot) => t(`page-bot-about-${bot}`);

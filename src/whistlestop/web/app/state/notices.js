// A notice of the system when it is somebody's move and the page is not looked at; only where they asked for it.
import { notices } from "./prefs.js";

/** Ask the browser; true if it may. */
export async function allowNotices() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** @param {string} text */
export function notify(text) {
  if (!notices.value || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification(text, { tag: "whistlestop" });
  } catch {
    // some browsers only notify through a service worker; the tab's title says it anyway
  }
}

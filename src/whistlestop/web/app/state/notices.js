// A notice of the system when it is somebody's move and the page is not looked at; only where they asked for it.
import { notices } from "./prefs.js";

/** Ask the browser; true if it may. */
export async function allowNotices() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/**
 * Through the service worker where there is one: telephones allow nothing else.
 * @param {string} text
 */
async function show(text) {
  const options = { tag: "whistlestop", renotify: true, icon: "/v/now/icons/icon-192.png", data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(text, options);
  else new Notification(text, options);
}

/** @param {string} text */
export function notify(text) {
  if (!notices.value || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  show(text).catch(() => {}); // the tab's title says it anyway
}

// Load the whole page anew: when a part of it could not be had, because the server was away or has a newer page now.
const KEY = "whistlestop again";
const APART = 10_000; // ms: what fails twice in a row is not mended by a third time

export function loadAgain() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < APART) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // without a memory this could go on for ever
  }
  location.reload();
}

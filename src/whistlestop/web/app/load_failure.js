// Should main.js or a module that it needs not arrive: the frame says so (#stuck, also when this file is missing), tries
// once more by itself, and reloads without losing what stands after the `#`, where invitations are.
import { loadAgain } from "./net/reload.js";

const SOON = 2_000; // ms

const note = document.getElementById("stuck");
note?.querySelector("a")?.addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
document.querySelector("script[src$='/main.js']")?.addEventListener("error", () => {
  note?.classList.add("now");
  setTimeout(loadAgain, SOON);
});

// Is there room for everything side by side? Where there is not, the table is laid out for a phone: upright, the board with
// a sheet below it; on its side, or zoomed in on a small window, the sheet beside it.
import { useEffect, useState } from "../../vendor/preact.js";

const SIDE = matchMedia("(max-height: 560px) and (min-width: 560px) and (max-width: 1100px)");
const UPRIGHT = matchMedia("(max-width: 860px)");

/** @returns {"" | "narrow" | "narrow side"} the classes of the layout */
const layout = () => (SIDE.matches ? "narrow side" : UPRIGHT.matches ? "narrow" : "");

export function useNarrow() {
  const [narrow, set] = useState(layout);
  useEffect(() => {
    const change = () => set(layout());
    for (const it of [SIDE, UPRIGHT]) it.addEventListener("change", change);
    return () => [SIDE, UPRIGHT].forEach((it) => it.removeEventListener("change", change));
  }, []);
  return narrow;
}

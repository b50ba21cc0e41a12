// Is there room for everything side by side?
import { useEffect, useState } from "../../vendor/preact.js";

const NARROW = matchMedia("(max-width: 860px), (max-height: 520px) and (max-width: 1000px)");

export function useNarrow() {
  const [narrow, set] = useState(NARROW.matches);
  useEffect(() => {
    const change = () => set(NARROW.matches);
    NARROW.addEventListener("change", change);
    return () => NARROW.removeEventListener("change", change);
  }, []);
  return narrow;
}

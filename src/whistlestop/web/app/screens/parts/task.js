// Something that takes a moment and may fail: one at a time, its failure said as a sentence.
import { html, useRef, useState } from "../../../vendor/preact.js";
import { sentenceOf } from "../../words/errors.js";

/**
 * `doing` names what is under way (""), `problem` is what went wrong last, `run` starts something.
 * @returns {{doing: string, problem: unknown, run: (what: string, work: () => Promise<unknown>) => void}}
 */
export function useTask() {
  const [doing, setDoing] = useState("");
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const busy = useRef(false);
  /** @param {string} what @param {() => Promise<unknown>} work */
  const run = async (what, work) => {
    if (busy.current) return;
    busy.current = true;
    setDoing(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    } finally {
      busy.current = false;
      setDoing("");
    }
  };
  return { doing, problem, run };
}

/** @param {{problem: unknown}} props */
export function Trouble({ problem }) {
  if (!problem) return null;
  return html`<p class="trouble" role="alert">${sentenceOf(problem)}</p>`;
}

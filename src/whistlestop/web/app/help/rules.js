// The rules: searchable, by game, every clause with its own address.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { BASE } from "../base.js";
import { maps } from "../state/maps.js";
import { gameName } from "../words/games.js";
import { has, language, loadWords, t } from "../words/words.js";
import { clausesOf, loadOutline, matches, outline, piecesOf } from "./outline.js";

/** @typedef {import("./outline.js").Outline} Outline */
/** @typedef {import("./outline.js").Section} Section */

/**
 * @typedef {object} Reading
 * @property {Outline} rules
 * @property {string} search
 * @property {string} clause the one that was asked for
 * @property {(clause: string) => void} go
 * @property {(key: string, section: string) => string} say a message with the numbers of the map, or of a section's game
 */

/** @param {{clause: string, game?: string, map?: string, go: (clause: string) => void, contents?: boolean}} props */
export function Rules({ clause, game = "", map = "", go, contents = false }) {
  const [search, setSearch] = useState("");
  const [chosen, choose] = useState(game);
  const [problem, setProblem] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const rules = has("rules-title") ? outline.value : null; // either may come first
  const played = maps.value[map]; // the game beside which the rules are read, if it is none of those that are everywhere
  const lettersOf = (/** @type {Outline} */ rules, /** @type {string} */ game) => rules.games[game] ?? (played?.id === game ? played.sections : undefined);
  useEffect(() => {
    Promise.all([loadOutline(), loadWords("rules")]).catch(() => setProblem(true));
  }, [language.value]);
  useEffect(() => {
    if (!clause || !rules) return;
    setSearch("");
    if (!(lettersOf(rules, chosen) ?? clause).includes(clause[0])) choose("");
    requestAnimationFrame(() => show(box.current, clause));
  }, [clause, rules !== null]);
  if (!rules) return html`<p class="note-screen" role="status">${t(problem ? "page-unreachable" : "page-loading")}</p>`;
  const shown = lettersOf(rules, chosen) ? chosen : "";
  const sections = rules.sections.filter((it) => (lettersOf(rules, shown) ?? it.id).includes(it.id));
  const own = shown ? rules.numbers[shown] ?? played?.numbers : null;
  const reading = { rules, search: search.trim(), clause, go, say: (/** @type {string} */ key, /** @type {string} */ section) => t(key, own ?? rules.numbers[section]) };
  return html`<div class="rules ${contents ? "with-contents" : ""}" ref=${box}>
    <${Finding} search=${search} setSearch=${setSearch} games=${[...new Set(["", ...Object.keys(rules.games), ...(played ? [played.id] : [])])]} chosen=${shown} choose=${choose} />
    ${rules.games[shown] ? html`<p class="row">
          <a href="${BASE}/summary/${shown}.${language.value}.html" target="_blank" rel="noopener">${t("page-help-summary")}</a>
          <a href="${BASE}/pictures/${shown}.${language.value}.html" target="_blank" rel="noopener">${t("page-help-pictures")}</a>
        </p>` : null}
    ${contents && !reading.search ? html`<${Contents} sections=${sections} />` : null}
    ${reading.search ? html`<${Found} reading=${reading} sections=${sections} />` : html`<${Whole} reading=${reading} sections=${sections} />`}
  </div>`;
}

/** @param {HTMLElement | null} box @param {string} clause */
function show(box, clause) {
  const it = /** @type {HTMLElement | null | undefined} */ (box?.querySelector(`[data-clause="${CSS.escape(clause)}"]`));
  it?.scrollIntoView({ block: "center" });
  it?.focus({ preventScroll: true });
}

/** @param {{games: string[], search: string, setSearch: (text: string) => void, chosen: string, choose: (game: string) => void}} props */
function Finding({ games, search, setSearch, chosen, choose }) {
  return html`<form class="finding" role="search" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <input class="input" type="search" value=${search} aria-label=${t("page-help-search")} placeholder=${t("page-help-search")}
      onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} />
    <div class="pick row" role="group" aria-label=${t("page-help-games")}>
      ${games.map((it) => html`<button key=${it} type="button" class="button small" aria-pressed=${chosen === it} onClick=${() => choose(it)}>${it ? gameName(it) : t("page-help-game-all")}</button>`)}
    </div>
  </form>`;
}

/** @param {{sections: Section[]}} props */
function Contents({ sections }) {
  return html`<nav class="contents" aria-label=${t("page-help-contents")}>
    <ul>${sections.map((section) => html`<li key=${section.id}>
      <a href="#section-${section.id}">${t(section.title)}</a>
      <ul>${section.chapters.filter((it) => it.title).map((it) => html`<li key=${it.title}><a href="#${it.title}">${t(it.title)}</a></li>`)}</ul>
    </li>`)}
    <li><a href="#rules-examples">${t("rules-examples")}</a></li></ul>
  </nav>`;
}

/** @param {{reading: Reading, sections: Section[]}} props */
function Whole({ reading, sections }) {
  const { rules } = reading;
  return html`<div class="rules-text">
    ${rules.about.map((key) => html`<p key=${key}><${Text} text=${t(key)} reading=${reading} /></p>`)}
    ${sections.map((section) => html`<section key=${section.id} aria-labelledby="section-${section.id}">
      <h2 id="section-${section.id}">${t(section.title)}</h2>
      ${section.about ? html`<p class="about"><${Text} text=${reading.say(section.about, section.id)} reading=${reading} /></p>` : null}
      ${section.chapters.map((chapter) => html`<div key=${chapter.clauses[0]} class="chapter">
        ${chapter.title ? html`<h3 id=${chapter.title}>${t(chapter.title)}</h3>` : null}
        ${chapter.about ? html`<p class="about"><${Text} text=${t(chapter.about)} reading=${reading} /></p>` : null}
        ${chapter.clauses.map((id) => html`<${Clause} key=${id} id=${id} reading=${reading} />`)}
      </div>`)}
    </section>`)}
    <section aria-labelledby="rules-examples">
      <h2 id="rules-examples">${t("rules-examples")}</h2>
      <ol class="examples">${rules.examples.map((key) => html`<li key=${key}><${Text} text=${t(key)} reading=${reading} /></li>`)}</ol>
    </section>
  </div>`;
}

/**
 * What a search finds.
 * @param {{reading: Reading, sections: Section[]}} props
 */
function Found({ reading, sections }) {
  const { search, rules } = reading;
  const found = sections.map((section) => ({ section, clauses: clausesOf(section).filter((id) => matches(`${id} ${reading.say(`rule-${id}`, section.id)}`, search)) }));
  const examples = rules.examples.filter((key) => matches(t(key), search));
  const number = found.reduce((sum, it) => sum + it.clauses.length, examples.length);
  return html`<div class="rules-text">
    <p role="status" class="quiet">${t("page-help-found", { number })}</p>
    ${found.map(({ section, clauses }) =>
      clauses.length ? html`<section key=${section.id}><h2>${t(section.title)}</h2>${clauses.map((id) => html`<${Clause} key=${id} id=${id} reading=${reading} />`)}</section>` : null,
    )}
    ${examples.length ? html`<section><h2>${t("rules-examples")}</h2><ul class="examples">${examples.map((key) => html`<li key=${key}><${Text} text=${t(key)} reading=${reading} /></li>`)}</ul></section>` : null}
  </div>`;
}

/** @param {{id: string, reading: Reading}} props */
function Clause({ id, reading }) {
  const asked = reading.clause === id;
  return html`<p class="clause ${asked ? "asked" : ""}" data-clause=${id} tabindex="-1">
    <${To} clause=${id} reading=${reading} label=${t("page-help-clause", { clause: id })} />
    <span><${Text} text=${reading.say(`rule-${id}`, id[0])} reading=${reading} /></span>
  </p>`;
}

/** @param {{clause: string, reading: Reading, label?: string}} props */
function To({ clause, reading, label }) {
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    reading.go(clause);
  };
  return html`<a class="to-clause" href="/help#${clause}" aria-label=${label} onClick=${follow}>${clause}</a>`;
}

/** @param {{text: string, reading: Reading}} props */
function Text({ text, reading }) {
  const known = (/** @type {string} */ clause) => reading.rules.sections.some((it) => clausesOf(it).includes(clause));
  return piecesOf(text, known, reading.search).map(({ text: piece, is }, at) => {
    if (is === "clause") return html`<${To} key=${at} clause=${piece} reading=${reading} />`;
    if (is === "strong") return html`<strong key=${at}>${piece}</strong>`;
    if (is === "em") return html`<em key=${at}>${piece}</em>`;
    return is === "mark" ? html`<mark key=${at}>${piece}</mark>` : piece;
  });
}

// Fields of forms: a choice of one, a switch, a line of text. Each has its name and, where it helps, one line about it.
import { html, useId } from "../../../vendor/preact.js";

/**
 * One of several, all in sight.
 * @template T
 * @param {{label: string, value: T, options: readonly {value: T, label: any, about?: string}[], choose: (value: T) => void, class?: string}} props
 */
export function Choice({ label, value, options, choose, class: more = "" }) {
  const group = useId();
  return html`<fieldset class="one-of ${more}">
    <legend class="named">${label}</legend>
    <div class="one-of-options">
      ${options.map(
        (it) => html`<label class="one-of-option" key=${String(it.value)}>
          <input type="radio" name=${group} checked=${it.value === value} onChange=${() => choose(it.value)} />
          <span class="one-of-label">${it.label}</span>
          ${it.about ? html`<span class="one-of-about">${it.about}</span>` : null}
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{label: string, about?: string, checked: boolean, toggle: (on: boolean) => void}} props */
export function Switch({ label, about, checked, toggle }) {
  return html`<label class="switch">
    <input type="checkbox" checked=${checked} onChange=${(/** @type {any} */ event) => toggle(event.target.checked)} />
    <span class="switch-words"><span class="named">${label}</span>${about ? html`<span class="quiet about">${about}</span>` : null}</span>
  </label>`;
}

/** @param {{label: string, about?: string, value: string, options: readonly {value: string, label: string}[], choose: (value: string) => void}} props */
export function Select({ label, about, value, options, choose }) {
  const id = useId();
  return html`<div class="field-row">
    <label for=${id}>${label}</label>
    <select id=${id} class="input" value=${value} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${options.map((it) => html`<option value=${it.value} selected=${it.value === value}>${it.label}</option>`)}
    </select>
    ${about ? html`<p class="quiet about">${about}</p>` : null}
  </div>`;
}

/** @param {{label: string, value: string, write: (text: string) => void, about?: string, [name: string]: any}} props */
export function TextField({ label, value, write, about, ...rest }) {
  const id = useId();
  return html`<div class="field-row">
    <label for=${id}>${label}</label>
    <input class="input" ...${rest} id=${id} value=${value} onInput=${(/** @type {any} */ event) => write(event.target.value)} />
    ${about ? html`<p class="quiet about">${about}</p>` : null}
  </div>`;
}

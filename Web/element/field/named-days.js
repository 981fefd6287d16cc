// SPDX-License-Identifier: MIT
// A list of buttons for named days. The engine says which days they are and what they are called.

import { addSheet } from './further-sheet.js';

const SHEET = new URL('./presets.css', import.meta.url);

export class NamedDays {
  #list;
  #read;
  #choose;
  #items = [];
  #buttons = new Map();

  /** `read` says what a text means; `choose` takes the days of the pressed button. */
  constructor(list, read, choose) {
    this.#list = list;
    this.#read = read;
    this.#choose = choose;
  }

  /** Styles the list. */
  async load() { await addSheet(this.#list.getRootNode(), SHEET); }

  /** `{ value, label }` with the name of days or days, and a label unless it is the engine's. */
  set items(items) { this.#items = items; }

  /** The days of the button with a label of the app's, as people type it; undefined if there is none. */
  days(label) {
    const isTyped = item => item.label?.localeCompare(label, undefined, { sensitivity: 'accent' }) === 0;
    return this.#items.find(isTyped)?.value;
  }

  /** Makes the buttons; the days they stand for change at midnight. */
  show(name, value) {
    this.#buttons.clear();
    let hasToday = false;
    for (const item of this.#items) {
      const { value: days, problem, label } = this.#read(item.value);
      const text = item.label ?? label;
      if (!text) {
        console.warn(`almanac-picker: there is no preset “${item.value}”`);
        continue;
      }
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', textContent: text, disabled: problem !== null });
      button.part.add('preset');
      hasToday ||= item.value === 'today' && !item.label && problem === null;
      button.addEventListener('click', () => this.#choose(days));
      this.#buttons.set(button, days);
    }
    this.#list.ariaLabel = name;
    this.#list.hidden = this.#buttons.size === 0;
    this.#list.replaceChildren(...this.#buttons.keys());
    this.#hideToday(hasToday);
    this.mark(value);
  }

  /** Leaves out the calendar's button to today where one of these chooses today: both have one name. */
  #hideToday(isNamed) {
    const { host } = this.#list.getRootNode();
    const calendar = host.shadowRoot.querySelector('almanac-calendar');
    const said = host.getAttribute('hide-buttons');
    const hidden = isNamed && said !== '' ? `${said ?? ''} today`.trim() : said;
    if (hidden === null) calendar.removeAttribute('hide-buttons'); else calendar.setAttribute('hide-buttons', hidden);
  }

  /** Marks the selected one, if any. */
  mark(value) {
    // The same days at any time.
    const selected = value?.replaceAll(/T[\d:]+/g, '').replace(/^(.+)\/\1$/, '$1') ?? null;
    for (const [button, text] of this.#buttons) {
      const days = text?.replace(/^(.+)\/\1$/, '$1') ?? null;
      button.setAttribute('aria-pressed', String(days !== null && days === selected));
    }
  }
}

// SPDX-License-Identifier: MIT
// Days with a name as a list of buttons. Which days those are, and what they are called, the engine says.

export class Presets {
  #list;
  #read;
  #choose;
  #items = [];
  #buttons = new Map();

  /** `read` says what a text means, `choose` takes the days of a button that was pressed. */
  constructor(list, read, choose) {
    this.#list = list;
    this.#read = read;
    this.#choose = choose;
  }

  /** Names as in `last-30-days`, or `{ value, label }` with days or a name and what to call them. */
  set items(items) { this.#items = items.map(item => (typeof item === 'string' ? { value: item } : item)); }
  get items() { return this.#items.map(({ value, label }) => (label ? { value, label } : value)); }

  /** Makes the buttons: which days they stand for changes at midnight. */
  show(name, value) {
    this.#buttons.clear();
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
      button.addEventListener('click', () => this.#choose(days));
      this.#buttons.set(button, days);
    }
    this.#list.ariaLabel = name;
    this.#list.hidden = this.#buttons.size === 0;
    this.#list.replaceChildren(...this.#buttons.keys());
    this.mark(value);
  }

  /** Shows which of them is selected, if one is. */
  mark(value) {
    for (const [button, days] of this.#buttons) button.setAttribute('aria-pressed', String(days !== null && days === value));
  }
}

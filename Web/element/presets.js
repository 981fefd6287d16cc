// SPDX-License-Identifier: MIT
// What an element asks of its calendar: its attributes, and where it has none, those of its preset. The
// engine says what a preset is.

export class Asked {
  #element;
  #preset = new Map();
  #name = null;

  #ask;

  /** `ask` sends the name of a preset to the engine, whose answer comes by `take`. */
  constructor(element, ask) {
    this.#element = element;
    this.#ask = ask;
  }

  /** This, after the engine has been asked about a preset that is another one. */
  get now() {
    const name = this.#element.getAttribute('preset') || null;
    if (name === this.#name) return this;
    this.#name = name;
    this.#preset.clear();
    if (name !== null) this.#ask(name);
    return this;
  }

  /** Takes the engine's answer in: a line for each attribute. */
  take(attributes) {
    this.#preset = new Map(attributes.split('\n').filter(Boolean).map(line => line.split('=', 2)));
  }

  getAttribute(name) { return this.#element.getAttribute(name) ?? this.#preset.get(name) ?? null; }

  /** Whether there is an attribute that is on; that of a preset is turned off by the value `false`. */
  hasAttribute(name) {
    const own = this.#element.getAttribute(name);
    if (own === null) return this.#preset.has(name);
    return !(own === 'false' && this.#preset.has(name));
  }

  matches(selector) { return this.#element.matches(selector); }
}

// SPDX-License-Identifier: MIT
// What an element asks of its calendar: its attributes, and where it has none, those of its preset, which the
// engine knows; and what a text means.

import { OP, REFUSALS } from './protocol.js';

const PROBLEMS = [null, 'badInput', ...REFUSALS];

export class Asked {
  #element;
  #preset = new Map();
  #name = null;
  #reading = null;
  #ask;

  /** `ask` sends the kind of a question and a text to the engine, whose answer comes by `take`. */
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
    if (name !== null) this.#ask('preset', name);
    return this;
  }

  /** What a text would select: the name of days, or days as people write them; null without an engine. */
  read = text => {
    this.#reading = null;
    this.#ask('read', text);
    return this.#reading;
  };

  /** Takes the engine's answer in, if it is one. */
  take(op, reply) {
    if (op === OP.preset) {
      // A line for each attribute.
      this.#preset = new Map(reply.string().split('\n').filter(Boolean).map(line => line.split('=', 2)));
    } else if (op === OP.reading) {
      this.#reading = { value: reply.string() || null, problem: PROBLEMS[reply.next()], words: reply.string(), label: reply.string() };
    } else {
      return false;
    }
    return true;
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

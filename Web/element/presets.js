// SPDX-License-Identifier: MIT
// The attributes of a calendar: the element's own and, where they are absent, those of its preset, which the engine
// knows. Also asks the engine what a text means.

import { OP, REFUSALS } from './protocol.js';

const PROBLEMS = [null, 'badInput', ...REFUSALS];

export class Asked {
  #element;
  #preset = new Map();
  #name = null;
  #reading = null;
  #ask;

  /** `ask` sends a question's kind and a text to the engine, which answers through `take`. */
  constructor(element, ask) {
    this.#element = element;
    this.#ask = ask;
  }

  /** This object, after asking the engine if the preset has changed. */
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

  /** Handles the engine's answer; returns false for any other operation. */
  take(op, reply) {
    if (op === OP.preset) {
      // One attribute per line.
      this.#preset = new Map(reply.string().split('\n').filter(Boolean).map(line => line.split('=', 2)));
    } else if (op === OP.reading) {
      this.#reading = { value: reply.string() || null, problem: PROBLEMS[reply.next()], words: reply.string(),
        label: reply.string() };
    } else {
      return false;
    }
    return true;
  }

  getAttribute(name) { return this.#element.getAttribute(name) ?? this.#preset.get(name) ?? null; }

  /** Whether an attribute is on; the value `false` turns off an attribute of a preset. */
  hasAttribute(name) {
    const own = this.#element.getAttribute(name);
    if (own === null) return this.#preset.has(name);
    return !(own === 'false' && this.#preset.has(name));
  }

  matches(selector) { return this.#element.matches(selector); }
}

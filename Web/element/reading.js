// SPDX-License-Identifier: MIT
// What a text means: the engine's answer to one who asks.

import { REFUSALS } from './protocol.js';

const PROBLEMS = [null, 'badInput', ...REFUSALS];

export class Reading {
  #answer = null;
  #ask;

  /** `ask` sends a text to the engine, whose answer comes by `take`. */
  constructor(ask) {
    this.#ask = ask;
  }

  /** What a text would select: the name of days, or days as people write them; null without an engine. */
  read = text => {
    this.#answer = null;
    this.#ask(text);
    return this.#answer;
  };

  /** Takes the engine's answer in. */
  take(reply) {
    this.#answer = { value: reply.string() || null, problem: PROBLEMS[reply.next()], words: reply.string(),
      label: reply.string(), isComplete: reply.next() === 1, policy: reply.next() };
  }
}

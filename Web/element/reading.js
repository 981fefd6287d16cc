// SPDX-License-Identifier: MIT
// What a text means: the engine's answer.

import { REFUSALS } from './protocol.js';

const PROBLEMS = [null, 'badInput', ...REFUSALS];

export class Reading {
  #answer = null;
  #send;

  /** `send(text, write)` hands a text to the engine, whose answer comes by `take`. */
  constructor(send) {
    this.#send = send;
  }

  /**
   * What a text would select: the name of days, or days as people write them; null without an engine. With a step, the
   * day so many days or months from the first one of them.
   */
  read = (text, days = 0, months = 0) => {
    this.#answer = null;
    this.#send(text, message => (days || months ? message.text(text).int(days).int(months) : message.text(text)));
    return this.#answer;
  };

  /** Takes the engine's answer in. */
  take(reply) {
    this.#answer = { value: reply.string() || null, problem: PROBLEMS[reply.next()], words: reply.string(),
      label: reply.string(), isComplete: reply.next() === 1, policy: reply.next() };
  }
}

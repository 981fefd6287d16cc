// SPDX-License-Identifier: MIT
// Asks the page, with cancelable events, before the user selects or turns pages.

// Cells are reported only to listeners, because a page turn creates 42 of them.
const BITS = { beforeselect: 16, beforepagechange: 32, cellshow: 64 };

export class Asking {
  #element;
  #answer;
  #listened = 0;

  /** `answer(number, reason)` answers the engine; a null reason allows what was asked. */
  constructor(element, answer) {
    this.#element = element;
    this.#answer = answer;
  }

  /** Notes that there is a listener for a type of event; returns whether the engine has to be told. */
  listen(type) {
    const before = this.#listened;
    this.#listened |= BITS[type] ?? 0;
    return this.#listened !== before;
  }

  /** The bits of what somebody listens to here. */
  get flags() { return this.#listened; }

  /** Asks with an event. The answer is immediate unless a listener defers it. */
  ask({ number, kind, value, before }) {
    let reason = null;
    let later = null;
    const [first = null] = value.split(/[ /]/);
    const detail = {
      value: value || null, before: before || null, first: first || null, last: value.split(/[ /]/).at(-1) || null,
      refuse(words = '') { reason = String(words); },
      waitUntil(promise) { later = promise; },
    };
    const type = Object.keys(BITS)[kind];
    const isFree = this.#element.dispatchEvent(
      new CustomEvent(type, { detail, cancelable: true, bubbles: true, composed: true }));
    if (!isFree || reason !== null || later === null) return this.#answer(number, isFree ? reason : reason ?? '');
    return Promise.resolve(later).then(
      verdict => this.#answer(number, verdict === false ? '' : typeof verdict === 'string' ? verdict : reason),
      error => this.#answer(number, error?.message ?? ''));
  }
}

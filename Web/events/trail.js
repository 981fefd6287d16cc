// SPDX-License-Identifier: MIT
// Where the page is, its period and its day, in the address and in the browser's history: Back leads to the period and
// the day before, and a reload to those that were shown. What is scrolled past leaves no trace there.

import { keepAll } from '../app/address.js';

export class Trail {
  #now;
  #isStep = false;
  #held = null;

  /** `now()` is what is shown, as parameters of the address; `go(parameters)` shows what Back or Forward lead to. */
  constructor({ now, go }) {
    this.#now = now;
    addEventListener('popstate', () => {
      this.#isStep = false;
      go(new URLSearchParams(location.search));
    });
    // A step that has led nowhere is over when somebody does something else.
    for (const type of ['pointerdown', 'keydown', 'wheel']) {
      addEventListener(type, () => { this.#isStep = false; }, { capture: true, passive: true });
    }
  }

  /** Somebody has asked for another period or day: as soon as there is one, it is an entry of the history. */
  step() { this.#isStep = true; }

  get isStep() { return this.#isStep; }

  /** Until a day that is known has come into view, what passes by is not noted; `arrived()` is told before it is. */
  async hold(showing, arrived) {
    this.#held = showing;
    await showing;
    arrived();
    if (this.#held !== showing) return;
    this.#held = null;
    this.note();
  }

  /** Something else is shown, or about to be: `next` if it is known already. */
  note(next = this.#now()) {
    if (this.#held && !this.#isStep) return;
    if (keepAll(next, { isStep: this.#isStep })) this.#isStep = false;
  }
}

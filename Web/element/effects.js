// SPDX-License-Identifier: MIT
// What the engine wants done, in order. What one effect sends adds its own behind.

/** The effects that are still to be performed. */
export class Effects {
  #waiting = [];
  #perform;
  #isPerforming = false;

  /** `perform(effect)` does one of them. */
  constructor(perform) {
    this.#perform = perform;
  }

  add(effect) { this.#waiting.push(effect); }
  clear() { this.#waiting.length = 0; }

  /** Performs what is waiting; within an effect, when that is done. */
  perform() {
    if (this.#isPerforming) return;
    this.#isPerforming = true;
    try {
      for (let effect; (effect = this.#waiting.shift());) this.#perform(effect);
    } finally {
      this.#isPerforming = false;
    }
  }
}

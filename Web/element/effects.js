// SPDX-License-Identifier: MIT
// The engine's effects, performed in order. Effects caused by an effect are added at the end.

/** The effects that are still to be performed. */
export class Effects {
  #waiting = [];
  #perform;
  #isPerforming = false;

  /** `perform(effect)` performs one of them. */
  constructor(perform) {
    this.#perform = perform;
  }

  add(effect) { this.#waiting.push(effect); }
  /** Whether an effect of a kind is still to be performed. */
  waits(op) { return this.#waiting.some(effect => effect.op === op); }
  /** Forgets what is waiting but for those that `isKept(effect)`. */
  keep(isKept) { this.#waiting = this.#waiting.filter(isKept); }

  /** Performs the waiting effects; called within an effect, that one finishes first. Returns whether all are done. */
  perform() {
    if (this.#isPerforming) return false;
    this.#isPerforming = true;
    try {
      for (let effect; (effect = this.#waiting.shift());) this.#perform(effect);
    } finally {
      this.#isPerforming = false;
    }
    return true;
  }
}

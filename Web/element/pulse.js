// SPDX-License-Identifier: MIT
// When the engine is called without anyone touching the calendar: the next frame, and a wake.

export class Pulse {
  #onFrame;
  #onWake;
  #frame = 0;
  #timer = 0;

  constructor(onFrame, onWake) {
    this.#onFrame = onFrame;
    this.#onWake = onWake;
  }

  /** Calls when the screen is next drawn, once. */
  frame() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#onFrame();
    });
  }

  /** Calls after so many milliseconds, in place of any wake before. */
  wake(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onWake, Math.min(milliseconds, 2 ** 31 - 1));
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }
}

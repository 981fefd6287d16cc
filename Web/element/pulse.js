// SPDX-License-Identifier: MIT
// Calls the engine when nobody touches the calendar: at the next frame, and at a wake-up time.

export class Pulse {
  #onFrame;
  #onWake;
  #frame = 0;
  #timer = 0;
  #watched = [];

  constructor(onFrame, onWake) {
    this.#onFrame = onFrame;
    this.#onWake = onWake;
  }

  /** Calls once when the screen is next drawn. */
  frame() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#onFrame();
    });
  }

  /** Calls after so many milliseconds, replacing any earlier wake-up. */
  wake(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onWake, Math.min(milliseconds, 2 ** 31 - 1));
  }

  /** Calls when the language or the clock may have changed: after sleep, or when the page is shown again. */
  watch(language, clock) {
    this.stop();
    this.#watched = [[globalThis, 'languagechange', language], [document, 'visibilitychange', clock],
      [globalThis, 'pageshow', clock]];
    for (const [target, type, call] of this.#watched) target.addEventListener(type, call);
  }

  stop() {
    for (const [target, type, call] of this.#watched.splice(0)) target.removeEventListener(type, call);
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }
}

// SPDX-License-Identifier: MIT
// When the engine is called without anyone touching the calendar: the next frame, and a wake.

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

  /** Calls when the language or the clock may be another one: after sleep, on another page. */
  watch(language, clock) {
    this.stop();
    this.#watched = [[globalThis, 'languagechange', language], [document, 'visibilitychange', clock], [globalThis, 'pageshow', clock]];
    for (const [target, type, call] of this.#watched) target.addEventListener(type, call);
  }

  stop() {
    for (const [target, type, call] of this.#watched.splice(0)) target.removeEventListener(type, call);
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }
}

// SPDX-License-Identifier: MIT
// Starting, and starting again after a failure: when asked to, and when the network is back.

export class Start {
  #begin;
  #failed;
  #ready = null;
  #hasFailed = false;

  /** `begin` is asynchronous and throws if it cannot; `failed(error)` is told then. */
  constructor(begin, failed) {
    this.#begin = begin;
    this.#failed = failed;
  }

  /** Resolves when it has started, and rejects when it cannot. */
  get ready() { return this.#ready ?? Promise.resolve(); }

  /** Starts, unless it has started or is starting; returns whether it does. */
  begin() {
    if (this.#ready && !this.#hasFailed) return false;
    this.stop();
    this.#hasFailed = false;
    this.#ready = this.#begin().catch(error => {
      this.fail(error);
      throw error;
    });
    // A page that does not wait for it has not forgotten to catch it.
    this.#ready.catch(() => {});
    return true;
  }

  /** What has started cannot go on. */
  fail(error) {
    this.#hasFailed = true;
    this.#failed(error);
    addEventListener('online', this.#again);
  }

  /** Waits for the network no longer. */
  stop() { removeEventListener('online', this.#again); }

  #again = () => this.begin();
}

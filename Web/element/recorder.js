// SPDX-License-Identifier: MIT
// Keeps the messages of an element, so that they can be replayed elsewhere.

export class Recorder {
  #messages = [];

  add(bytes) { this.#messages.push(bytes); }

  /** A new instance has taken over, and starts a new log. */
  restarted() { this.#messages = []; }

  get count() { return this.#messages.length; }

  /** The messages, each preceded by its length in four bytes, little-endian. */
  get bytes() {
    const size = this.#messages.reduce((sum, bytes) => sum + 4 + bytes.length, 0);
    const log = new Uint8Array(size);
    const view = new DataView(log.buffer);
    let at = 0;
    for (const bytes of this.#messages) {
      view.setUint32(at, bytes.length, true);
      log.set(bytes, at + 4);
      at += 4 + bytes.length;
    }
    return log;
  }
}

// SPDX-License-Identifier: MIT
// Who wants to hear when a day has come into view.

const PLACES = ['nearest', 'start', 'center'];

export class Showing {
  #last = 0;
  #open = new Map();

  /** A promise for the end of a movement, its number, and what to write into the message. */
  begin(day, { animated = true, position = 'nearest' } = {}) {
    const number = this.#last += 1;
    const promise = new Promise(resolve => this.#open.set(number, resolve));
    const write = message => message.text(day).byte(Math.max(0, PLACES.indexOf(position))).byte(animated ? 1 : 0).int(number);
    return { number, promise, write };
  }

  end(number, completed) {
    this.#open.get(number)?.({ completed });
    this.#open.delete(number);
  }

  /** The error for a day that is none; nobody is left waiting. */
  fail(number, words) {
    this.end(number, false);
    return new RangeError(words);
  }

  /** Nothing moves any more: the calendar is gone. */
  stop() {
    for (const number of [...this.#open.keys()]) this.end(number, false);
  }
}

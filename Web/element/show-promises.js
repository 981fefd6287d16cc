// SPDX-License-Identifier: MIT
// Promises that settle when a day has come into view.

const PLACES = ['nearest', 'start', 'center'];
const TIMES = /(\d+):(\d+)/g;

export class ShowPromises {
  #last = 0;
  #open = new Map();

  /** Starts a request: a promise for the end of the movement, its number, and the message to write. */
  begin(day, { animated = true, position = 'nearest', hours } = {}) {
    const number = this.#last += 1;
    const promise = new Promise(resolve => this.#open.set(number, resolve));
    const write = message => {
      message.text(day).byte(Math.max(0, PLACES.indexOf(position))).byte(animated ? 1 : 0).int(number);
      for (const [, hour, minute] of hours?.matchAll(TIMES) ?? []) message.int(hour * 60 + +minute);
      return message;
    };
    return { number, promise, write };
  }

  /** A request is over: the day has come into view, or something else has moved the view before. */
  end(number, completed) {
    this.#open.get(number)?.({ completed });
    this.#open.delete(number);
  }

  /** Ends all requests, because the calendar has gone. */
  stop() {
    for (const number of [...this.#open.keys()]) this.end(number, false);
  }
}

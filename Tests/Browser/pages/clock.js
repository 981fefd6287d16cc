// SPDX-License-Identifier: MIT
// A clock that stands still until it is moved, and frames that come when it is.

let time = 1000;
let number = 0;
const waiting = new Map();

performance.now = () => time;
globalThis.requestAnimationFrame = callback => {
  number += 1;
  waiting.set(number, callback);
  return number;
};
globalThis.cancelAnimationFrame = wanted => { waiting.delete(wanted); };

/** Lets milliseconds pass in frames of 16, or as asked for. */
globalThis.bench.pass = (milliseconds, frame = 16) => {
  for (const end = time + milliseconds; time < end;) {
    time = Math.min(time + frame, end);
    const callbacks = [...waiting.values()];
    waiting.clear();
    for (const callback of callbacks) callback(time);
  }
};

// SPDX-License-Identifier: MIT
// How long scripts run: what is measured itself, and what it leaves for timers and frames.

let spent = 0;
const original = { setTimeout: window.setTimeout, requestAnimationFrame: window.requestAnimationFrame };

/** The frames of the page itself, which are not counted. */
export const onFrame = callback => original.requestAnimationFrame.call(window, callback);
/** The timers of the page itself, which are not counted. */
export const later = (callback, milliseconds = 0) => original.setTimeout.call(window, callback, milliseconds);

// What promises run on comes before any other task: this is after as many steps as a chain of them may have.
async function afterPromises(start) {
  for (let step = 0; step < 32; step++) await null;
  spent += performance.now() - start;
}

/** Runs something, and counts it with the promises that it keeps. */
export function counted(act) {
  const start = performance.now();
  try { return act(); } finally { afterPromises(start); }
}

for (const name of Object.keys(original)) {
  window[name] = (callback, ...rest) => original[name].call(window, (...args) => counted(() => callback(...args)), ...rest);
}

/** The milliseconds since it was last asked. */
export function takeSpent() {
  const taken = spent;
  spent = 0;
  return taken;
}

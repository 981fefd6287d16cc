// SPDX-License-Identifier: MIT
// The last steps of a tab as its next page finds them: what was changed, by the server's numbers.

const PLACE = 'almanac.steps';
const LONGEST = 20;

/** The steps of a store, the last one at the end; none where the browser keeps nothing. */
export function readSteps(store) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE));
    if (kept?.store !== store) return [];
    return kept.steps.map(({ changes, ...told }) =>
      ({ isFormer: true, parts: changes.map(change => ({ change })), ...told }));
  } catch {
    return [];
  }
}

/** Keeps those steps that the server has in full. */
export function writeSteps(store, steps) {
  const known = steps.filter(({ parts }) => parts.every(({ change }) => Number.isInteger(change)));
  const written = known.slice(-LONGEST)
    .map(({ parts, text, at, told }) => ({ changes: parts.map(({ change }) => change), text, at, told }));
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ store, steps: written }));
  } catch {
    // Without it a page undoes what it has done itself.
  }
}

// SPDX-License-Identifier: MIT
// What is selected, between the text that the engine reads and writes and what apps hand about. Inclusive.

/** The runs of a text such as `2024-02-20 2024-02-22/2024-02-25`. */
function runs(text) {
  return text.split(' ').filter(Boolean).map(run => {
    const [first, last = first] = run.split('/');
    return Object.freeze({ first, last });
  });
}

/** What the text of a selection says: its ends, the number of its days, and its runs. */
export function selectionOf(text, days = 0, unavailable = '') {
  const intervals = runs(text);
  return Object.freeze({
    first: intervals[0]?.first ?? null, last: intervals.at(-1)?.last ?? null, days,
    intervals: Object.freeze(intervals), unavailable: Object.freeze(runs(unavailable)),
  });
}

/** The text of what an app selects: a text, `{ first, last }`, several of them in an array, or nothing. */
export function selectionText(selected) {
  if (Array.isArray(selected)) return selected.map(selectionText).join(' ');
  if (selected === null || typeof selected !== 'object') return String(selected ?? '');
  if (selected.intervals?.length > 1) return selectionText([...selected.intervals]);
  const { first, last } = selected;
  return first ? `${first}${last && last !== first ? `/${last}` : ''}` : '';
}

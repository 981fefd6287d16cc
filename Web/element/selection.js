// SPDX-License-Identifier: MIT
// Converts selections between the engine's text and the values that apps use. Ends are inclusive.

/** The runs in a text such as `2024-02-20 2024-02-22/2024-02-25`, or the one in `2024-02-20T09:00/10:30`. */
function runs(text) {
  return text.split(' ').filter(Boolean).map(run => {
    const [first, last = first] = run.split('/');
    // A time without a day is on the day of the start.
    const day = last[2] === ':' ? first.slice(0, -5) : '';
    return Object.freeze({ first, last: day + last });
  });
}

/** The value of a selection: its ends, the number of its days, and its runs. */
export function selectionOf(text, days = 0, unavailable = '') {
  const intervals = runs(text);
  return Object.freeze({
    first: intervals[0]?.first ?? null, last: intervals.at(-1)?.last ?? null, days,
    intervals: Object.freeze(intervals), unavailable: Object.freeze(runs(unavailable)),
  });
}

/** The text of an app's selection, which is a text, `{ first, last }`, an array of either, or nothing. */
export function selectionText(selected) {
  if (Array.isArray(selected)) return selected.map(selectionText).join(' ');
  if (selected === null || typeof selected !== 'object') return String(selected ?? '');
  if (selected.intervals?.length > 1) return selectionText([...selected.intervals]);
  const { first, last } = selected;
  return first ? `${first}${last && last !== first ? `/${last}` : ''}` : '';
}

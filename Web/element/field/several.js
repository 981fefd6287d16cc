// SPDX-License-Identifier: MIT
// What fields load in which several days are selected: the preview of an interval under a mouse, and their summary.

import { Hover } from '../hover.js';

/** Gives it to the pickers' calendar, which has no preview of its own, and to the footer. */
export function equip(Calendar, describeBy) {
  Calendar.Hover ??= Hover;
  describeBy(describe);
}

/** “Nov 10 – 19 · 10 days”; the year is there unless it is this one. */
function describe({ first, last, days, intervals }, words, today, isHalf) {
  const count = new Intl.NumberFormat(words.tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  if (intervals.length > 1) return count;
  const year = [first, last].every(day => day?.slice(0, -6) === today?.slice(0, -6)) ? undefined : 'numeric';
  const format = words.format({ year, month: 'short', day: 'numeric' });
  const [start, end] = [first, last].map(day => words.date(day));
  const dates = isHalf ? `${format.format(start)} –` : format.formatRange(start, end);
  return isHalf ? dates : `${dates} · ${count}`;
}

// SPDX-License-Identifier: MIT
// What a sheet of paper shows: which days, under which name, and which of their hours.

import { rangeOf } from '../app/ranges.js';
import { dayAfter, dayBefore } from '../editing/ends.js';

// A day as people spend it; earlier and later hours are printed where something happens in them.
const USUAL = { first: 8, last: 18 };
const DAY = 86_400;
// What an event has at least, so that it is seen.
const LEAST = 30;

// Civil days, which no zone moves.
const at = day => new Date(`${day}T00:00Z`);

/** The day before the one that is a month later: March 14 for February 15. */
function monthFrom(day) {
  const first = at(day);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  const length = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(first.getUTCDate(), length));
  return dayBefore(next.toISOString().slice(0, 10));
}

/** The days that are meant: those in view, but an agenda, which has no end, says what a month brings. */
export const daysOf = (period, { first, last }) =>
  (period === 'agenda' ? { first, last: monthFrom(first) } : { first, last });

/** The days as a heading; `month` is what the calendar calls its own. */
export function nameOfDays(period, { first, last }, { locale, month }) {
  if (period === 'month') return month;
  const style = period === 'year' ? { year: 'numeric' }
    : { year: 'numeric', month: 'long', day: 'numeric', weekday: period === 'day' ? 'long' : undefined };
  return rangeOf(first, period === 'year' ? first : last, locale, style);
}

/** Whether an occurrence has hours in the columns of days, instead of standing above them. */
const hasHours = ({ start, duration = 0 }) => start.includes('T') && duration < DAY;

/** The minutes of a time, such as 570 for 9:30, and for 9 as many as for 9:00. */
export function minutesOf(time) {
  const [hours, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The hours in which something happens on some days, and the usual ones, as the attribute says them. */
export function hoursOfDays(occurrences, { first, last }) {
  let { first: least, last: most } = USUAL;
  const cover = (day, from, to) => {
    if (day < first || day > last || to === 0) return;
    [least, most] = [Math.min(least, Math.floor(from / 60)), Math.max(most, Math.ceil(to / 60))];
  };
  for (const { start, end } of occurrences.filter(hasHours)) {
    const [[from, begin], [to, over]] = [start, end].map(text => text.split('T'));
    cover(from, minutesOf(begin), from === to ? Math.max(minutesOf(over), minutesOf(begin) + LEAST) : 1440);
    if (from !== to) cover(to, 0, minutesOf(over));
  }
  // The first hour has its label only below the edge.
  return `${least > 0 ? `${least - 1}:30` : 0}-${Math.min(most, 24)}`;
}

/** The occurrences of each day on which something happens, whole days first. */
export function byDay(occurrences, { first, last }) {
  const days = new Map();
  for (const occurrence of occurrences) {
    const [from, to] = [occurrence.start.slice(0, 10), occurrence.end.slice(0, 10)];
    const isOver = from !== to && /^\d{4}-\d\d-\d\d(T00:00)?$/.test(occurrence.end);
    const end = isOver ? dayBefore(to) : to;
    for (let day = from > first ? from : first; day <= end && day <= last; day = dayAfter(day)) {
      days.set(day, [...days.get(day) ?? [], occurrence]);
    }
  }
  // What began on a day before, or has no times, comes first.
  const order = (day, { start }) => (start.includes('T') && start.startsWith(day) ? start : '');
  const compare = day => (one, other) => {
    const [before, after] = [order(day, one), order(day, other)];
    return before < after ? -1 : before > after ? 1 : 0;
  };
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, all]) => [day, all.sort(compare(day))]);
}

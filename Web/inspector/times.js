// SPDX-License-Identifier: MIT
// What is on a day, in the order of the day, and when that is in words.

import { hoursIn } from '../app/hours.js';

const STYLE = { calendar: 'gregory', timeZone: 'UTC' };
// Civil times, which no zone moves.
const at = text => new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
const dayOf = text => text.slice(0, 10);

/** The name of a day, with its year where that is not this one. */
export function nameOf(day, { locale, today }) {
  const isNear = day.slice(0, 4) === today?.slice(0, 4);
  return new Intl.DateTimeFormat(locale, { ...STYLE, weekday: 'long', day: 'numeric', month: 'long',
    year: isNear ? undefined : 'numeric' }).format(at(day));
}

/** Whether an occurrence is on a day. One that ends with the day before is not, unless it takes no time. */
function isOn({ start, end }, day) {
  const midnight = start.includes('T') ? `${day}T00:00` : day;
  return dayOf(start) <= day && (end > midnight || end === start);
}

/** Whether it is on the whole of a day. */
const isWhole = ({ start, end }, day) => !start.includes('T') || (dayOf(start) < day && dayOf(end) > day);

/** The occurrences of a day: whole days first, then as they begin. */
export function ofDay(occurrences, day) {
  const rank = one => (isWhole(one, day) ? 0 : 1);
  return occurrences.filter(one => isOn(one, day)).sort((one, other) => rank(one) - rank(other)
    || (one.start < other.start ? -1 : one.start > other.start ? 1 : 0));
}

/** Returns what says when an occurrence is on a day: all day, its times, or with dates where it is on others, too. */
export function timesOn(day, { locale, allDay }) {
  const hours = hoursIn(locale);
  const dated = new Intl.DateTimeFormat(locale, { ...STYLE, day: 'numeric', month: 'short', hour: 'numeric',
    minute: '2-digit' });
  return occurrence => {
    const { start, end } = occurrence;
    if (isWhole(occurrence, day)) return allDay;
    if (dayOf(start) === dayOf(end)) return hours(at(start), at(end));
    return dated.formatRange(at(start), at(end));
  };
}

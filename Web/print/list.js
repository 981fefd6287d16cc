// SPDX-License-Identifier: MIT
// Days with their events below each other, each a table, whose name the browser repeats on the next page.

import { element } from '../app/dom.js';
import { byDay } from './period.js';

// Civil times, which no zone moves.
const at = text => new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);

/** When an occurrence is on one of its days: from when to when, since when, until when, or all day. */
function timesOf({ locale, allDay, from, until }) {
  const clock = new Intl.DateTimeFormat(locale,
    { calendar: 'gregory', timeZone: 'UTC', timeStyle: 'short' });
  return ({ start, end }, day) => {
    const [begins, ends] = [start.startsWith(`${day}T`), end.startsWith(`${day}T`)];
    if (begins && ends) return clock.formatRange(at(start), at(end));
    if (begins) return from(clock.format(at(start)));
    return ends ? until(clock.format(at(end))) : allDay;
  };
}

function rowOf(occurrence, time) {
  const { title, tint, location, status } = occurrence;
  const row = element('tr', { 'data-status': status }, element('td', {}, time),
    element('td', { class: 'paper-event' },
      element('bdi', {}, title),
      ...location ? ['\u2002', element('bdi', { class: 'paper-place' }, location)] : []));
  // The colour of a calendar, or the name of one that kinds of marks have.
  const isName = /^[a-z]+$/.test(tint);
  if (isName) row.dataset.tint = tint;
  row.style.setProperty('--own', isName ? 'var(--dot)' : tint);
  return row;
}

/** The list of some days; `from(time)` and `until(time)` say that it begins, or ends, on another one. */
export function listOf(occurrences, days, { nothing, ...words }) {
  const { locale } = words;
  const dates = new Intl.DateTimeFormat(locale,
    { calendar: 'gregory', timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const times = timesOf(words);
  const tables = byDay(occurrences, days).map(([day, all]) => element('table', {},
    element('colgroup', {}, element('col', { class: 'paper-time' }), element('col')),
    element('thead', {}, element('tr', {}, element('th', { colSpan: 2, scope: 'colgroup' }, dates.format(at(day))))),
    element('tbody', {}, ...all.map(occurrence => rowOf(occurrence, times(occurrence, day))))));
  return element('div', { class: 'paper-list' }, ...tables.length ? tables : [element('p', {}, nothing)]);
}

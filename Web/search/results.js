// SPDX-License-Identifier: MIT
// What a search found: options below the day on which they begin, with the words that were looked for marked.

import { element } from '../app/dom.js';
import { hoursIn } from '../app/hours.js';

const DAY = 86_400_000;
// Civil times, which no zone moves.
const at = text => new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
const dayOf = ({ occurrence }) => occurrence.start.slice(0, 10);

export const optionID = place => `search-result-${place}`;

/** A text with its hits marked; they are ranges of characters. */
function marked(text, hits) {
  const characters = [...text];
  const parts = [];
  let end = 0;
  for (const [first, last] of hits) {
    parts.push(characters.slice(end, first).join(''), element('mark', {}, characters.slice(first, last).join('')));
    end = last;
  }
  return [...parts, characters.slice(end).join('')];
}

/** The names of days: the weekday and the date, with the year where it is not this one. */
function dayNames({ locale, today }) {
  const style = { calendar: 'gregory', timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' };
  const [near, far] = [style, { ...style, year: 'numeric' }].map(each => new Intl.DateTimeFormat(locale, each));
  return day => (day.slice(0, 4) === today.slice(0, 4) ? near : far).format(at(day));
}

/** When an event is on its first day: its times, its last day, or that it takes all day. */
function times({ locale, allDay }) {
  const style = { calendar: 'gregory', timeZone: 'UTC' };
  const clock = new Intl.DateTimeFormat(locale, { ...style, timeStyle: 'short' });
  const hours = hoursIn(locale);
  const days = new Intl.DateTimeFormat(locale, { ...style, day: 'numeric', month: 'short' });
  return ({ start, end }) => {
    if (!start.includes('T')) {
      const last = new Date(at(end) - DAY);
      return last > at(start) ? days.formatRange(at(start), last) : allDay;
    }
    return start.slice(0, 10) === end.slice(0, 10) ? hours(at(start), at(end)) : clock.format(at(start));
  };
}

function option({ occurrence, hits, excerpt }, place, when, untitled) {
  const { title, location, color, status } = occurrence;
  const made = element('div', { id: optionID(place), role: 'option', class: 'search-result', 'aria-selected': 'false',
    'data-place': String(place), 'data-status': status },
  element('p', { class: 'search-title', dir: 'auto' }, ...(title ? marked(title, hits.title) : [untitled])),
  element('p', { class: 'search-when' }, when(occurrence)),
  location && element('p', { class: 'search-place', dir: 'auto' }, ...marked(location, hits.location)),
  excerpt && element('p', { class: 'search-excerpt', dir: 'auto' }, ...marked(excerpt.text, excerpt.hits)));
  made.style.setProperty('--own', color);
  return made;
}

/** A group for each day. */
export function listOf(results, { allDay, untitled, ...viewer }) {
  const [nameOf, when] = [dayNames(viewer), times({ ...viewer, allDay })];
  const groups = [];
  results.forEach((result, place) => {
    const day = dayOf(result);
    if (groups.at(-1)?.dataset.day !== day) {
      const id = `search-day-${day}`;
      const name = element('p', { class: 'search-day', role: 'presentation' }, nameOf(day));
      name.id = id;
      groups.push(element('div', { role: 'group', 'aria-labelledby': id, 'data-day': day,
        class: day === viewer.today ? 'search-group is-today' : 'search-group' }, name));
    }
    groups.at(-1).append(option(result, place, when, untitled));
  });
  return groups;
}

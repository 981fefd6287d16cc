// SPDX-License-Identifier: MIT
// When an occurrence is, in words.

const DAY = 86_400_000;
// Civil times, which are not to be moved by any zone.
export const at = text => new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
const dateOf = text => text.split('T')[0];

/** The parts of a range as a text, with “10:00 AM” on one line. */
export const written = parts => parts.map(({ type, value }, index) => {
  const isInner = parts[index + 1]?.type === 'dayPeriod' || parts[index - 1]?.type === 'dayPeriod';
  return type === 'literal' && isInner ? value.replace(/^\s$/, '\u00A0') : value;
}).join('').trim();

/** When an occurrence is, as the wall shows it: its days and its times, or where it begins and ends, on two lines. */
export function linesOf({ start, end }, locale) {
  const range = (style, last) => new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...style })
    .formatRangeToParts(at(start), last);
  if (!start.includes('T')) return [written(range({ dateStyle: 'full' }, new Date(at(end) - DAY)))];
  const last = at(end);
  if (dateOf(start) === dateOf(end)) {
    return [written(range({ dateStyle: 'full' }, last)), written(range({ timeStyle: 'short' }, last))];
  }
  const parts = range({ dateStyle: 'medium', timeStyle: 'short' }, last);
  const second = parts.findIndex(({ source }) => source === 'endRange');
  return [written(parts.slice(0, second)), written(parts.slice(second))];
}

/** The lines that describe an event in a conflict. */
export const describeOccurrence = (occurrence, { locale, untitled }) =>
  [occurrence.title || untitled, ...linesOf(occurrence, locale), occurrence.location].filter(Boolean);

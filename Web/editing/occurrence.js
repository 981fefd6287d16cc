// SPDX-License-Identifier: MIT
// When an occurrence is, in words.

import { zoneName } from '../app/zones.js';
import { inZone, occurrenceOf } from '../events/times.js';

const DAY = 86_400_000;
// Civil times, which are not to be moved by any zone.
const at = text => new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
const dateOf = text => text.split('T')[0];

/** The parts of a range as a text, with “10:00 AM” on one line. */
const written = parts => parts.map(({ type, value }, index) => {
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

/** The same in a few words on one line; where there is little room without the day, if it is one. */
export function briefOf({ start, end }, locale, isNarrow) {
  const date = { weekday: 'short', month: 'short', day: 'numeric' };
  const clock = { hour: 'numeric', minute: '2-digit' };
  const isTimed = start.includes('T');
  const days = !isTimed || !isNarrow ? date : dateOf(start) === dateOf(end) ? {} : { weekday: 'short' };
  return written(new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...days, ...isTimed && clock })
    .formatRangeToParts(at(start), new Date(at(end) - (isTimed ? 0 : DAY))));
}

/**
 * The same in the zones in which an occurrence was written, with their names; nothing where clocks `here` show the
 * same. A day is told where it is not the one that `linesOf` tells.
 */
export function linesElsewhere({ start, end, startOffset, duration = 0, zone, endZone }, { locale, zone: here }) {
  if (!zone || !Number.isFinite(startOffset) || !start.includes('T')) return [];
  const begin = at(start).getTime() - startOffset * 1000;
  const first = { time: begin, zone, shown: dateOf(start) };
  const last = { time: begin + duration * 1000, zone: endZone ?? zone, shown: dateOf(end) };
  const format = (timeZone, style) => new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone, ...style });
  const clock = timeZone => format(timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'long' });
  const isSame = (time, one, other) => clock(one).format(time) === clock(other).format(time);
  const nameOf = ({ zone: own }) => zoneName(own, locale);
  const styleFor = (...ends) => ({ timeStyle: 'short',
    ...ends.some(({ time, zone: own, shown }) => inZone(time, own).day !== shown) && { dateStyle: 'medium' } });
  const alone = each => written(format(each.zone, styleFor(each)).formatToParts(each.time));
  try {
    if (isSame(first.time, zone, here) && isSame(last.time, last.zone, here)) return [];
    if (!isSame(last.time, zone, last.zone)) {
      return [first, last].map(each => `${alone(each)} · ${nameOf(each)}`);
    }
    const style = styleFor(first, last);
    const parts = format(zone, style).formatRangeToParts(first.time, last.time);
    // Through midnight a range would have dates, too, which are said above.
    const isLong = !style.dateStyle && parts.some(({ type }) => type === 'day');
    return [`${isLong ? `${alone(first)} – ${alone(last)}` : written(parts)} · ${nameOf(first)}`];
  } catch {
    // A zone that this browser does not know.
    return [zone];
  }
}

/** The lines that describe an event. */
export const describeOccurrence = (occurrence, { locale, untitled }) =>
  [occurrence.title || untitled, ...linesOf(occurrence, locale), occurrence.location].filter(Boolean);

/** All that two versions of an event can differ in, in lines; `words` has those of the form. */
function describeVersion(record, occurrence, calendars, { locale, words }) {
  const { name } = calendars.find(({ id }) => id === record.calendar) ?? {};
  const status = record.status === 'confirmed' ? '' : words(record.status);
  return [...describeOccurrence(occurrence, { locale, untitled: words('untitled') }), name, status,
    record.busy ? '' : words('free'), record.notes].filter(Boolean);
}

/** The same of a record that a page has from elsewhere. */
export async function describeRecord(record, { source, calendar: { locale, timeZone }, words }) {
  return describeVersion(record, occurrenceOf(record, timeZone), await source.calendars(), { locale, words });
}

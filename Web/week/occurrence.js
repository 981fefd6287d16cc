// SPDX-License-Identifier: MIT
// A sheet that tells about one occurrence: when, where, of which calendar, and its notes.

import { element } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';

const DAY = 86_400_000;
// Civil times, which are not to be moved by any zone.
const at = text => new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
const dateOf = text => text.slice(0, text.indexOf('T') + 1 ? text.indexOf('T') : undefined);

/** The range between two instants, with “10:00 AM” on one line. */
function rangeIn(format, first, last) {
  const parts = format.formatRangeToParts(first, last);
  return parts.map(({ type, value }, index) => {
    const isInner = [parts[index - 1], parts[index + 1]].some(part => part?.type === 'dayPeriod');
    return type === 'literal' && isInner ? value.replace(/^\s$/, '\u00A0') : value;
  }).join('');
}

/** When an occurrence is, as the wall shows it: its days, and its times on a line of their own where it has one day. */
function linesOf({ start, end }, locale) {
  const format = style => new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...style });
  const isTimed = start.includes('T');
  const last = isTimed ? at(end) : new Date(at(end) - DAY);
  if (!isTimed) return [rangeIn(format({ dateStyle: 'full' }), at(start), last)];
  if (dateOf(start) !== dateOf(end)) {
    return [rangeIn(format({ dateStyle: 'medium', timeStyle: 'short' }), at(start), last)];
  }
  return [rangeIn(format({ dateStyle: 'full' }), at(start), last),
    rangeIn(format({ timeStyle: 'short' }), at(start), last)];
}

/** The times of an occurrence in its own zone and the zone's name; null where the reader's clocks show the same. */
function elsewhere({ start, startOffset, duration, zone }, { locale, zone: here }) {
  if (!zone || !Number.isFinite(startOffset) || !start.includes('T')) return null;
  const first = new Date(at(start) - startOffset * 1000);
  const format = timeZone => new Intl.DateTimeFormat(locale,
    { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'long' });
  try {
    if (format(zone).format(first) === format(here).format(first)) return null;
    return rangeIn(format(zone), first, new Date(first.getTime() + (duration ?? 0) * 1000));
  } catch {
    // A zone that this browser does not know.
    return zone;
  }
}

/** Opens the sheet; `source` knows the calendar and the notes, `anchor` is what it is about. */
export async function showOccurrence(occurrence, { source, say, locale, zone, anchor }) {
  const calendars = await source.calendars().catch(() => []);
  const calendar = calendars.find(({ id }) => id === occurrence.calendar);
  const of = element('p', { class: 'of' }, calendar?.name ?? '');
  of.style.setProperty('--own', occurrence.color);
  const notes = element('p', { hidden: true });
  const there = elsewhere(occurrence, { locale, zone });
  openSheet({ title: occurrence.title || '–', closeLabel: say('close'), anchor, isBeside: true,
    content: element('div', { class: 'occurrence' },
      element('div', { class: 'when' }, ...linesOf(occurrence, locale).map(line => element('p', {}, line)),
        there && element('p', { class: 'there' }, there)),
      occurrence.location ? element('p', {}, occurrence.location) : null, of, notes) });
  const event = await source.event(occurrence).catch(() => null);
  if (!event?.notes) return;
  notes.textContent = event.notes;
  notes.hidden = false;
}

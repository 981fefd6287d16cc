// SPDX-License-Identifier: MIT
// A sheet that tells about one occurrence: when, where, of which calendar, and its notes.

import { element } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';

/** When an occurrence is, as the wall shows it, and in its own zone where that is another one. */
function whenOf({ start, end }, locale) {
  // Civil times, which are not to be moved by any zone.
  const at = text => new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
  const isTimed = start.includes('T');
  const last = isTimed ? at(end) : new Date(at(end) - 86_400_000);
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full',
    ...isTimed ? { timeStyle: 'short' } : {} });
  return format.formatRange(at(start), last);
}

/** Opens the sheet; `source` knows the calendar and the notes. */
export async function showOccurrence(occurrence, { source, say, locale, zone }) {
  const calendars = await source.calendars().catch(() => []);
  const calendar = calendars.find(({ id }) => id === occurrence.calendar);
  const of = element('p', { class: 'of' }, calendar?.name ?? '');
  of.style.setProperty('--own', occurrence.color);
  const notes = element('p', { hidden: true });
  openSheet({ title: occurrence.title || '–', closeLabel: say('close'),
    content: element('div', { class: 'occurrence' }, element('p', {}, whenOf(occurrence, locale)),
      occurrence.zone && occurrence.zone !== zone ? element('p', {}, occurrence.zone) : null,
      occurrence.location ? element('p', {}, occurrence.location) : null, of, notes) });
  const event = await source.event(occurrence).catch(() => null);
  if (!event?.notes) return;
  notes.textContent = event.notes;
  notes.hidden = false;
}

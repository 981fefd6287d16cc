// SPDX-License-Identifier: MIT
// The search while the server is away: in what this device has of events, answered as the server answers.

import { instantOf, occurrenceOf, read } from '../events/times.js';
import { excerptOf, hitsIn, termsOf } from './matching.js';

/** All events that were read and are to be seen, as occurrences for a viewer in a zone, with their notes if known. */
async function known({ api, source, outbox, zone }) {
  const found = new Map();
  const add = one => {
    const former = found.get(one.event);
    const isNewer = former && one.revision > former.revision;
    // Of the same revision the whole event has notes.
    if (!former || isNewer || (one.revision === former.revision && one.notes)) found.set(one.event, one);
  };
  const whole = event => add(event.deleted ? { ...event, event: event.id }
    : { ...occurrenceOf(event, zone), notes: event.notes });
  const [spans, events] = await Promise.all(['occurrences', 'events'].map(path => api.kept(path)));
  for (const [url, answer] of spans) {
    if (url.searchParams.get('zone') === zone) answer?.occurrences?.forEach(add);
  }
  for (const [, answer] of events) [answer ?? []].flat().forEach(whole);
  for (const id of found.keys()) {
    const present = source.whole(id);
    if (source.isGone(id)) found.delete(id); else if (present?.revision) whole(present);
  }
  // What waits has no revision, and is how the event will be.
  for (const { kind, id, after } of outbox.overlay) {
    if (kind !== 'events') continue;
    found.delete(id);
    if (after) whole(after);
  }
  return [...found.values()].filter(({ deleted }) => !deleted);
}

/** When the viewer's wall shows a start; days, and what floats, come before others of the same time. */
function inOrder(zone) {
  const startOf = ({ start, startOffset = null }) => instantOf({ ...read(start), zone, offset: startOffset });
  return (a, b) => startOf(a) - startOf(b) || Number(Boolean(a.zone)) - Number(Boolean(b.zone))
    || (a.event < b.event ? -1 : 1);
}

const WANTED = { only: calendar => calendar.hidden, too: () => true };

/** Whether a cursor is one of these: a place among all that was found. */
export const isOurs = cursor => typeof cursor === 'object' && cursor !== null;

/** What `GET /api/search` is asked, answered with what this device has; null where it has nothing. */
export async function searchHere({ api, source, outbox }, { q, zone, limit, from, cursor, hidden }) {
  const calendars = await source.calendars().catch(() => null);
  if (!calendars) return null;
  const wanted = WANTED[hidden] ?? (calendar => !calendar.hidden);
  const colors = new Map(calendars.filter(wanted).map(({ id, color }) => [id, color]));
  const terms = termsOf(q);
  const results = (await known({ api, source, outbox, zone })).filter(({ calendar }) => colors.has(calendar))
    .flatMap(({ notes = '', ...occurrence }) => {
      const hits = hitsIn([occurrence.title, occurrence.location ?? '', notes], terms);
      const shown = { ...occurrence, color: occurrence.color ?? colors.get(occurrence.calendar) };
      return hits ? [{ occurrence: shown, hits: { title: hits[0], location: hits[1] },
        excerpt: excerptOf(notes, hits[2]) }] : [];
    });
  const compare = inOrder(zone);
  results.sort((a, b) => compare(a.occurrence, b.occurrence));
  const coming = results.findIndex(({ occurrence }) => occurrence.start.slice(0, 10) >= from);
  const place = cursor?.later ?? (coming < 0 ? results.length : coming);
  const [first, last] = cursor?.earlier ? [Math.max(cursor.earlier - limit, 0), cursor.earlier]
    : [place, Math.min(place + limit, results.length)];
  return { results: results.slice(first, last), isHere: true, earlier: first > 0 ? { earlier: first } : null,
    later: last < results.length ? { later: last } : null };
}

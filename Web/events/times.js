// SPDX-License-Identifier: MIT
// The ends of an event as docs/api.md writes them, `{day, time, zone, offset}`: without a time where days are whole,
// without a zone where it floats. The offset, in seconds, is known of what a server has answered. What somebody makes
// of them is in Web/editing/ends.js.

import { clockOf, offsetAt } from '../element/zone.js';

const DAY = 86_400_000;
const FORM = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?(Z|[+-]\d\d:\d\d(?::\d\d)?)?(?:\[([^\]]+)\])?$/;
const clocks = new Map();

function offsetIn(zone, instant) {
  if (!clocks.has(zone)) clocks.set(zone, clockOf(zone));
  return offsetAt(clocks.get(zone), instant);
}

function secondsOf(offset) {
  if (offset === 'Z') return 0;
  const [hours, minutes, seconds = 0] = offset.slice(1).split(':').map(Number);
  return (offset[0] === '-' ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

/** What a text of the API says. */
export function read(text) {
  const [, day, time, offset, zone] = FORM.exec(text);
  return { day, time: time?.replace(/:00$/, seconds => (time.length > 5 ? '' : seconds)) ?? null,
    zone: zone ?? (offset ? 'UTC' : null), offset: offset ? secondsOf(offset) : null };
}

// On the wall ------------------------------------------------------------------------------------

/** Where an end is on its wall, in milliseconds that no clock counts. */
export const onWall = ({ day, time }) => Date.parse(`${day}T${time || '00:00'}Z`);

/** The day and the time there. */
export function fromWall(wall) {
  const [day, rest] = new Date(wall).toISOString().split('T');
  const time = rest.slice(0, 8);
  return { day, time: time.endsWith(':00') ? time.slice(0, 5) : time };
}

// In a zone --------------------------------------------------------------------------------------

/** The instant of an end in a zone, in milliseconds; what clocks skip is as much later, what they repeat the first. */
export function instantOf({ zone, offset, ...end }) {
  const wall = onWall(end);
  if (offset !== null && offset !== undefined) return wall - offset * 1000;
  const before = offsetIn(zone, wall - DAY);
  const fits = [before, offsetIn(zone, wall + DAY)].find(each => offsetIn(zone, wall - each * 1000) === each);
  return wall - (fits ?? before) * 1000;
}

/** An instant on the wall of a zone. */
export function inZone(instant, zone) {
  const offset = offsetIn(zone, instant);
  return { ...fromWall(instant + offset * 1000), zone, offset };
}

/** An end as the wall of another zone shows it; days, and what floats, are the same everywhere. */
export const seenFrom = (end, zone) => (end.zone ? inZone(instantOf(end), zone) : end);

/** How long it is from one end to the other, in milliseconds; less than nothing if they are the wrong way round. */
export const between = (start, end) =>
  (start.zone && end.zone ? instantOf(end) - instantOf(start) : onWall(end) - onWall(start));

/** The hours of an occurrence on its first day, as a calendar is told what to show; none of whole days. */
export function hoursOf({ start, end }) {
  if (!start.includes('T')) return undefined;
  return `${start.slice(11, 16)}-${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11, 16) : '24:00'}`;
}

/** An event as `GET /api/occurrences` answers with it, for a viewer in a zone. */
export function occurrenceOf(event, viewer) {
  const [start, end] = [read(event.start), read(event.end)];
  const { id, calendar, title, location, status, busy, color, revision = 0 } = event;
  const made = { id, event: id, recurrence: null, calendar, title, location, status, busy, color, revision,
    zone: start.zone, endZone: end.zone };
  if (!start.time) return { ...made, start: start.day, end: end.day };
  const [first, last] = [seenFrom(start, viewer), seenFrom(end, viewer)];
  const times = { start: `${first.day}T${first.time}`, end: `${last.day}T${last.time}`,
    duration: between(start, end) / 1000 };
  return { ...made, ...times, ...start.zone && { startOffset: first.offset, endOffset: last.offset } };
}

// SPDX-License-Identifier: MIT
// The ends of an event that somebody changes, written as the API takes them. How they are read is in
// Web/events/times.js, which the page of events has from the start.

import { between, fromWall, instantOf, inZone, onWall, read } from '../events/times.js';

const DAY = 86_400_000;

const two = number => String(Math.floor(number)).padStart(2, '0');

function written(offset) {
  const seconds = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${two(seconds / 3600)}:${two(seconds / 60 % 60)}`;
}

/** The text that the API takes for an end. */
export function write({ day, time, zone, offset }) {
  if (!time) return day;
  if (!zone) return `${day}T${time}`;
  // Some zones once had offsets with seconds, which nobody writes.
  const isExact = Number.isFinite(offset) && offset % 60 === 0;
  return `${day}T${isExact ? `${time.padEnd(8, ':00')}${written(offset)}` : time}[${zone}]`;
}

/** Whether two ends say the same, whatever is known of their offsets. */
export const isSame = (one, other) =>
  ['day', 'time', 'zone'].every(name => (one[name] || null) === (other[name] || null));

/** An end that is so many milliseconds later on its wall; a whole day stays one. */
export function later(end, by) {
  const { day, time } = fromWall(onWall(end) + by);
  return { ...end, day, time: end.time ? time : end.time, offset: null };
}

/** The end in a zone that is so many milliseconds after a start; of what floats on its wall. */
export const endAfter = (start, by, zone) =>
  (start.zone && zone ? inZone(instantOf(start) + by, zone) : later(start, by));

/** Two ends as they are written, or as much later as the clocks skip where the start is: they stay as far apart. */
export function pastGap({ start, end }) {
  if (!start.time || !start.zone) return { start, end };
  const first = inZone(instantOf(start), start.zone);
  const by = onWall(first) - onWall(start);
  return by === 0 ? { start, end } : { start: first, end: end.zone === start.zone ? later(end, by) : end };
}

export const dayAfter = day => later({ day }, DAY).day;
export const dayBefore = day => later({ day }, -DAY).day;

/** What an end of an event becomes that somebody puts elsewhere on a wall: it keeps its own zone, or stays floating. */
export function put(text, former, viewer) {
  const end = read(text);
  if (!end.time) return text;
  if (former.time && !former.zone) return write({ ...end, zone: null });
  const wall = { ...end, zone: end.zone ?? viewer };
  const zone = former.zone ?? viewer;
  return write(zone === wall.zone ? wall : inZone(instantOf(wall), zone));
}

/**
 * Both ends of an event that somebody puts elsewhere as a whole: as much time passes in it as before, also where the
 * clocks show a time twice.
 */
export function putBoth({ start, end }, former, viewer) {
  const [first, last] = [read(former.start), read(former.end)];
  const begin = put(start, first, viewer);
  const isExact = first.zone && last.zone && read(begin).time;
  return { start: begin, end: isExact
    ? write(inZone(instantOf(read(begin)) + between(first, last), last.zone)) : put(end, last, viewer) };
}

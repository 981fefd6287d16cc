// SPDX-License-Identifier: MIT
// When to notify somebody of an event, and of which ones that has been done: on this device, in whatever tab.

import { inZone, instantOf, read } from '../events/times.js';

const MINUTE = 60_000;
// Who opens a laptop a little late still hears of what has just begun.
const GRACE = 5 * MINUTE;
const KEY = 'almanac:notified';
const MOST = 200;

/** When an occurrence begins, in milliseconds; null where it lasts whole days, or does not take place. */
export function startOf({ start, startOffset, status }, zone) {
  if (!start.includes('T') || status === 'cancelled') return null;
  return instantOf({ ...read(start), zone, offset: startOffset ?? null });
}

/**
 * What is due at a time, and when to look again: `{due, next}`. `lead` is how many minutes before its start an event is
 * due; it stays so until a little after that.
 */
export function dueOf(occurrences, { now, lead, zone }) {
  const begins = occurrences.map(occurrence => ({ occurrence, start: startOf(occurrence, zone) }))
    .filter(({ start }) => start !== null && now < start + GRACE);
  const isDue = ({ start }) => start - lead * MINUTE <= now;
  const due = begins.filter(isDue).map(({ occurrence }) => occurrence);
  const next = begins.filter(each => !isDue(each)).map(({ start }) => start - lead * MINUTE);
  return { due, next: Math.min(...next, now + MINUTE) };
}

/** The first and the last day on which what is due soon begins. */
export function daysAround(now, lead, zone) {
  const day = instant => inZone(instant, zone).day;
  return { first: day(now - GRACE), last: day(now + (lead + 1) * MINUTE) };
}

let noted = [];

/** Notes that somebody is notified of an event at an instant; false where that has been done. */
export function note({ id }, start) {
  const name = `${id} ${start}`;
  try {
    noted = JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    // Where nothing is kept this page alone remembers.
  }
  if (noted.includes(name)) return false;
  keep([...noted, name].slice(-MOST));
  return true;
}

/** Takes back what could not be shown. */
export const unnote = ({ id }, start) => keep(noted.filter(name => name !== `${id} ${start}`));

function keep(names) {
  noted = names;
  try {
    localStorage.setItem(KEY, JSON.stringify(noted));
  } catch {
    // As above.
  }
}

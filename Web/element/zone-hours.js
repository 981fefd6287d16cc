// SPDX-License-Identifier: MIT
// What the clocks of zones show on the days of a timeline, found by asking Intl.

import { clockOf, offsetAt } from './zone.js';

const SECONDS_A_DAY = 86_400;
// A wall can be so far from UTC; every second day is asked about.
const REACH = 26 * 3600;
const STEP = 2 * SECONDS_A_DAY;
// Before this there were no rules, and Intl counts years differently.
const OLDEST = Date.UTC(1000, 0) / 1000;

const clocks = new Map();

function clock(zone) {
  if (!clocks.has(zone)) clocks.set(zone, clockOf(zone));
  return clocks.get(zone);
}

const secondOf = day => Date.parse(`${day}T00:00Z`) / 1000;

/** The offset before the days `first` through `last`, and each change around them: when, and the offset since. */
export function offsetsOf(zone, first, last) {
  const format = clock(zone);
  const offset = second => offsetAt(format, Math.max(second, OLDEST) * 1000);
  const end = secondOf(last) + SECONDS_A_DAY + REACH;
  let low = secondOf(first) - REACH;
  const initial = offset(low);
  const changes = [];
  for (let before = initial; low < end;) {
    const high = Math.min(low + STEP, end);
    const after = offset(high);
    while (before !== after) {
      let [right, found] = [high, after];
      while (right - low > 1) {
        const middle = low + Math.floor((right - low) / 2);
        const asked = offset(middle);
        if (asked === before) low = middle; else [right, found] = [middle, asked];
      }
      changes.push([right, found]);
      [low, before] = [right, found];
    }
    low = high;
  }
  return { initial, changes };
}

/** What a zone is called above its times on a day: others in summer. */
function shortName(zone, locale, day) {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' });
  return format.formatToParts(secondOf(day) * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

const notZones = new Set();

/** Whether a name is a zone's; says once of each that is none. */
function isZone(name) {
  try {
    return Boolean(clock(name));
  } catch {
    if (!notZones.has(name)) console.warn(`almanac-calendar: no time zone “${name}”`);
    notZones.add(name);
    return false;
  }
}

/** The viewer's zone, and those beside it. */
function zonesOf(element) {
  const names = (element.getAttribute('time-zones') ?? '').split(/[\s,]+/).filter(Boolean);
  return [element.timeZone, ...names.filter(isZone)].slice(0, 5);
}

/** What the zones are called on a day; one alone needs no name. */
export function zoneNames(element, day) {
  const zones = zonesOf(element);
  return zones.map(zone => (zones.length > 1 ? shortName(zone, element.locale, day) : ''));
}

/** Writes what clocks show on the days from `first` through `last`: those of each zone, with its name. */
export function writeHours(message, element, first, last, names) {
  const zones = zonesOf(element);
  message.text(first).text(last).byte(zones.length);
  zones.forEach((zone, index) => {
    const { initial, changes } = offsetsOf(zone, first, last);
    message.text(names[index]).int(initial).byte(changes.length);
    for (const [second, offset] of changes) message.double(second).int(offset);
  });
  return message;
}

/** Tells that clocks are to be asked anew. */
export const forgetHours = message => message.text('1970-01-01').text('1970-01-01').byte(0);

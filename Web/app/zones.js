// SPDX-License-Identifier: MIT
// Time zones as people call them: by their city and what the clocks there are called.

import { element } from './dom.js';

const UTC = 'UTC';
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone that a name stands for, which may have others. */
function ownName(zone) {
  if (zone === 'Etc/UTC') return UTC;
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

/** Whether two names, or none, stand for the same zone. */
export const isSameZone = (one, other) =>
  (one || '') === (other || '') || Boolean(one && other) && ownName(one) === ownName(other);

/** The city of a zone, with its state where the name has one: “Buenos Aires”, “Knox, Indiana”. */
function cityOf(zone) {
  const [, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length ? places.reverse().join(', ') : zone;
}

/** What clocks in a zone show the year round, such as “Central European Time”; the name itself where none is known. */
function clockOf(zone, locale, timeZoneName = 'longGeneric') {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return zone;
  }
}

/** A zone in words: “Berlin – Central European Time”. */
export function zoneName(zone, locale) {
  if (zone === UTC || zone === 'Etc/UTC') return `${clockOf(UTC, locale, 'long')} (UTC)`;
  const [city, clock] = [cityOf(zone), clockOf(zone, locale)];
  return clock === zone ? city : `${city} – ${clock}`;
}

/** All zones by city, UTC first, and `present`, which this browser may not know. */
function zonesInOrder(locale, present) {
  const known = Intl.supportedValuesOf('timeZone').filter(zone => zone !== UTC);
  const order = new Intl.Collator(locale);
  const sorted = known.map(zone => [zone, cityOf(zone)]).sort(([, a], [, b]) => order.compare(a, b))
    .map(([zone]) => zone);
  return [UTC, ...present && present !== UTC && !known.includes(present) ? [present] : [], ...sorted];
}

/** A list of all zones, with options before them: pairs of a value and a text. */
export function zoneList(locale, present, first) {
  const option = ([zone, text]) => element('option', { value: zone, selected: zone === (present ?? '') }, text);
  const all = zonesInOrder(locale, present).map(zone => [zone, zoneName(zone, locale)]);
  return element('select', {}, ...[...first, ...all].map(option));
}

/** A list of all zones by city, UTC first; none is the device's own. `present` is the one in force, or empty. */
export const zoneChoice = (book, locale, present) =>
  zoneList(locale, present, [['', book.say('deviceZone', cityOf(deviceZone()))]]);

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

/** The zones by city, UTC first, with their names: pairs of both. To name them all takes as long as several frames. */
function namedZones(locale) {
  const order = new Intl.Collator(locale);
  const cities = Intl.supportedValuesOf('timeZone').filter(zone => zone !== UTC).map(zone => [zone, cityOf(zone)])
    .sort(([, a], [, b]) => order.compare(a, b));
  return [UTC, ...cities.map(([zone]) => zone)].map(zone => [zone, zoneName(zone, locale)]);
}

const named = new Map();

/** All zones by city, UTC first, and `present`, which this browser may not know. */
function zonesInOrder(locale, present) {
  if (!named.has(locale)) named.set(locale, namedZones(locale));
  const [utc, ...others] = named.get(locale);
  const isKnown = !present || present === UTC || others.some(([zone]) => zone === present);
  return [utc, ...isKnown ? [] : [[present, zoneName(present, locale)]], ...others];
}

const option = ([zone, text]) => element('option', { value: zone }, text);

/**
 * A list of zones that has `first`, pairs of a value and a text, and the `present` one; `fill()` puts all others into
 * it, for when somebody comes to choose.
 */
export function zoneList(locale, present, first) {
  const isFirst = first.some(([zone]) => zone === (present ?? ''));
  const shown = isFirst ? first : [...first, [present, zoneName(present, locale)]];
  const select = element('select', {}, ...shown.map(option));
  select.value = present ?? '';
  const fill = () => {
    const { value } = select;
    select.replaceChildren(...[...first, ...zonesInOrder(locale, present)].map(option));
    select.value = value;
  };
  return { select, fill };
}

/** A list of all zones by city, UTC first; none is the device's own. `present` is the one in force, or empty. */
export function zoneChoice(book, locale, present) {
  const { select, fill } = zoneList(locale, present, [['', book.say('deviceZone', cityOf(deviceZone()))]]);
  fill();
  return select;
}

// SPDX-License-Identifier: MIT
// Time zones as people call them: by their city and what the clocks there are called.

import { element } from '../app/dom.js';

const UTC = 'UTC';
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

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

/** A list of all zones by city, UTC first; none is the device's own. `present` is the one in force, or empty. */
export function zoneChoice(book, locale, present) {
  const known = Intl.supportedValuesOf('timeZone').filter(zone => zone !== UTC);
  const order = new Intl.Collator(locale);
  const sorted = known.map(zone => [zone, cityOf(zone)]).sort(([, a], [, b]) => order.compare(a, b))
    .map(([zone]) => zone);
  // Keep a zone that this browser does not know.
  const names = [UTC, ...present && present !== UTC && !known.includes(present) ? [present] : [], ...sorted];
  const option = (zone, text) => element('option', { value: zone, selected: zone === (present ?? '') }, text);
  return element('select', {}, option('', book.say('deviceZone', cityOf(deviceZone()))),
    ...names.map(zone => option(zone, zoneName(zone, locale))));
}

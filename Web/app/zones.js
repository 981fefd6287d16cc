// SPDX-License-Identifier: MIT
// Time zones as people call them: by their city and what the clocks there are called.

import { element } from './dom.js';

const UTC = 'UTC';
/** The zone of this device. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

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

// Zones that are called by a city are those of a continent or an ocean: others, as “Etc/Zulu” and “US/Pacific”, are
// second names of them, or of UTC.
const OF_CITY = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** Zones without further names for the same one: UTC is none of them. */
export const citiesOf = zones => [...new Map(zones.filter(zone => OF_CITY.test(zone))
  .map(zone => [ownName(zone), zone])).values()];

// Browsers have some cities under the names that they had once, and all of them in letters without marks.
const TODAY = { Asmera: 'Asmara', Calcutta: 'Kolkata', Faeroe: 'Faroe', Godthab: 'Nuuk', Katmandu: 'Kathmandu',
  Kiev: 'Kyiv', Ponape: 'Pohnpei', Rangoon: 'Yangon', Saigon: 'Ho Chi Minh City', Truk: 'Chuuk',
  Asuncion: 'Asunción', Belem: 'Belém', Bogota: 'Bogotá', Cancun: 'Cancún', Cordoba: 'Córdoba', Curacao: 'Curaçao',
  DumontDUrville: 'Dumont d’Urville', Merida: 'Mérida', Ndjamena: 'N’Djamena', Noumea: 'Nouméa', Reunion: 'Réunion',
  'Sao Paulo': 'São Paulo', 'Sao Tome': 'São Tomé', 'St Johns': 'St. John’s', 'St Kitts': 'St. Kitts',
  'St Lucia': 'St. Lucia', 'St Thomas': 'St. Thomas', 'St Vincent': 'St. Vincent' };

/** The city of a zone, with its state where the name has one: “Buenos Aires”, “Knox, Indiana”. */
export function cityOf(zone) {
  const [, ...places] = zone.replaceAll('_', ' ').split('/').map(part => TODAY[part] ?? part);
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
  const cities = citiesOf(Intl.supportedValuesOf('timeZone')).map(zone => [zone, cityOf(zone)])
    .sort(([, a], [, b]) => order.compare(a, b));
  return [UTC, ...cities.map(([zone]) => zone)].map(zone => [zone, zoneName(zone, locale)]);
}

const named = new Map();

/** All zones by city, UTC first, and `present`, which this browser may not know: pairs of a zone and its name. */
export function zonesInOrder(locale, present) {
  if (!named.has(locale)) named.set(locale, namedZones(locale));
  const [utc, ...others] = named.get(locale);
  const isKnown = !present || present === UTC || others.some(([zone]) => zone === present);
  return [utc, ...isKnown ? [] : [[present, zoneName(present, locale)]], ...others];
}

const option = ([zone, text]) => element('option', { value: zone }, text);

/** A list of all zones by city, UTC first; none is the device's own. `present` is the one in force, or empty. */
export function zoneChoice(book, locale, present) {
  const zones = [['', book.say('deviceZone', cityOf(deviceZone()))], ...zonesInOrder(locale, present)];
  const select = element('select', {}, ...zones.map(option));
  select.value = present ?? '';
  return select;
}

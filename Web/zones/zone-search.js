// SPDX-License-Identifier: MIT
// Finds time zones by what people call them: a city, a country, what the clocks there are called, or how far they are
// from UTC.

/** A text as it is compared: small letters without marks, and words with one space between. */
const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[\s/_,.–()-]+/g, ' ')
  .trim();

/** How many minutes the clocks of a zone are ahead of UTC at a moment; null for a zone that nobody knows. */
export function offsetAt(zone, moment) {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment);
    const { value } = parts.find(({ type }) => type === 'timeZoneName');
    const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(value) ?? [null, '+', 0, 0];
    return (sign === '-' ? -1 : 1) * (hours * 60 + Number(minutes));
  } catch {
    return null;
  }
}

/** “GMT+1”, “GMT+5:30”, as people write it. */
export function offsetText(minutes) {
  if (minutes === null) return '';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const text = rest ? `${hours}:${String(rest).padStart(2, '0')}` : hours;
  return minutes === 0 ? 'GMT' : `GMT${minutes < 0 ? '−' : '+'}${text}`;
}

/** The minutes that are meant by “+1”, “UTC-3:30”, “gmt +0530”; null where that is no such text. */
export function offsetIn(text) {
  const found = /^(gmt|utc)?\s*([+−-])\s*(\d{1,2})(?::?([0-5]\d))?$/i.exec(text.trim());
  if (!found) return null;
  const minutes = Number(found[3]) * 60 + Number(found[4] ?? 0);
  return found[2] === '+' ? minutes : -minutes;
}

/** The countries of zones in a language, as far as the browser knows them: a map of names. */
export function countriesOf(locale) {
  const found = new Map();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  for (const code of letters.flatMap(first => letters.map(second => first + second))) {
    const name = names.of(code);
    const region = name && new Intl.Locale(`und-${code}`);
    for (const zone of region?.getTimeZones?.() ?? region?.timeZones ?? []) {
      found.set(zone, new Set(found.get(zone)).add(name));
    }
  }
  return new Map([...found].map(([zone, all]) => [zone, [...all].join(' ')]));
}

/** Zones with all that they are found by: `zones` are pairs of a zone and its name. */
export const indexed = (zones, { countries = new Map(), offset }) => zones.map(([zone, text]) => ({ zone, text,
  minutes: offset(zone), words: ` ${plain(`${text} ${zone} ${countries.get(zone) ?? ''}`)}`, start: plain(text) }));

/** Those of an index that a text means, what begins with it first; all without a text. */
export function zonesFor(text, index) {
  const minutes = offsetIn(text);
  if (minutes !== null) return index.filter(entry => entry.minutes === minutes);
  const [all, words] = [plain(text), plain(text).split(' ')];
  const found = index.filter(entry => words.every(word => entry.words.includes(` ${word}`)
    // Where words have no spaces between them, anything in them.
    || /[\u3040-\u9fff]/.test(word) && entry.words.includes(word)));
  const isFirst = ({ start }) => start.startsWith(all);
  return [...found.filter(isFirst), ...found.filter(entry => !isFirst(entry))];
}

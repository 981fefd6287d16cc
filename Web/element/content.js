// SPDX-License-Identifier: MIT
// Dates of another calendar for the days, written by the browser's own Intl. No date is better than a wrong one: the
// rules of doubt are those of CalendarFoundation, whose tests compare the tables.

import { tintNumber } from './colors.js';
import { groupNumber } from './groups.js';

const MILLISECONDS = 86_400_000;

// A language in which a calendar's dates are at home; in other languages they are written in English.
export const HOME = { chinese: 'zh-Hans', roc: 'zh-Hant', hebrew: 'he', islamic: 'ar', 'islamic-civil': 'ar',
  'islamic-tbla': 'ar', 'islamic-umalqura': 'ar', coptic: 'ar', persian: 'fa', buddhist: 'th', japanese: 'ja',
  indian: 'hi', ethiopic: 'am', ethioaa: 'am', dangi: 'ko', vietnamese: 'vi' };

// Days, counted from 1970-01-01, about which a platform may be wrong: the first, the one after the last, and a probe: a
// day on which a correct platform gives this day of the month.
export const DOUBTS = { hebrew: [[27707, 28092, 27707, 1]],
  chinese: [[-20134, -20104, -20134, 1], [-19691, -19661, -19691, 1], [-17949, -17919, -17949, 1],
    [32018, 32048, 32047, 30], [46605, 46635, 46605, 1]] };

// The years of Umm al-Qura, the last one excluded, for which platforms have the university's table.
export const UMM_AL_QURA_YEARS = [1420, 1451];

const LETTERS = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];
/** 1 to 30 in Hebrew letters; 15 and 16 avoid the letters of the divine name. */
function hebrewNumber(number) {
  const letters = number === 15 || number === 16 ? ['ט', LETTERS[number - 9]]
    : [['', 'י', 'כ', 'ל'][Math.floor(number / 10)], LETTERS[number % 10]].filter(Boolean);
  return letters.length > 1 ? `${letters[0]}״${letters[1]}` : `${letters[0]}׳`;
}

const field = (format, date, type) => format.formatToParts(date).find(part => part.type === type)?.value ?? '';
const letters = text => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
const cut = text => letters(text).length <= 8 ? text : `${letters(text).slice(0, 7).join('')}.`;

/** Another calendar in a language. */
class AlternateCalendar {
  #name;
  #isHebrew;
  #count;
  #day;
  #wide;
  #short;
  #whole;
  #uncut;

  constructor(name, locale) {
    this.#name = name;
    const tag = locale ?? HOME[name] ?? 'en';
    const format = (options, language = tag) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', calendar: name, ...options });
    this.#isHebrew = name === 'hebrew' && /^(he|iw|yi)\b/.test(tag);
    this.#count = format({ year: 'numeric', month: 'numeric', day: 'numeric' }, 'en-u-nu-latn');
    this.#whole = format({ year: 'numeric', month: 'long', day: 'numeric' });
    // The days of a Chinese month have their own numerals only in a Chinese context.
    this.#day = format(name === 'chinese' && /^zh\b/.test(tag) ? { dateStyle: 'long' } : { day: 'numeric' });
    this.#wide = format({ month: 'long' });
    this.#short = format({ month: 'short' });
    this.#uncut = this.#lookalikes();
  }

  // Whether short names of months look alike, as "Jumada I" and "Jumada II" would; then long names are used. Three
  // years contain every month, including leap months.
  #lookalikes() {
    const names = new Set(Array.from({ length: 40 },
      (_, n) => this.#short.format(new Date(19_500 * MILLISECONDS + n * 29 * MILLISECONDS))));
    return new Set([...names].filter(name => [...names].some(other => other !== name && cut(other) === cut(name))));
  }

  #number(date) {
    return Number(field(this.#count, date, 'day'));
  }

  #isKnown(day, date) {
    for (const [first, end, probe, right] of DOUBTS[this.#name] ?? []) {
      if (day >= first && day < end && this.#number(new Date(probe * MILLISECONDS)) !== right) return false;
    }
    if (this.#name !== 'islamic-umalqura') return true;
    const year = Number(field(this.#count, date, 'year'));
    return year >= UMM_AL_QURA_YEARS[0] && year < UMM_AL_QURA_YEARS[1];
  }

  #monthName(date) {
    const name = this.#wide.format(date);
    if (letters(name).length <= 8) return name;
    const short = this.#short.format(date);
    return this.#uncut.has(short) ? short : cut(short);
  }

  /** The label of a day, counted from 1970-01-01, and its spoken form; nothing where the date is in doubt. */
  label(day) {
    const date = new Date(day * MILLISECONDS);
    const number = this.#number(date);
    if (!(number >= 1) || !this.#isKnown(day, date)) return ['', ''];
    const written = this.#isHebrew ? hebrewNumber(number) : field(this.#day, date, 'day');
    return [number === 1 ? this.#monthName(date) : written, this.#whole.format(date)];
  }
}

/** What an element's days hold besides facts: dates of another calendar, and the kinds of a legend. */
export class Content {
  #element;
  #calendar;
  #legend = [];
  #groups = [];

  #changed;

  /** `changed()` is called when the engine has to be told something new. */
  constructor(element, changed) {
    this.#element = element;
    this.#changed = changed;
  }

  /** The other calendar, or null; creating one takes some milliseconds. */
  get calendar() {
    const attribute = name => this.#element.getAttribute(`alternate-${name}`);
    if (this.#calendar === undefined) {
      this.#calendar = alternateCalendar(attribute('calendar') ?? askedIn(this.#element.locale), attribute('locale'));
    }
    return this.#calendar;
  }

  /** The attributes have changed. */
  forget() { this.#calendar = undefined; }

  get legend() { return this.#legend; }
  set legend(entries) {
    this.#legend = [...entries ?? []];
    this.#changed();
  }

  get groups() { return this.#groups; }
  set groups(entries) {
    this.#groups = [...entries ?? []];
    this.#changed();
  }

  /** Writes the kinds of the legend, and the groups if there are any. */
  write(message) {
    const kinds = this.#legend.slice(0, 255);
    message.byte(kinds.length);
    for (const { name, tint, image } of kinds) {
      message.text(String(name ?? '')).byte(tintNumber(tint)).text(image ? String(image) : '');
    }
    const groups = this.#groups.slice(0, 255);
    if (groups.length) message.byte(groups.length);
    for (const { id, name, color } of groups) {
      message.short(groupNumber(id)).text(String(name ?? '')).byte(tintNumber(color));
    }
    return message;
  }

  /** Writes the dates of the days from the first through the last. */
  writeNames(message, first, last) {
    const [from, to] = [first, last].map(text => Date.parse(`${text}T00:00:00Z`) / MILLISECONDS);
    const count = this.calendar && to >= from ? to - from + 1 : 0;
    message.text(first).int(count);
    for (let day = from; day < from + count; day++) {
      const [text, spoken] = this.calendar.label(day);
      message.text(text).text(spoken);
    }
    return message;
  }
}

/** The calendar that a locale asks for, as `fa-IR-u-ca-persian` does; null for our own. */
function askedIn(locale) {
  try {
    const { calendar } = new Intl.Locale(locale);
    return calendar === 'gregory' || calendar === 'iso8601' ? null : calendar;
  } catch {
    return null;
  }
}

/** The calendar that two attributes describe; null for none, and for one that the browser does not know. */
function alternateCalendar(name, locale) {
  if (!name) return null;
  try {
    const known = new Intl.DateTimeFormat('en', { calendar: name }).resolvedOptions().calendar;
    if (known === name) return new AlternateCalendar(name, locale || undefined);
  } catch {
    // The caller reports this, with the name.
  }
  console.warn(`almanac-calendar: no calendar “${name}” with locale “${locale ?? ''}”`);
  return null;
}

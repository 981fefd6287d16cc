// SPDX-License-Identifier: MIT
// The dates of another calendar beside the days, written by the browser's own Intl. Rather no date than a
// wrong one: the rules of doubt are those of CalendarFoundation, whose tests compare the tables.

import { TINTS } from './protocol.js';

const MILLISECONDS = 86_400_000;

// A language in which the dates of a calendar are at home; others are written in English.
export const HOME = { chinese: 'zh-Hans', roc: 'zh-Hant', hebrew: 'he', islamic: 'ar', 'islamic-civil': 'ar',
  'islamic-tbla': 'ar', 'islamic-umalqura': 'ar', coptic: 'ar', persian: 'fa', buddhist: 'th', japanese: 'ja',
  indian: 'hi', ethiopic: 'am', ethioaa: 'am', dangi: 'ko', vietnamese: 'vi' };

// Days, counted from 1970-01-01, about which a platform may be wrong: first, behind the last, and on which
// of them one that is right has which day of the month.
export const DOUBTS = { hebrew: [[27707, 28092, 27707, 1]],
  chinese: [[-20134, -20104, -20134, 1], [-19691, -19661, -19691, 1], [-17949, -17919, -17949, 1],
    [32018, 32048, 32047, 30], [46605, 46635, 46605, 1]] };

// The years of Umm al-Qura, the last one excluded, for which platforms have the table of the university.
export const UMM_AL_QURA_YEARS = [1420, 1451];

const LETTERS = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];
/** 1 to 30 in Hebrew letters, 15 and 16 without the letters of the name. */
function hebrewNumber(number) {
  const letters = number === 15 || number === 16 ? ['ט', LETTERS[number - 9]]
    : [['', 'י', 'כ', 'ל'][Math.floor(number / 10)], LETTERS[number % 10]].filter(Boolean);
  return letters.length > 1 ? `${letters[0]}״${letters[1]}` : `${letters[0]}׳`;
}

const field = (format, date, type) => format.formatToParts(date).find(part => part.type === type)?.value ?? '';
const letters = text => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
const cut = text => letters(text).length <= 8 ? text : `${letters(text).slice(0, 7).join('')}.`;

/** Another calendar, written in a language. */
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
    const format = (options, language = tag) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', calendar: name, ...options });
    this.#isHebrew = name === 'hebrew' && /^(he|iw|yi)\b/.test(tag);
    this.#count = format({ year: 'numeric', month: 'numeric', day: 'numeric' }, 'en-u-nu-latn');
    this.#whole = format({ year: 'numeric', month: 'long', day: 'numeric' });
    // The days of a Chinese month have their own numbers only beside it.
    this.#day = format(name === 'chinese' && /^zh\b/.test(tag) ? { dateStyle: 'long' } : { day: 'numeric' });
    this.#wide = format({ month: 'long' });
    this.#short = format({ month: 'short' });
    this.#uncut = this.#lookalikes();
  }

  // Rather a long name than two that end alike, as "Jumada I" and "Jumada II" would. Three years have
  // every month, leap months too.
  #lookalikes() {
    const names = new Set(Array.from({ length: 40 }, (_, n) => this.#short.format(new Date(19_500 * MILLISECONDS + n * 29 * MILLISECONDS))));
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

  /** What stands beside a day, counted from 1970-01-01, and what is said of it; nothing where that is not sure. */
  label(day) {
    const date = new Date(day * MILLISECONDS);
    const number = this.#number(date);
    if (!(number >= 1) || !this.#isKnown(day, date)) return ['', ''];
    const written = this.#isHebrew ? hebrewNumber(number) : field(this.#day, date, 'day');
    return [number === 1 ? this.#monthName(date) : written, this.#whole.format(date)];
  }
}

/** What days of an element hold beside facts: the dates of another calendar, and the kinds of a legend. */
export class Content {
  #element;
  #calendar;
  #legend = [];

  #changed;

  /** `changed()` is called when there is something new to be told. */
  constructor(element, changed) {
    this.#element = element;
    this.#changed = changed;
  }

  /** The other calendar, or null; making one costs some milliseconds. */
  get calendar() {
    const attribute = name => this.#element.getAttribute(`alternate-${name}`);
    if (this.#calendar === undefined) this.#calendar = alternateCalendar(attribute('calendar'), attribute('locale'));
    return this.#calendar;
  }

  /** The attributes say something else. */
  forget() { this.#calendar = undefined; }

  get legend() { return this.#legend; }
  set legend(entries) {
    this.#legend = [...entries ?? []];
    this.#changed();
  }

  /** Writes what days hold behind the options of an element. */
  write(source, message) {
    const kinds = this.#legend.slice(0, 255);
    const flags = (this.#element.hasAttribute('no-indicators') ? 1 : 0) | (this.calendar ? 2 : 0)
      | (source?.occurrences ? 4 : 0);
    message.byte(flags).byte(kinds.length);
    for (const { name, tint, image } of kinds) {
      message.text(String(name ?? '')).byte(Math.max(0, TINTS.indexOf(tint ?? ''))).text(image ? String(image) : '');
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

/** The calendar of two attributes, or null for none and for one that the browser does not know. */
function alternateCalendar(name, locale) {
  if (!name) return null;
  try {
    const known = new Intl.DateTimeFormat('en', { calendar: name }).resolvedOptions().calendar;
    if (known === name) return new AlternateCalendar(name, locale || undefined);
  } catch {
    // Said below, with the name.
  }
  console.warn(`almanac-calendar: no calendar “${name}” with locale “${locale ?? ''}”`);
  return null;
}

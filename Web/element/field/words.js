// SPDX-License-Identifier: MIT
// The words of a field before its calendar is loaded: a small file per language, and dates as Intl writes them.

// In the order of the Swift enum FieldPhrase; a test there compares names and English texts.
export const NAMES = ['chooseDate', 'chooseDates', 'chooseDays', 'chooseWeek', 'done', 'clear', 'presets', 'missing',
  'broken', 'close', 'typeDate', 'dateLetters'];
export const ENGLISH = ['Choose a date', 'Choose dates', 'Choose days', 'Choose a week', 'Done', 'Clear',
  'Quick choices', 'This field is required.', 'The calendar could not be loaded. Try again.', 'Close', 'Type a date',
  'DD MM YYYY'];

const STYLES = ['full', 'long', 'medium', 'short'];
const CHOOSE = { interval: 'chooseDates', multiple: 'chooseDays', week: 'chooseWeek' };
const SHIPPED = new Set(['ar', 'de', 'es', 'fr', 'he', 'ja']);
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|syr|ug|ur|yi)\b/;
const catalogues = new Map();

function known(tag) {
  try { return Intl.getCanonicalLocales(tag)[0] ?? 'en-US'; } catch { return 'en-US'; }
}

export class Words {
  #lines = ENGLISH;
  #format;

  /** `style` is how dates are written: one of Intl's `dateStyle`, or `medium`. */
  constructor(tag, style) {
    this.tag = known(tag);
    this.#format = this.format({ dateStyle: STYLES.includes(style) ? style : 'medium' });
  }

  /** A format of Gregorian days in the language. */
  format(options) { return new Intl.DateTimeFormat(this.tag, { ...options, timeZone: 'UTC', calendar: 'gregory' }); }

  /** Loads the language's phrases from a folder, once per page; falls back to English. */
  async load(folder) {
    const { language } = new Intl.Locale(this.tag);
    if (!SHIPPED.has(language)) return this;
    if (!catalogues.has(language)) catalogues.set(language, read(new URL(`${language}.txt`, folder)));
    try {
      this.#lines = await catalogues.get(language);
    } catch (error) {
      catalogues.delete(language);
      console.warn(`almanac-picker: no phrases in “${language}”:`, error);
    }
    return this;
  }

  get isRightToLeft() {
    const locale = new Intl.Locale(this.tag);
    const info = locale.getTextInfo?.() ?? locale.textInfo;
    return info ? info.direction === 'rtl' : RIGHT_TO_LEFT.test(this.tag);
  }

  say(name) { return this.#lines[NAMES.indexOf(name)]; }

  /** What to do in a field that selects in this way. */
  choose(policy) { return this.say(CHOOSE[policy] ?? 'chooseDate'); }

  /** How the language writes a date in numbers, as in “MM/DD/YYYY”. */
  get hint() {
    const [day, month, year] = this.say('dateLetters').split(' ');
    const letters = { day, month, year };
    return this.format({ day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0)
      .map(({ type, value }) => letters[type] ?? value).join('');
  }

  /** A value as people read it: a day, a range of days, or several days. */
  text(value) { return this.parts(value).map(part => part.value).join(''); }

  /** The pieces of that text; those of dates as Intl has them, with the date's number, every second one. */
  parts(value) {
    return (value ?? '').split(/([ /])/).flatMap((day, number) => {
      const date = dateOf(day);
      if (!date) return [{ value: { '/': ' – ', ' ': '; ' }[day] ?? day }];
      return this.#format.formatToParts(date).map(part => ({ ...part, number }));
    });
  }

  /** A day as a date for a format of this, or null. */
  date(day) { return dateOf(day); }

  /** Whether a text has the form of a value, with times or without. */
  knows(text, isTimed) {
    return text !== '' && text.split(/[ /]/).every(day => dateOf(day) !== null && day.includes('T') === isTimed);
  }
}

/** A day, or a time on a day, as a date for Intl, or null; only for writing, not for arithmetic. */
function dateOf(day) {
  const date = new Date(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(day) ? `${day}${day[10] ? '' : 'T00:00'}Z` : NaN);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) ? null : date;
}

async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.text()).split('\n');
}

// SPDX-License-Identifier: MIT
// What the engine needs to know about a language, read from the browser's own Intl.

import { phrases } from './phrases.js';

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']);
const utc = (year, month, day, hour = 0) => new Date(Date.UTC(year, month, day, hour));
// A Monday, the fifth of a month, nine o'clock: one digit, or two where the locale pads.
const SAMPLE = utc(2024, 1, 5, 9);

function supported(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

const quoted = text => text === '' ? '' : `'${text.replaceAll("'", "''")}'`;
const isNumber = text => /^\p{Nd}+$/u.test(text);
const isPadded = (part, digits) => part.length > 1 && part.startsWith(digits[0]);
const HOURS = { h11: 'K', h12: 'h', h23: 'H', h24: 'k' };

/** The CLDR pattern of a format, found by taking a formatted date apart. */
function pattern(format, digits, letter = 'MMMM') {
  const { hourCycle } = format.resolvedOptions();
  return format.formatToParts(SAMPLE).map(({ type, value }) => {
    switch (type) {
      case 'weekday': return 'EEEE';
      case 'day': return isPadded(value, digits) ? 'dd' : 'd';
      case 'month': return isNumber(value) ? (isPadded(value, digits) ? 'MM' : 'M') : letter;
      case 'year': return 'y';
      case 'hour': return (HOURS[hourCycle] ?? 'H').repeat(isPadded(value, digits) ? 2 : 1);
      case 'minute': return 'mm';
      case 'dayPeriod': return 'a';
      default: return quoted(value);
    }
  }).join('');
}

const part = (format, date, type) => format.formatToParts(date).find(p => p.type === type)?.value ?? '';

/** By tag: it takes some milliseconds to ask all of it, which other calendars need not. */
const profiles = {};

/** Everything that the message `locale` carries, for a BCP 47 tag; an unknown tag is read as English. */
export function localeProfile(requested, direction) {
  const tag = supported(requested);
  const profile = profiles[tag] ??= profileOf(tag);
  return { ...profile, isRightToLeft: { rtl: true, ltr: false }[direction?.toLowerCase()] ?? profile.isRightToLeft };
}

function profileOf(tag) {
  const locale = new Intl.Locale(tag);
  const info = locale.getTextInfo?.() ?? locale.textInfo;
  const formatter = options => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', calendar: 'gregory', ...options });
  const full = formatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const medium = formatter({ dateStyle: 'medium' });
  const monthAndYear = formatter({ year: 'numeric', month: 'long' });
  const time = formatter({ timeStyle: 'short' });
  const number = new Intl.NumberFormat(tag,
    { useGrouping: false, numberingSystem: full.resolvedOptions().numberingSystem });
  const digits = [...Array(10).keys()].map(n => number.format(n));
  // Where dates have numbers for months (20.02.2024, 2024年2月20日), the stand-alone names are used.
  const months = (format, width) => {
    const alone = formatter({ month: width });
    return [...Array(12).keys()].map(m => {
      const date = utc(2024, m, 5);
      const name = part(format, date, 'month');
      return isNumber(name) ? alone.format(date) : name;
    });
  };
  // 1 January 2024 was a Monday.
  const weekdays = width => {
    const format = formatter({ weekday: width });
    return [...Array(7).keys()].map(d => format.format(utc(2024, 0, d + 1)));
  };
  return {
    tag, digits, week: locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1, minimalDays: 4, weekend: [6, 7] },
    isRightToLeft: info ? info.direction === 'rtl' : RIGHT_TO_LEFT.has(locale.language),
    months: months(full, 'long'), standaloneMonths: months(monthAndYear, 'long'), shortMonths: months(medium, 'short'),
    weekdays: weekdays('long'), shortWeekdays: weekdays('short'), narrowWeekdays: weekdays('narrow'),
    dayPeriods: [part(time, utc(2024, 0, 1, 9), 'dayPeriod'), part(time, utc(2024, 0, 1, 21), 'dayPeriod')],
    fullDate: pattern(full, digits), mediumDate: pattern(medium, digits, 'MMM'),
    monthAndYear: pattern(monthAndYear, digits, 'LLLL'), shortTime: pattern(time, digits),
  };
}

/** Writes a profile into a message, and the phrases that stand beside it. */
export function writeLocale(message, profile, catalogue = phrases(profile.tag)) {
  message.text(profile.tag).byte(profile.isRightToLeft ? 1 : 0)
    .byte(profile.week.firstDay).byte(profile.week.minimalDays ?? 1).byte(profile.week.weekend.length);
  for (const day of profile.week.weekend) message.byte(day);
  for (const list of ['digits', 'months', 'standaloneMonths', 'shortMonths', 'weekdays', 'shortWeekdays',
    'narrowWeekdays', 'dayPeriods']) {
    message.texts(profile[list]);
  }
  return message.text(profile.fullDate).text(profile.mediumDate).text(profile.monthAndYear).text(profile.shortTime)
    .text(catalogue);
}

// SPDX-License-Identifier: MIT
// The settings of the playground: how each one is presented, and which values it allows.

import { isDay, isSelection } from './days.js';
import { OPTIONS, PRESET_VALUES } from './options.js';
import { PRESETS } from './presets.js';
import { GROUPS, labelOf, matters, wordOf } from './words.js';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const ORDER = Object.keys(GROUPS);
// Addresses from before the attribute was called so.
const NAMES_IN_ADDRESSES = { 'time-zone': 'zone' };
const MOST = 9999;

// What the engine writes.
const FRACTIONS = { '0.00': '0', '0.20': '0.2', '0.50': '0.5' };

const isNumber = (value, most) => /^[1-9][0-9]*$/.test(value) && Number(value) <= most;
const parts = value => value.split(/[\s,]+/);
const listed = values => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
const weekday = value => (/^[1-7]$/.test(value) ? WEEKDAYS[value - 1] : value);
const weekdays = value => (value ? parts(value).map(weekday) : []);
const choice = values => ({ kind: 'choice', values, check: value => values.includes(value),
  rule: `Use ${listed(values)}.` });

// How each kind of value is asked for, and what it has to be.
const KINDS = {
  choice: ({ values }) => choice(values),
  place: ({ values }) => choice(values),
  flag: () => ({ kind: 'flag', isFlag: true, usual: 'false',
    check: value => ['', 'true', 'false'].includes(value), rule: 'Use true or false.' }),
  day: () => ({ kind: 'date', check: isDay,
    rule: 'Use a real date, written YYYY-MM-DD, such as 2024-02-29.' }),
  days: () => ({ kind: 'text', example: '2024-02-20/2024-02-25', check: isSelection,
    rule: 'Use a date, a range such as 2024-02-20/2024-02-25, or several with spaces between them.' }),
  number: ({ most = MOST }) => ({ kind: 'number', most, check: value => isNumber(value, most),
    rule: `Use a number from 1 to ${most}.` }),
  length: () => ({ kind: 'number', most: MOST, check: value => isNumber(value, MOST),
    rule: `Use a number from 1 to ${MOST}.` }),
  fraction: () => ({ ...choice(['none', '0', '0.2', '0.5']), usual: 'none', read: value => FRACTIONS[value] ?? value }),
  heat: ({ usual }) => ({ kind: 'text', example: usual, check: isScale,
    rule: `Use four rising numbers from 1 up, such as ${usual}.` }),
  lengths: ({ usual }) => ({ kind: 'text', example: usual, check: value => /^\d+%?([\s,]+\d+%?){0,3}$/.test(value),
    rule: `Use whole numbers with spaces between them, such as ${usual}.` }),
  hours: () => ({ kind: 'text', example: '9-17', check: isHours,
    rule: 'Use two times of the day, such as 9-17 or 8:30-16:45.' }),
  weekday: () => ({ kind: 'choice', values: WEEKDAYS, check: isWeekday,
    read: weekday,
    rule: 'Use the name of a weekday, or a number from 1 (Sunday) to 7 (Saturday).' }),
  weekdays: () => ({ kind: 'parts', parts: WEEKDAYS, short: name => wordOf(null, name).slice(0, 2), split: weekdays,
    check: value => parts(value).every(isWeekday),
    rule: 'Use the names of weekdays, or numbers from 1 (Sunday) to 7 (Saturday).' }),
  words: ({ values }) => ({ kind: 'parts', parts: values, split: value => (value ? parts(value) : []),
    check: value => parts(value).every(word => values.includes(word)), rule: `Use any of ${listed(values)}.` }),
  locale: () => ({ kind: 'text', example: 'ar-EG', check: isLocale,
    rule: 'Use a language, with or without a region, such as en, de-DE or ar-EG.' }),
  zone: () => ({ kind: 'text', example: 'Africa/Cairo', check: isZone,
    rule: 'Use a time zone such as Europe/Berlin or UTC.' }),
  zones: () => ({ kind: 'text', example: 'Asia/Tokyo', check: value => parts(value).every(isZone),
    rule: 'Use time zones such as Europe/Berlin, with spaces between them.' }),
  text: () => ({ kind: 'text', example: 'hebrew', check: isCalendar,
    rule: 'Use a calendar that browsers know, such as hebrew, chinese or islamic-umalqura.' }),
};

function isLocale(value) {
  try { return Intl.DateTimeFormat.supportedLocalesOf(value).length === 1; } catch { return false; }
}

function isZone(value) {
  try { return Boolean(new Intl.DateTimeFormat('en', { timeZone: value })); } catch { return false; }
}

function isHours(value) {
  const times = value.split('-').map(time => /^(\d{1,2})(?::(\d\d))?$/.exec(time)).map(found => found
    && 60 * found[1] + Number(found[2] ?? 0));
  return times.length === 2 && !times.includes(null) && times[0] < times[1] && times[1] <= 2880;
}

function isScale(value) {
  const steps = parts(value).map(Number);
  return steps.length === 4 && steps.every((step, i) => Number.isInteger(step) && step > (steps[i - 1] ?? 0));
}

function isWeekday(value) {
  return /^[1-7]$/.test(value) || WEEKDAYS.some(name => name === value || value.length > 2 && name.startsWith(value));
}

function isCalendar(value) {
  try {
    return new Intl.DateTimeFormat('en', { calendar: value }).resolvedOptions().calendar === value;
  } catch {
    return false;
  }
}

export const SETTINGS = [
  ...OPTIONS.map(row => ({ ...KINDS[row.kind](row), name: NAMES_IN_ADDRESSES[row.name] ?? row.name,
    attribute: row.name, label: labelOf(row), group: row.group, views: row.views, isByHand: row.isByHand,
    usual: KINDS[row.kind](row).usual ?? row.usual ?? '' })),
  { ...choice(['light', 'dark']), name: 'scheme', attribute: 'scheme', label: 'Appearance', group: 'page', isOurs: true,
    usual: '' },
].sort((one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group))
  .map(setting => ({ ...setting, group: GROUPS[setting.group] }));

const NAMES = PRESETS.map(({ name }) => name).filter(Boolean);
const PRESET = { name: 'preset', check: value => NAMES.includes(value), rule: `Use ${listed(NAMES)}.` };

/** What an option is with a preset alone; empty when only the calendar knows. */
export function usualValue({ attribute, isFlag, read, usual }, preset) {
  const value = PRESET_VALUES[preset]?.[attribute];
  if (value === undefined) return usual;
  return isFlag ? 'true' : read?.(value) ?? value;
}

/** The names of the settings that matter beside the others; two months that turn have room beside each other or not. */
export function mattering(preset, settings, hasRoom) {
  const all = Object.fromEntries(SETTINGS.map(setting =>
    [setting.attribute, settings.get(setting.name) ?? usualValue(setting, preset)]));
  all.hasRoom = hasRoom;
  // What has been set can always be taken back.
  return new Set(SETTINGS.filter(setting => settings.has(setting.name) || matters(setting, all))
    .map(({ name }) => name));
}

/** The preset and the valid settings in an address, and what is wrong with the others. */
export function readAddress(search) {
  const settings = new Map();
  const problems = [];
  let preset = '';
  for (const [name, value] of new URLSearchParams(search)) {
    const setting = name === 'preset' ? PRESET : SETTINGS.find(setting => setting.name === name);
    const wrong = setting ? `${name}: “${value}” isn’t valid. ${setting.rule}` : `There’s no option named “${name}”.`;
    if (!setting?.check(value)) problems.push({ name, text: wrong });
    else if (setting === PRESET) preset = value;
    else settings.set(name, setting.read?.(value) ?? (setting.isFlag && value === '' ? 'true' : value));
  }
  return { preset, settings, problems };
}

/** The address of a preset with settings. */
export function writeAddress(preset, settings) {
  const query = new URLSearchParams(preset ? { preset } : {});
  for (const { name } of SETTINGS) if (settings.has(name)) query.set(name, settings.get(name));
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
  return [location.pathname, text].filter(Boolean).join('?');
}

/** The element's attributes for settings. */
export function attributes(preset, settings) {
  const found = preset ? [['preset', preset]] : [];
  for (const { name, attribute, isFlag, isOurs } of SETTINGS) {
    if (isOurs || !settings.has(name)) continue;
    const value = settings.get(name);
    // A flag that is off matters only where a preset turns it on.
    if (isFlag && value === 'false' && !preset) continue;
    found.push([attribute ?? name, isFlag && value === 'true' ? '' : value]);
  }
  return found;
}

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
const weekday = value => (/^[1-7]$/.test(value) ? WEEKDAYS[value - 1] : value);
const weekdays = value => (value ? parts(value).map(weekday) : []);
const choice = values => ({ kind: 'choice', values, check: value => values.includes(value),
  rule: `It is ${values.join(', ')}.` });

// How each kind of value is asked for, and what it has to be.
const KINDS = {
  choice: ({ values }) => choice(values),
  place: ({ values }) => choice(values),
  flag: () => ({ kind: 'flag', isFlag: true, usual: 'false',
    check: value => ['', 'true', 'false'].includes(value), rule: 'It is true or false.' }),
  day: () => ({ kind: 'date', check: isDay,
    rule: 'A day is written YYYY-MM-DD, such as 2024-02-29, and has to exist.' }),
  days: () => ({ kind: 'text', example: '2024-02-20/2024-02-25', check: isSelection,
    rule: 'It is a day, an interval such as 2024-02-20/2024-02-25, or several with spaces between them.' }),
  number: ({ most = MOST }) => ({ kind: 'number', most, check: value => isNumber(value, most),
    rule: `It is a number from 1 to ${most}.` }),
  length: () => ({ kind: 'number', most: MOST, check: value => isNumber(value, MOST),
    rule: `It is a number from 1 to ${MOST}.` }),
  fraction: () => ({ ...choice(['none', '0', '0.2', '0.5']), usual: 'none', read: value => FRACTIONS[value] ?? value }),
  heat: ({ usual }) => ({ kind: 'text', example: usual, check: isScale,
    rule: `It is four numbers that ascend from 1 or more, such as ${usual}.` }),
  weekday: () => ({ kind: 'choice', values: WEEKDAYS, check: isWeekday,
    read: weekday,
    rule: `It is ${WEEKDAYS.join(', ')}, or a number from 1 (Sunday) to 7 (Saturday).` }),
  weekdays: () => ({ kind: 'parts', parts: WEEKDAYS, short: name => wordOf(null, name).slice(0, 2), split: weekdays,
    check: value => parts(value).every(isWeekday),
    rule: `It is any of ${WEEKDAYS.join(', ')}.` }),
  words: ({ values }) => ({ kind: 'parts', parts: values, split: value => (value ? parts(value) : []),
    check: value => parts(value).every(word => values.includes(word)), rule: `It is any of ${values.join(', ')}.` }),
  locale: () => ({ kind: 'text', example: 'ar-EG', check: isLocale,
    rule: 'A locale is a language and perhaps a region, such as en, de-DE or ar-EG.' }),
  zone: () => ({ kind: 'text', example: 'Africa/Cairo', check: isZone,
    rule: 'Zones are named by continent and city, such as Europe/Berlin.' }),
  text: () => ({ kind: 'text', example: 'hebrew', check: isCalendar,
    rule: 'A calendar is one of Intl, such as hebrew, chinese or islamic-umalqura.' }),
};

function isLocale(value) {
  try { return Intl.DateTimeFormat.supportedLocalesOf(value).length === 1; } catch { return false; }
}

function isZone(value) {
  try { return Boolean(new Intl.DateTimeFormat('en', { timeZone: value })); } catch { return false; }
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
const PRESET = { name: 'preset', check: value => NAMES.includes(value), rule: `Presets are ${NAMES.join(', ')}.` };

/** What an option is with a preset alone; empty when only the calendar knows. */
export function usualValue({ attribute, isFlag, read, usual }, preset) {
  const value = PRESET_VALUES[preset]?.[attribute];
  if (value === undefined) return usual;
  return isFlag ? 'true' : read?.(value) ?? value;
}

/** The names of the settings that matter beside the others. */
export function mattering(preset, settings) {
  const all = Object.fromEntries(SETTINGS.map(setting =>
    [setting.attribute, settings.get(setting.name) ?? usualValue(setting, preset)]));
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
    if (!setting) problems.push({ name, text: `There is no option “${name}”.` });
    else if (!setting.check(value)) problems.push({ name, text: `“${value}” is no ${name}. ${setting.rule}` });
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

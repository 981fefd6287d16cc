// SPDX-License-Identifier: MIT
// The settings of the playground: how each one is presented, and which values it allows.

import { isDay, isSelection } from './days.js';
import { PRESETS, has } from './presets.js';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const choice = (name, label, values, group) => ({
  name, label, group, kind: 'choice', values,
  check: value => values.includes(value), rule: `It is ${values.join(', ')}.`,
});
const flag = (name, label, group) => ({
  name, label, group, kind: 'choice', values: ['true', 'false'], names: ['on', 'off'], isFlag: true,
  check: value => ['', 'true', 'false'].includes(value), rule: 'It is true or false.',
});
const day = (name, label, group) => ({
  name, label, group, kind: 'date',
  check: isDay, rule: 'A day is written YYYY-MM-DD, such as 2024-02-29, and has to exist.',
});
const number = (name, label, group, most) => ({
  name, label, group, kind: 'number', most,
  check: value => /^[1-9][0-9]*$/.test(value) && Number(value) <= most, rule: `It is a number from 1 to ${most}.`,
});

function isLocale(value) {
  try { return Intl.DateTimeFormat.supportedLocalesOf(value).length === 1; } catch { return false; }
}

function isZone(value) {
  try { return Boolean(new Intl.DateTimeFormat('en', { timeZone: value })); } catch { return false; }
}

const VIEWS = ['month', ...has('weeks') ? ['week'] : [], ...has('expand-focus') ? ['expandable'] : [],
  ...has('month-headers') ? ['months'] : [], ...has('zooms') ? ['year'] : []];
const SELECTIONS = has('interval-rule') ? ['single', 'page', 'week', 'multiple', 'interval', 'none']
  : ['single', 'page', 'none'];

export const SETTINGS = [
  day('date', 'Shown day', 'Time'),
  day('today', 'Today', 'Time'),
  { name: 'zone', attribute: 'time-zone', label: 'Time zone', group: 'Time', kind: 'text', example: 'Africa/Cairo',
    check: isZone, rule: 'Zones are named by continent and city, such as Europe/Berlin.' },
  { name: 'locale', label: 'Locale', group: 'Language', kind: 'text', example: 'ar-EG', check: isLocale,
    rule: 'A locale is a language and perhaps a region, such as en, de-DE or ar-EG.' },
  { ...choice('first-weekday', 'First weekday', WEEKDAYS, 'Language'),
    check: value => WEEKDAYS.includes(value) || /^[1-7]$/.test(value),
    read: value => (/^[1-7]$/.test(value) ? WEEKDAYS[value - 1] : value),
    rule: `It is ${WEEKDAYS.join(', ')}, or a number from 1 (Sunday) to 7 (Saturday).` },
  choice('dir', 'Direction of text', ['ltr', 'rtl'], 'Language'),
  choice('view', 'View', VIEWS, 'View'),
  number('weeks', 'Weeks a page', 'View', 100),
  choice('mode', 'Expandable shows', ['month', 'week'], 'View'),
  choice('expand-focus', 'Week that stays', ['selection', 'today'], 'View'),
  flag('expand-swipe', 'A swipe folds', 'View'),
  choice('month-headers', 'Names of months', ['plain', 'sticky', 'hidden'], 'View'),
  choice('columns', 'Months side by side', ['1', '2', '3', '4', '6', 'auto'], 'View'),
  flag('snap', 'Stops where months begin', 'View'),
  flag('zooms', 'The title zooms out', 'View'),
  flag('heat-legend', 'Counts of the heat map', 'View'),
  choice('level', 'First level', ['days', 'months', 'quarters', 'years', 'decades'], 'View'),
  choice('direction', 'Pages turn', ['horizontal', 'vertical'], 'View'),
  flag('shared-weeks', 'Months share a row', 'View'),
  choice('rows', 'Rows', ['six', 'fit'], 'View'),
  choice('outside-days', 'Days of other months', ['shown', 'hidden'], 'View'),
  flag('hide-today', 'Today is not marked', 'View'),
  choice('title-rule', 'The title names', ['page', 'majority', 'first', 'selected', 'span', 'selection'], 'View'),
  choice('neighbour-titles', 'Titles beside it', ['0', '0.2', '0.5', 'none'], 'View'),
  flag('week-numbers', 'Week numbers', 'View'),
  { name: 'value', label: 'Selected', group: 'Selection', kind: 'text', example: '2024-02-20/2024-02-25',
    check: isSelection,
    rule: 'It is a day, an interval such as 2024-02-20/2024-02-25, or several with spaces between them.' },
  choice('selection', 'What can be selected', SELECTIONS, 'Selection'),
  choice('page-day', 'Day of a new page', ['today', 'first'], 'Selection'),
  choice('picks', 'What is chosen', ['day', 'month', 'quarter', 'year'], 'Selection'),
  choice('interval-rule', 'A tap on an interval', ['shrink', 'restart', 'extend'], 'Selection'),
  number('min-length', 'Fewest days', 'Selection', 9999),
  number('max-length', 'Most days', 'Selection', 9999),
  flag('one-day', 'One day is an interval', 'Selection'),
  flag('unselects', 'A tap takes back', 'Selection'),
  choice('swipe', 'A drag on days', ['turn', 'select'], 'Selection'),
  choice('outside-tap', 'A tap on other months', ['navigate', 'select', 'ignore'], 'Selection'),
  day('min', 'First day', 'Selection'),
  day('max', 'Last day', 'Selection'),
  { ...choice('scheme', 'Colours', ['light', 'dark'], 'Page'), isOurs: true },
].filter(({ name, attribute, isOurs }) => isOurs || has(attribute ?? name));

const NAMES = PRESETS.map(({ name }) => name).filter(Boolean);
const PRESET = { name: 'preset', check: value => NAMES.includes(value), rule: `Presets are ${NAMES.join(', ')}.` };

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

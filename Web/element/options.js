// SPDX-License-Identifier: MIT
// The element's attributes, and how they are sent to the engine.

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const ROWS = ['six', 'fit'];
const OUTSIDE_DAYS = ['shown', 'hidden'];
const OUTSIDE_TAP = ['navigate', 'select', 'ignore'];
const SELECTION = ['none', 'single', 'page', 'week', 'multiple', 'interval'];
const INTERVAL_RULES = ['shrink', 'restart', 'extend'];

/** The attributes that make up the engine's options. */
export const OPTION_ATTRIBUTES = ['preset', 'rows', 'outside-days', 'outside-tap', 'selection', 'first-weekday',
  'hide-today', 'no-single-keys', 'wheel', 'no-indicators', 'view', 'direction', 'shared-weeks',
  'weeks', 'mode', 'expand-focus', 'expand-swipe', 'month-headers', 'columns', 'snap', 'zooms', 'picks', 'heat',
  'heat-legend', 'min', 'max', 'disabled',
  'disabled-before', 'disabled-after', 'disabled-weekdays', 'disabled-days', 'asks',
  'interval-rule', 'min-length', 'max-length', 'one-day', 'unselects', 'swipe',
  'week-numbers', 'weekdays', 'weekday-today', 'hide-buttons', 'max-height', 'title-rule', 'neighbour-titles',
  'page-day'];

/** Properties that reflect attributes; empty when the attribute is absent. */
export const REFLECTED = { preset: 'preset', view: 'view', weeks: 'weeks', direction: 'direction', min: 'min',
  max: 'max',
  monthHeaders: 'month-headers', columns: 'columns',
  firstWeekday: 'first-weekday', name: 'name', disabledBefore: 'disabled-before', disabledAfter: 'disabled-after',
  disabledWeekdays: 'disabled-weekdays', disabledDays: 'disabled-days',
  selectionPolicy: 'selection', intervalRule: 'interval-rule', minLength: 'min-length', maxLength: 'max-length' };

/** Adds the reflecting properties to a class. */
export function reflect(prototype) {
  for (const [property, attribute] of Object.entries(REFLECTED)) {
    Object.defineProperty(prototype, property, {
      get() { return this.getAttribute(attribute) ?? ''; },
      set(value) { this.setAttribute(attribute, Array.isArray(value) ? value.join(' ') : value ?? ''); },
      configurable: true, enumerable: true,
    });
  }
}

/** Adds properties to a class that delegate to an object of each instance. */
export function delegate(prototype, owners) {
  for (const [property, owner] of Object.entries(owners)) {
    Object.defineProperty(prototype, property, {
      get() { return owner(this)?.[property]; },
      set(value) { if (owner(this)) owner(this)[property] = value; },
      configurable: true, enumerable: true,
    });
  }
}

const VIEWS = { month: 0, week: 1, expandable: 2, months: 4, year: 5 };
const DIRECTIONS = ['horizontal', 'vertical'];

const choice = (values, value, fallback) => {
  const index = values.indexOf(value);
  return index < 0 ? values.indexOf(fallback) : index;
};

/** 1 Sunday ... 7 Saturday for a weekday's name or number; 0 for the locale's first weekday. */
export function firstWeekday(value) {
  const name = (value ?? '').toLowerCase();
  if (/^[1-7]$/.test(name)) return Number(name);
  return WEEKDAYS.indexOf(name) + 1;
}

/** Writes an element's options, except the bounds; `further` are bits for what it is asked for. */
export function writeOptions(message, element, further = 0) {
  const value = name => element.getAttribute(name);
  const selection = element.matches(':disabled') ? 0 : choice(SELECTION, value('selection'), 'single');
  const flags = (element.hasAttribute('hide-today') ? 0 : 1) | (element.hasAttribute('no-single-keys') ? 0 : 4)
    | (value('wheel') === 'both' ? 8 : 0) | further;
  return message.byte(choice(ROWS, value('rows'), 'six'))
    .byte(choice(OUTSIDE_DAYS, value('outside-days'), 'shown'))
    .byte(choice(OUTSIDE_TAP, value('outside-tap'), 'navigate'))
    .byte(selection).byte(firstWeekday(value('first-weekday'))).byte(flags);
}

let isWarned = false;

/** Writes how days are laid out and how pages follow each other. */
export function writeView(message, element, hasViews) {
  const value = name => element.getAttribute(name);
  const [view, direction] = [VIEWS[value('view')] ?? VIEWS.month, choice(DIRECTIONS, value('direction'), 'horizontal')];
  if (!hasViews && view + direction && !isWarned) {
    isWarned = true;
    console.warn('almanac-calendar: other views and directions need almanac-calendar.js');
  }
  return message.byte(view).byte(direction)
    .byte(element.hasAttribute('shared-weeks') ? 1 : 0);
}

/** Writes the rules that disable days; `day` reads an attribute that holds days. */
export function writeRules(message, element, day) {
  let weekdays = 0;
  for (const name of (element.getAttribute('disabled-weekdays') ?? '').split(/[\s,]+/)) {
    const number = firstWeekday(name);
    // Monday's bit is the lowest.
    if (number > 0) weekdays |= 1 << (number + 5) % 7;
  }
  return message.text(day('disabled-before')).text(day('disabled-after')).byte(weekdays)
    .text(day('disabled-days')?.replace(/[\s,]+/g, ' '));
}

/** Writes the rules for selecting more than one day. */
export function writeSelecting(message, element) {
  const value = name => element.getAttribute(name);
  const length = (name, fallback) => Math.min(Math.max(parseInt(value(name), 10) || fallback, 1), 2 ** 31 - 1);
  const flags = (element.hasAttribute('one-day') ? 1 : 0) | (element.hasAttribute('unselects') ? 2 : 0)
    | (value('swipe') === 'select' ? 4 : 0);
  return message.byte(choice(INTERVAL_RULES, value('interval-rule'), 'shrink')).byte(flags)
    .int(length('min-length', 1)).int(length('max-length', 2 ** 31 - 1));
}

/** Sets a property again that was set before the element was defined, and so shadows its accessor. */
export function upgrade(element, name) {
  if (!Object.hasOwn(element, name)) return;
  const value = element[name];
  delete element[name];
  element[name] = value;
}

const WEEKDAY_FORMS = ['fitting', 'narrow', 'short', 'full'];
const BUTTONS = ['previous', 'next', 'today'];

/** Writes what surrounds the days. */
export function writeChrome(message, element) {
  let flags = (element.hasAttribute('week-numbers') ? 1 : 0) | (element.hasAttribute('weekday-today') ? 2 : 0);
  const hidden = (element.getAttribute('hide-buttons') ?? 'none').split(/[\s,]+/);
  BUTTONS.forEach((name, bit) => { if (hidden.includes(name) || hidden[0] === '') flags |= 4 << bit; });
  const height = Number(element.getAttribute('max-height'));
  return message.byte(flags).byte(choice(WEEKDAY_FORMS, element.getAttribute('weekdays'), 'fitting'))
    .double(height > 0 ? height : 0);
}

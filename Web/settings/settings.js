// SPDX-License-Identifier: MIT
// The settings of the calendar: the time zone, which goes with what is stored, and what it looks like on this device.
// What is chosen is so at once.

import { locale, query } from '../app/address.js';
import { element, icon } from '../app/dom.js';
import { Field } from '../app/fields.js';
import { named } from '../app/history.js';
import { chosenLooks, LOOKS, showScheme } from '../app/looks.js';
import { openSheet } from '../app/sheet.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { cityOf, deviceZone } from '../app/zones.js';
import { localeProfile } from '../element/locale.js';
import { loadZoneField, ZoneField } from '../zones/zone-field.js';
import { WORDS } from './words.js';

// By the numbers of ISO 8601: Monday is 1.
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const CALENDARS = ['buddhist', 'chinese', 'coptic', 'ethiopic', 'hebrew', 'indian', 'islamic-umalqura', 'japanese',
  'persian', 'roc'];
const USUAL = { 'working-hours': '9-17' };
// Of both calendars, and of the large one alone.
const OF_BOTH = ['first-weekday'];
const OF_ONE = ['time-zones', 'working-hours', 'week-numbers', 'alternate-calendar'];
const HALF_HOURS = 48;

const weekdayName = number => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' })
  .format(new Date(Date.UTC(2024, 0, number)));
const timeName = halves => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' })
  .format(new Date(Date.UTC(2024, 0, 1, 0, 30 * halves)));
const written = halves => `${Math.floor(halves / 2)}${halves % 2 ? ':30' : ''}`;
const read = text => text.split('-').map(part => {
  const [hours, minutes = 0] = part.split(':').map(Number);
  return 2 * hours + Math.round(minutes / 30);
});
const upper = text => text[0].toLocaleUpperCase(locale) + text.slice(1);

const choice = (pairs, value, label) => {
  const select = element('select', label ? { 'aria-label': label } : {},
    ...pairs.map(([each, text]) => element('option', { value: each }, text)));
  select.value = value;
  return select;
};

const put = (calendar, name, value) => {
  if (value) calendar.setAttribute(name, value); else calendar.removeAttribute(name);
};

/** What this device looks like: what is chosen is kept, shown, and shown by other windows with this page. */
class Looks {
  #calendars;
  #hide;

  /** `hide(weekdays)` leaves weekdays out of a week, or none for null. */
  constructor(calendar, small, hide) {
    [this.#calendars, this.#hide] = [[calendar, small], hide];
    addEventListener('storage', ({ key }) => { if (key === LOOKS) this.show(); });
  }

  of(name) { return chosenLooks()[name] ?? USUAL[name] ?? ''; }

  choose(name, value) {
    const looks = chosenLooks();
    if (value === (USUAL[name] ?? '')) delete looks[name]; else looks[name] = value;
    try {
      localStorage.setItem(LOOKS, JSON.stringify(looks));
    } catch {
      // Then it is so until the page is left.
    }
    this.show(looks);
  }

  show(looks = chosenLooks()) {
    showScheme(looks.scheme);
    const [calendar, small] = this.#calendars;
    // What the address says comes first.
    for (const name of OF_BOTH) {
      for (const each of [calendar, small]) put(each, name, query.get(name) ?? looks[name]);
    }
    for (const name of OF_ONE) put(calendar, name, looks[name] ?? USUAL[name]);
    this.#hide(looks['hidden-weekdays'] ?? null);
  }
}

/** The fields of what this device looks like. */
function fieldsOf(looks, words) {
  const { week } = localeProfile(locale);
  const follow = (control, name, value = () => control.value) =>
    control.addEventListener('change', () => looks.choose(name, value()));
  const chosen = (name, label, pairs) => {
    const field = new Field(name, label, choice(pairs, looks.of(name)));
    follow(field.control, name);
    return field.row;
  };
  const checked = (name, label, { on, off }) => {
    const input = element('input', { type: 'checkbox', name, checked: looks.of(name) === on });
    follow(input, name, () => (input.checked ? on : off));
    return element('label', { class: 'check' }, input, label);
  };
  const calendars = new Intl.DisplayNames(locale, { type: 'calendar' });
  const weekend = week.weekend.map(number => WEEKDAYS[number - 1]).join(' ');
  return [
    chosen('scheme', words('scheme'),
      [['', words('automatic')], ['light', words('light')], ['dark', words('dark')]]),
    chosen('first-weekday', words('firstWeekday'), [['', words('usual', weekdayName(week.firstDay))],
      ...WEEKDAYS.map((name, index) => [name, weekdayName(index + 1)])]),
    workingHours(looks, words),
    checked('hidden-weekdays', words('weekends'), { on: '', off: weekend }),
    checked('week-numbers', words('weekNumbers'), { on: 'yes', off: '' }),
    chosen('alternate-calendar', words('otherCalendar'), [['', words('none')],
      ...CALENDARS.map(name => [name, upper(calendars.of(name))])]),
  ];
}

function workingHours(looks, words) {
  const name = 'working-hours';
  const isRange = ([from, to]) => from >= 0 && from < to && from < HALF_HOURS && to <= from + HALF_HOURS;
  // What cannot be read is as good as nothing.
  const [from, to] = [looks.of(name), USUAL[name]].map(read).find(isRange);
  const times = (first, last) => Array.from({ length: last - first + 1 }, (_, index) =>
    [String(first + index), timeName(first + index)]);
  const start = choice(times(0, HALF_HOURS - 1), String(from), words('begin'));
  const end = choice(times(1, HALF_HOURS), String((to - 1) % HALF_HOURS + 1), words('end'));
  let [first, length] = [from, to - from];
  // The end goes along with a start that would be after it. An end before the start is on the next day.
  start.addEventListener('change', () => {
    const last = first + length;
    first = Number(start.value);
    if (last > first && last <= first + HALF_HOURS) length = last - first;
    end.value = String((first + length - 1) % HALF_HOURS + 1);
    keep();
  });
  end.addEventListener('change', () => {
    length = (Number(end.value) - first + HALF_HOURS - 1) % HALF_HOURS + 1;
    keep();
  });
  const keep = () => looks.choose(name, `${written(first)}-${written(first + length)}`);
  return element('div', { class: 'field from-to', role: 'group', 'aria-label': words('workingHours') },
    element('span', { 'aria-hidden': 'true' }, words('workingHours')), element('div', {}, start, '–', end));
}

const zoneField = (name, label, frame, more) => new ZoneField(name, label, { locale,
  day: () => frame.calendar.today, tell: text => frame.toasts.say(text), ...more });

function secondZone(looks, words, frame) {
  const field = zoneField('secondZone', words('secondZone'), frame,
    { value: looks.of('time-zones'), first: [['', words('none')]] });
  field.control.addEventListener('change', () => looks.choose('time-zones', field.value));
  return field;
}

/** The settings as they are to be: what waits for the server counts. */
function presentSettings({ outbox, settings }) {
  return { ...settings, ...outbox.overlay.find(({ kind }) => kind === 'settings')?.after };
}

/** The zone in which days and times are meant, which goes with what is stored. */
function storedZone(frame) {
  const say = (...phrase) => frame.say(...phrase);
  const ofDevice = say('deviceZone', cityOf(deviceZone()));
  const field = zoneField('zone', say('zone'), frame,
    { value: presentSettings(frame).zone ?? '', first: [['', ofDevice]] });
  field.control.addEventListener('change', async () => {
    const [before, zone] = [presentSettings(frame), field.value || null];
    if (zone === (before.zone ?? null)) return;
    const { goal, firstDay } = before;
    const values = { goal, firstDay, zone };
    const { settled } = frame.history.push({ op: 'settings', kind: 'settings', id: 'settings', values, before,
      after: values });
    const { type, problem } = await frame.outcome(settled);
    if (type === 'refused') field.complain(problem.message);
    else if (type !== 'conflict') frame.tell(named(say('zone'), zone ? cityOf(zone) : ofDevice));
  });
  return field;
}

/** Shows days in the zone that waits for the server, until that has answered and the page reads it. */
function followZone({ outbox, calendar }, stored) {
  if (query.has('time-zone')) return;
  outbox.addEventListener('change', () => {
    const waiting = outbox.overlay.find(({ kind }) => kind === 'settings');
    if (waiting?.after) put(calendar, 'time-zone', waiting.after.zone);
  });
  outbox.addEventListener('refused', ({ detail }) => {
    if (detail.entry.kind === 'settings') put(calendar, 'time-zone', stored());
  });
}

/**
 * Puts the button for the settings into `place`; `hide(weekdays)` leaves weekdays out of a week, and `failed()` tells
 * that what it opens could not be read.
 */
export function followSettings({ frame, small, place, hide, failed }) {
  const { calendar } = frame;
  const looks = new Looks(calendar, small, hide);
  followZone(frame, () => frame.settings?.zone);
  const title = frame.say('settings');

  async function open() {
    document.querySelector('dialog[open]')?.close();
    const [words, ofZones] = await Promise.all([loadWords('settings', WORDS, locale), loadZoneField(locale),
      loadStyles(new URL('settings.css', import.meta.url))]);
    if (document.querySelector('dialog[open]')) return;
    const [stored, second] = [frame.settings && storedZone(frame), secondZone(looks, words, frame)];
    for (const zone of [stored, second].filter(Boolean)) {
      zone.use(ofZones);
      zone.row.classList.add('wide');
    }
    const group = (heading, ...rows) => element('section', {}, element('h3', {}, heading),
      element('div', { class: 'fields' }, ...rows));
    openSheet({ title, closeLabel: frame.say('close'), anchor: button, kind: 'settings', content: element('div', {},
      ...stored ? [group(words('everywhere'), stored.row)] : [],
      group(words('here'), ...fieldsOf(looks, words), second.row)) });
  }

  const button = element('button', { type: 'button', id: 'settings', class: 'tool foot', title,
    'aria-haspopup': 'dialog', onclick: () => open().catch(failed) }, icon('settings'), element('span', {}, title));
  place.prepend(button);
}

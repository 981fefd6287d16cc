// SPDX-License-Identifier: MIT
// A page that keeps streaks without a server: StreakSource with the tutorial's sessions.

import { localeProfile } from '/element/parts.js';
import { sample } from './sample.js';
import { StreakSource } from '/streak/streak-source.js';

const PASSED_ON = ['today', 'locale', 'first-weekday', 'time-zone', 'rows', 'outside-days', 'min', 'max', 'record', 'engine'];

const query = new URLSearchParams(location.search);
const calendar = document.getElementById('calendar');
const figures = document.getElementById('figures');
const sessions = document.getElementById('sessions');
const heading = document.getElementById('day-heading');

const locale = query.get('locale') ?? navigator.language;
for (const name of PASSED_ON) {
  if (query.has(name)) calendar.setAttribute(name, query.get(name));
}
if (query.has('date')) calendar.setAttribute('value', query.get('date'));

// The element is defined when its attributes are there.
await import('/element/almanac-calendar.js');

const profile = localeProfile(locale);
document.documentElement.lang = profile.tag;
document.documentElement.dir = profile.isRightToLeft ? 'rtl' : 'ltr';

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function figure({ heading, value, text }) {
  const made = element('div', 'figure');
  const number = element('dd', 'value', value);
  // The number stands large; who listens hears it with its unit.
  if (text) {
    number.setAttribute('aria-hidden', 'true');
    made.append(element('dt', 'label', heading), number, element('dd', 'spoken', text));
  } else {
    made.append(element('dt', 'label', heading), number);
  }
  return made;
}

function card({ points, time, remark }) {
  const made = element('li', 'session');
  made.append(element('p', 'points', points), element('p', 'time', time));
  if (remark) made.append(element('p', 'remark', remark));
  return made;
}

function showFigures(source) {
  const { today, value } = calendar;
  if (!today) return;
  const rows = source.figures(today, value ?? today, calendar.firstWeekday);
  figures.replaceChildren(...rows.map(figure));
}

function showSessions(source) {
  const day = calendar.value ?? calendar.today;
  if (!day) return;
  const { heading: title, empty, rows } = source.sessions(day);
  heading.textContent = title;
  if (rows.length === 0) {
    sessions.replaceChildren(element('p', 'empty', empty));
    return;
  }
  const list = element('ul', 'cards');
  list.append(...rows.map(card));
  // A strip that scrolls must be reachable with the keyboard.
  list.tabIndex = 0;
  list.setAttribute('aria-labelledby', 'day-heading');
  sessions.replaceChildren(list);
}

function keepAddress() {
  const address = new URL(location);
  if (calendar.value) address.searchParams.set('date', calendar.value);
  history.replaceState(null, '', address);
}

document.documentElement.dataset.ready = '';

const source = await StreakSource.create({ ...sample, locale, timeZone: query.get('time-zone') });
document.title = source.phrase('streaks');
document.getElementById('heading').textContent = source.phrase('streaks');

function show() {
  showFigures(source);
  showSessions(source);
}

calendar.addEventListener('selectionchange', () => {
  show();
  keepAddress();
});
calendar.addEventListener('todaychange', show);
source.subscribe(show);
calendar.dataSource = source;
await calendar.ready;
show();

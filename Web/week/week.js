// SPDX-License-Identifier: MIT
// The page of events: days beside each other with their hours, or a month, over the events of the server.

import { lead, query } from '../app/address.js';
import { icon } from '../app/dom.js';
import { Frame } from '../app/frame.js';
import { openSheet } from '../app/sheet.js';
import { followPresses } from './anchor.js';
import { CalendarList } from './calendars.js';
import { followName, nameOf, showButtons } from './head.js';
import { showOccurrence } from './occurrence.js';
import { PERIODS, showPeriods } from './periods.js';
import { RemoteEvents } from './remote-events.js';
import { todayFacts } from './today.js';
import { Trail } from './trail.js';

const byID = id => document.getElementById(id);
const NARROW = matchMedia('(max-width: 599px)');

// What cannot be read is as good as nothing: the calendar need not hear of it.
const asked = query.get('date');
query.delete('date');
const frame = await Frame.open({ describe: () => [], isDated: false, fills: false });
const { api, book, calendar, toasts } = frame;
const say = (...words) => book.say(...words);
const source = new RemoteEvents({ api, book, zone: () => calendar.timeZone });
const small = byID('small');
const list = new CalendarList({ source, say, toasts, place: byID('calendars'), heading: byID('calendars-heading'),
  note: byID('all-hidden') });

// What is shown ----------------------------------------------------------------------------------

const usual = NARROW.matches ? 'days' : 'week';
const periodOf = parameters => {
  const name = parameters.get('view');
  return Object.hasOwn(PERIODS, name) ? name : usual;
};
let period = periodOf(query);
/** The day that somebody has chosen; today's where it is null. */
let chosen = null;
const choice = () => chosen ?? calendar.today;
const remember = day => { chosen = day === calendar.today ? null : day; };

function dayOf(text) {
  try {
    return text && book.interval(text, text) && text;
  } catch {
    return null;
  }
}

/** The day that stands for what is in view: the chosen one while a day, a week or a month has it, or the first. */
function place() {
  const [day, days] = [choice(), calendar.visibleDays];
  if (!days) return day;
  if (period === 'month') return day.startsWith(calendar.month) ? day : `${calendar.month}-01`;
  const isLed = period === 'days' || period === 'agenda';
  return !isLed && days.first <= day && day <= days.last ? day : days.first;
}

/** What the address says of a day that is shown; nothing of today and of what is shown anyway. */
const parametersOf = day => ({
  view: period === usual && !new URLSearchParams(location.search).has('view') ? null : period,
  date: day === calendar.today ? null : day,
});
const trail = new Trail({ now: () => parametersOf(place()), go: goTo });
const showDay = day => trail.hold(calendar.show(day, { position: 'start' }));
const showName = followName(byID('shown'), () => calendar.visibleDays && nameOf(period, calendar.visibleDays,
  { locale: calendar.locale, month: calendar.monthTitle }));

function showPeriod(name) {
  period = name;
  for (const [attribute, value] of Object.entries(PERIODS[name])) {
    if (value === null) calendar.removeAttribute(attribute); else calendar.setAttribute(attribute, value);
  }
  showPeriods(byID('period'), {
    label: say('period'), agenda: say('agenda'), locale: calendar.locale, chosen: name, choose: changePeriod,
  });
  follow();
}

/** The small month and the heading follow what is in view. */
function follow() {
  const day = place();
  if (day && (small.value !== day || !day.startsWith(small.month))) {
    small.value = day;
    small.show(day);
  }
  // Today's disc needs no ring.
  for (const each of [calendar, small]) each.classList.toggle('at-today', each.value === each.today);
  showName();
}

// Going somewhere --------------------------------------------------------------------------------

function goTo(parameters) {
  document.querySelector('dialog[open]')?.close();
  const day = dayOf(parameters.get('date')) ?? calendar.today;
  remember(day);
  calendar.value = day;
  showPeriod(periodOf(parameters));
  showDay(day);
}

function changePeriod(name, day = place()) {
  remember(day);
  period = name;
  trail.step();
  trail.note(parametersOf(day));
  showPeriod(name);
  showDay(day);
}

function choose(day) {
  remember(day);
  calendar.value = day;
  trail.step();
  trail.note(parametersOf(day));
  showDay(day);
}

function turn(name) {
  trail.step();
  if (name !== 'today') return calendar[name]();
  chosen = null;
  calendar.value = calendar.today;
  trail.note(parametersOf(calendar.today));
  return calendar.showToday();
}

function openCalendars() {
  const content = byID('calendars');
  openSheet({ title: say('calendars'), closeLabel: say('close'), content, anchor: byID('open'),
    closed: () => byID('calendars-place').append(content) });
}

// Around it --------------------------------------------------------------------------------------

const partOf = followPresses(calendar);
frame.name(say('events'));
byID('open').append(icon('list'));
byID('open').setAttribute('aria-label', say('calendars'));
byID('open').addEventListener('click', openCalendars);
showButtons(byID('turn'), { previous: say('previous'), today: book.phrase('today'), next: say('next') }, turn);

for (const name of ['locale', 'first-weekday', 'today', 'time-zone']) {
  if (calendar.hasAttribute(name)) small.setAttribute(name, calendar.getAttribute(name));
}
small.addEventListener('selectionchange', () => { if (small.value) choose(small.value); });
calendar.addEventListener('selectionchange', () => {
  remember(calendar.value);
  trail.step();
  trail.note(parametersOf(calendar.value));
  follow();
});
calendar.addEventListener('pagechange', ({ detail }) => { if (trail.isStep) trail.note(parametersOf(detail.first)); });
calendar.addEventListener('titlechange', ({ detail }) => {
  if (!small.month?.startsWith(detail.month)) small.show(`${detail.month}-01`);
  showName();
});
calendar.addEventListener('visibledayschange', () => {
  follow();
  trail.note();
});
for (const each of [calendar, small]) each.addEventListener('todaychange', () => each.invalidate());
calendar.addEventListener('itemselect', ({ detail }) => {
  const occurrence = source.occurrence(detail.id);
  if (occurrence) showOccurrence(occurrence, { source, say, locale: calendar.locale, zone: calendar.timeZone,
    anchor: partOf(detail.id) });
});
calendar.addEventListener('moreselect', ({ detail }) => changePeriod('day', detail.day));
frame.addEventListener('refresh', () => {
  source.changed();
  list.show();
});
if (dayOf(asked)) calendar.value = chosen = asked;
showPeriod(period);
small.dataSource = { facts: todayFacts };
calendar.dataSource = source;
await calendar.ready.catch(() => {});
for (const link of document.querySelectorAll('a[data-view]')) lead(link);
list.show();
frame.begin();

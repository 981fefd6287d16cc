// SPDX-License-Identifier: MIT
// The page of events: days beside each other with their hours, or a month, over the events of the server.

import { keep, lead, query } from '../app/address.js';
import { element, icon, reconcile, setText } from '../app/dom.js';
import { Frame } from '../app/frame.js';
import { openSheet } from '../app/sheet.js';
import { showOccurrence } from './occurrence.js';
import { PERIODS, showPeriods } from './periods.js';
import { RemoteEvents } from './remote-events.js';

const byID = id => document.getElementById(id);
const NARROW = matchMedia('(max-width: 599px)');

const frame = await Frame.open({ describe: () => [], isDated: false });
const { api, book, calendar, toasts } = frame;
const say = (...words) => book.say(...words);
const source = new RemoteEvents({ api, book, zone: () => calendar.timeZone });
const small = byID('small');

// What is shown ----------------------------------------------------------------------------------

let period = PERIODS[query.get('view')] ? query.get('view') : NARROW.matches ? 'days' : 'week';

function showPeriod(name) {
  period = name;
  for (const [attribute, value] of Object.entries(PERIODS[name])) {
    if (value === null) calendar.removeAttribute(attribute); else calendar.setAttribute(attribute, value);
  }
  showPeriods(byID('period'), {
    label: say('period'), agenda: say('agenda'), locale: calendar.locale, chosen: name, choose: changePeriod,
  });
}

function changePeriod(name) {
  showPeriod(name);
  keep('view', name);
}

// Calendars --------------------------------------------------------------------------------------

async function showCalendars() {
  let calendars;
  try {
    calendars = await source.calendars();
  } catch {
    // The calendar says that nothing can be loaded, and offers to try again.
    return;
  }
  const place = byID('calendars');
  const rows = [{ id: '', isHeading: true }, ...calendars];
  reconcile(place, rows, {
    key: ({ id }) => `calendar ${id}`,
    make: row => (row.isHeading ? heading : calendarRow()),
    fill: (child, row) => { if (!row.isHeading) fillRow(child, row); },
  });
  place.hidden = calendars.length === 0;
}

const heading = byID('calendars-heading');
heading.dataset.key = 'calendar ';

function calendarRow() {
  const input = element('input', { type: 'checkbox' });
  const row = element('label', {}, input, element('span', {}));
  input.addEventListener('change', () => toggle(row.calendar));
  return row;
}

function fillRow(row, calendar) {
  row.calendar = calendar;
  const [input, name] = row.children;
  input.checked = !calendar.hidden;
  input.style.setProperty('--own', calendar.color);
  setText(name, calendar.name);
}

async function toggle(row) {
  const done = source.toggle(row);
  showCalendars();
  try {
    await done;
  } catch (error) {
    toasts.show(say('notSaved', error.message));
  }
  showCalendars();
}

function openCalendars() {
  const list = byID('calendars');
  openSheet({ title: say('calendars'), closeLabel: say('close'), content: list, anchor: byID('open'),
    closed: () => byID('calendars-place').append(list) });
}

// Around it --------------------------------------------------------------------------------------

frame.name(say('events'));
heading.textContent = say('calendars');
byID('open').append(icon('list'));
byID('open').setAttribute('aria-label', say('calendars'));
byID('open').addEventListener('click', openCalendars);

for (const name of ['locale', 'first-weekday', 'today', 'time-zone']) {
  if (calendar.hasAttribute(name)) small.setAttribute(name, calendar.getAttribute(name));
}
small.addEventListener('selectionchange', () => { if (small.value) calendar.show(small.value); });
calendar.addEventListener('selectionchange', () => frame.keepDay());
calendar.addEventListener('visibledayschange', ({ detail }) => {
  const days = small.visibleDays;
  if (days && (detail.first < days.first || detail.last > days.last)) small.show(detail.first);
});
calendar.addEventListener('itemselect', ({ detail }) => {
  const occurrence = source.occurrence(detail.id);
  if (occurrence) showOccurrence(occurrence, { source, say, locale: calendar.locale,
    zone: calendar.timeZone });
});
calendar.addEventListener('moreselect', ({ detail }) => {
  changePeriod('day');
  calendar.show(detail.day);
});
frame.addEventListener('refresh', () => {
  source.changed();
  showCalendars();
});
calendar.toggleAttribute('fill', true);
showPeriod(period);
calendar.dataSource = source;
await calendar.ready.catch(() => {});
for (const link of document.querySelectorAll('a[data-view]')) lead(link);
showCalendars();
frame.begin();

// SPDX-License-Identifier: MIT
// Weeks with hours of our calendar and of others, with the same events, hours and features. Each has:
// `prepare`, which is outside every timer; `mount`, `next`, `settle` and `destroy`; and `shown`, which adds up what is drawn,
// and what is only counted (“+3”).

import '/element/almanac-calendar.js';
import { COLOURS, iso, number, time, TINTS } from './generated.js';

export const host = document.getElementById('host');

const [FIRST, LAST] = [7, 23];
const HOURS = { slotMinTime: `0${FIRST}:00:00`, slotMaxTime: `${LAST}:00:00` };

/** Kept when what has been asked for in microtasks is done. */
const afterTasks = () => new Promise(done => {
  const channel = new MessageChannel();
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
});

const place = () => {
  const element = document.createElement('div');
  element.style.cssText = 'inline-size: 1200px; block-size: 900px';
  host.replaceChildren(element);
  return element;
};

const digits = element => Number(/\d+/.exec(element.textContent)?.[0] ?? 0);
const total = elements => [...elements].reduce((sum, element) => sum + digits(element), 0);

/** On how many columns of a width bars stand, from the screen. */
function daysOf(bars, column) {
  let days = 0;
  for (const bar of bars) days += Math.max(1, Math.round(bar.getBoundingClientRect().width / column));
  return days;
}

/** The elements that can be seen within another. */
function seen(elements, frame) {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  return [...elements].filter(element => {
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || getComputedStyle(element).visibility === 'hidden') return false;
    return box.right > left + 1 && box.left < right - 1 && box.bottom > top + 1 && box.top < bottom - 1;
  });
}

// Ours -------------------------------------------------------------------------------------------

/** An element of ours that has a source of occurrences. */
export function timeline(dataSource, date, attributes = {}) {
  const element = document.createElement('almanac-calendar');
  const all = { date, today: date, view: 'timeline', fill: '', locale: 'en-US', 'first-weekday': 'monday', 'working-hours': '9-17', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.style.cssText = 'inline-size: 1200px; block-size: 900px';
  element.dataSource = dataSource;
  host.replaceChildren(element);
  return element;
}

/** What our source of occurrences answers with. */
export const occurrencesOf = events => events.map(({ id, title, day, end, from, to, colour }) => from === undefined
  ? { id, title, start: iso(day), end: iso(end), tint: TINTS[colour] }
  : { id, title, start: time(day, from).slice(0, 16), end: time(day, to).slice(0, 16), tint: TINTS[colour] });

/** Those of occurrences that touch days, found by the first of them. */
function between(occurrences) {
  const sorted = [...occurrences].sort((a, b) => (a.start < b.start ? -1 : 1));
  const index = text => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = low + high >> 1;
      if (sorted[middle].start < text) low = middle + 1; else high = middle;
    }
    return low;
  };
  // None is longer than four days.
  return ({ first, last }) => sorted.slice(index(iso(number(first) - 4)), index(iso(number(last) + 1)))
    .filter(({ start, end }) => (start.length > 10 ? end >= first : end > first) && start <= `${last}U`);
}

const almanac = {
  prepare: events => between(occurrencesOf(events)),
  mount: (occurrences, date) => timeline({ occurrences }, date, { hours: `${FIRST}-${LAST}`, 'hour-height': '42' }),
  settle: element => element.ready,
  next: element => element.next(),
  first: element => element.visibleDays.first,
  destroy: () => host.replaceChildren(),
  shown({ shadowRoot }) {
    const all = selector => shadowRoot.querySelectorAll(selector);
    const column = all('.date-header')[0].getBoundingClientRect().width;
    const hours = all('.day-column')[0].closest('.strip');
    const lanes = all('[data-lane=all-day]')[0]?.closest('.strip') ?? hours;
    return {
      timed: seen(all('.timed-event'), hours).length, timedRest: total(seen(all('.day-column .more'), hours)),
      whole: daysOf(seen(all('.event:not(.timed-event)'), lanes), column), wholeRest: total(seen(all('[data-lane=all-day] .more'), lanes)),
    };
  },
};

// Theirs -----------------------------------------------------------------------------------------

const forOthers = events => events.map(({ id, title, day, end, from, to, colour }) => from === undefined
  ? { id, title, start: iso(day), end: iso(end), allDay: true, backgroundColor: COLOURS[colour] }
  : { id, title, start: time(day, from), end: time(day, to), allDay: false, backgroundColor: COLOURS[colour] });

const fullcalendar = {
  prepare: forOthers,
  mount(events, initialDate, more = { eventMaxStack: 5 }) {
    const calendar = new FullCalendar.Calendar(place(), { initialView: 'timeGridWeek', initialDate, now: initialDate, height: 900, timeZone: 'UTC', firstDay: 1,
      editable: true, selectable: true, nowIndicator: true, businessHours: true, dayMaxEvents: 2, ...HOURS, ...more, events });
    calendar.render();
    return calendar;
  },
  next: calendar => calendar.next(),
  first: calendar => calendar.view.activeStart.toISOString().slice(0, 10),
  destroy: calendar => calendar.destroy(),
  shown() {
    const all = selector => host.querySelectorAll(selector);
    const column = all('.fc-timegrid-col[data-date]')[0].getBoundingClientRect().width;
    const bars = all('.fc-daygrid-event');
    return {
      timed: seen(all('.fc-timegrid-event'), host).length, timedRest: total(seen(all('.fc-timegrid-more-link'), host)),
      whole: daysOf(seen(bars, host), column), wholeRest: total(seen(all('.fc-daygrid-more-link'), host)),
    };
  },
};

const eventcalendar = {
  name: 'EventCalendar',
  prepare: forOthers,
  mount: (events, date) => EventCalendar.create(place(), { view: 'timeGridWeek', date, height: '900px', firstDay: 1, editable: true, selectable: true,
    nowIndicator: true, dayMaxEvents: true, ...HOURS, events }),
  settle: afterTasks,
  next: calendar => calendar.next(),
  first: calendar => iso(number(calendar.getView().activeStart.toISOString().slice(0, 10))),
  destroy: calendar => EventCalendar.destroy(calendar),
  shown() {
    const all = selector => host.querySelectorAll(selector);
    return { timed: all('.ec-time-grid .ec-body .ec-event, .ec-grid .ec-event:not(.ec-all-day .ec-event)').length };
  },
};

const toastui = {
  name: 'TOAST UI Calendar',
  prepare: events => events.map(({ id, title, day, end, from, to, colour }) => ({ id, title, calendarId: '1', backgroundColor: COLOURS[colour],
    ...from === undefined ? { isAllday: true, category: 'allday', start: new Date(`${iso(day)}T00:00:00Z`), end: new Date(Date.parse(`${iso(end)}T00:00:00Z`) - 1) }
      : { category: 'time', start: new Date(`${time(day, from)}Z`), end: new Date(`${time(day, to)}Z`) } })),
  mount(events, date) {
    const calendar = new tui.Calendar(place(), { defaultView: 'week', usageStatistics: false, isReadOnly: false,
      week: { startDayOfWeek: 1, taskView: false, hourStart: FIRST, hourEnd: LAST }, timezone: { zones: [{ timezoneName: 'UTC' }] } });
    calendar.setDate(date);
    calendar.createEvents(events);
    return calendar;
  },
  settle: afterTasks,
  next: calendar => calendar.next(),
  first: calendar => iso(number(calendar.getDateRangeStart().toDate().toISOString().slice(0, 10))),
  destroy: calendar => calendar.destroy(),
  shown: () => ({ timed: host.querySelectorAll('.toastui-calendar-event-time').length }),
};

export const CALENDARS = { almanac, fullcalendar, eventcalendar, toastui };

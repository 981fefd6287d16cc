// SPDX-License-Identifier: MIT
// A month full of events in our calendar and in FullCalendar, in one page, in turns: bars with titles,
// and how many more there are where they have no place.

import '/element/almanac-calendar.js';
import { COLOURS, frame, generate, iso, median, number, time, TINTS } from './generated.js';

const host = document.getElementById('host');

// What each of them wants to have is made outside the timer.
const forTheirs = events => events.map(({ id, title, day, end, from, to, colour }) => from === undefined
  ? { id, title, start: iso(day), end: iso(end), allDay: true, backgroundColor: COLOURS[colour] }
  : { id, title, start: time(day, from), end: time(day, Math.min(to, 1439)), backgroundColor: COLOURS[colour] });

const forOurs = events => events.map(({ id, title, day, end, from, to, colour }) => ({ id, title, start: iso(day), end: iso(end), from, to: to && Math.min(to, 1439), tint: TINTS[colour] }));

/** How many begin on each day, which is what a year shows. */
function counts(occurrences) {
  const days = new Map();
  for (const { start } of occurrences) days.set(start, (days.get(start) ?? 0) + 1);
  return [...days].map(([day, count]) => ({ day, count }));
}

function ours(occurrences, date, view = 'month') {
  const element = document.createElement('almanac-calendar');
  for (const [name, value] of Object.entries({ date, today: date, view, fill: '', locale: 'en-US', 'first-weekday': 'monday' })) element.setAttribute(name, value);
  element.style.cssText = 'inline-size: 1200px; block-size: 800px';
  const facts = view === 'year' ? counts(occurrences) : [];
  element.dataSource = {
    facts: ({ first, last }) => facts.filter(({ day }) => day >= first && day <= last),
    occurrences: ({ first, last }) => occurrences.filter(({ start, end }) => start <= last && end > first),
  };
  host.replaceChildren(element);
  return element;
}

function theirs(events, date) {
  const element = document.createElement('div');
  host.replaceChildren(element);
  const calendar = new FullCalendar.Calendar(element, { initialView: 'dayGridMonth', initialDate: date, height: 800, timeZone: 'UTC', firstDay: 1, dayMaxEvents: true, editable: true, events });
  calendar.render();
  return calendar;
}

const flush = () => host.firstElementChild.getBoundingClientRect();

/** How many events each day shows or counts; days of neighbouring months among them. */
const shown = {
  ours: element => Object.fromEntries([...element.shadowRoot.querySelectorAll('[role=gridcell][data-day]')]
    .map(cell => [cell.dataset.day, Number(/(\d+) events?\b/.exec(cell.getAttribute('aria-label'))?.[1] ?? 0)])),
  theirs: () => Object.fromEntries([...host.querySelectorAll('td[data-date]')].map(cell => [cell.dataset.date, 0])),
};

// Theirs is counted by what is on the screen: bars over the days that they cross, and “+n more”.
function countTheirs() {
  const days = shown.theirs();
  for (const cell of host.querySelectorAll('td[data-date]')) {
    days[cell.dataset.date] += Number(/\+(\d+)/.exec(cell.querySelector('.fc-daygrid-more-link')?.textContent ?? '')?.[1] ?? 0);
    for (const bar of cell.querySelectorAll('.fc-daygrid-event-harness')) {
      if (getComputedStyle(bar).visibility === 'hidden') continue;
      const width = bar.getBoundingClientRect().width;
      const columns = Math.max(1, Math.round(width / cell.getBoundingClientRect().width));
      for (let n = 0; n < columns; n++) {
        const day = iso(number(cell.dataset.date) + n);
        if (day in days) days[day] += 1;
      }
    }
  }
  return days;
}

/** The sum of the days of November; both have to say the same. */
const sum = days => Object.entries(days).filter(([day]) => day.startsWith('2026-11')).reduce((total, [, count]) => total + count, 0);

async function once(make, clear) {
  await frame();
  const start = performance.now();
  const made = make();
  if (made.ready) await made.ready;
  const scripted = performance.now();
  flush();
  const laidOut = performance.now();
  const result = { script: scripted - start, layout: laidOut - start };
  await frame();
  return [result, made, clear];
}

/** A month with so many events, mounted anew, in turns. */
async function month(count, repeats = 5) {
  const events = generate(count, number('2026-11-01'), 28);
  const [mine, other] = [forOurs(events), forTheirs(events)];
  const all = { ours: [], theirs: [] };
  const seen = {};
  for (let index = 0; index < repeats; index++) {
    const [result, element] = await once(() => ours(mine, '2026-11-15'));
    all.ours.push(result);
    seen.ours = sum(shown.ours(element));
    seen.bars = element.shadowRoot.querySelectorAll('[data-event-id]').length;
    const [theirResult, calendar] = await once(() => theirs(other, '2026-11-15'));
    all.theirs.push(theirResult);
    seen.theirs = sum(countTheirs());
    seen.theirBars = host.querySelectorAll('.fc-daygrid-event-harness').length;
    calendar.destroy();
  }
  if (seen.ours !== seen.theirs) throw new Error(`ours shows ${seen.ours}, theirs ${seen.theirs}`);
  // The least of each, so that a slow stretch of the machine is nobody's.
  const of = (who, what) => Math.min(...all[who].map(result => result[what]));
  return { ours: of('ours', 'layout'), theirs: of('theirs', 'layout'), script: of('ours', 'script'), events: seen.ours, bars: seen.bars, theirBars: seen.theirBars };
}

// What shows that a view has the events: bars, dots where days are small, and the heat of a year.
const FULL = { month: ['[data-event-id]', 30], week: ['[data-event-id]', 10], expandable: ['[data-event-id]', 30], months: ['.dots > i', 30],
  year: ['.glance > [data-heat], .glance > [data-tint]', 200] };

/** Page turns of every view of ours, and of their month, with 10 000 events over two years. */
async function turns(times = 12) {
  const events = generate(10_000, number('2026-01-01'), 730);
  const [mine, other] = [forOurs(events), forTheirs(events)];
  const turn = async next => {
    const samples = [];
    for (let index = 0; index < times; index++) {
      await frame();
      const start = performance.now();
      next();
      flush();
      samples.push(performance.now() - start);
      await frame();
    }
    return median(samples);
  };
  const found = {};
  for (const view in FULL) {
    const element = ours(mine, '2026-03-15', view);
    await element.ready;
    await frame();
    const [marks, least] = FULL[view];
    const count = element.shadowRoot.querySelectorAll(marks).length;
    if (count < least) throw new Error(`our ${view} shows ${count} events`);
    const before = element.visibleDays.first;
    // Two years hold one turn of a year: to and fro.
    let way = -1;
    found[view] = await turn(view === 'year' ? () => (way = -way) > 0 ? element.next() : element.previous() : () => element.next());
    if (view !== 'year' && element.visibleDays.first <= before) throw new Error(`our ${view} has not been turned`);
  }
  const calendar = theirs(other, '2026-03-15');
  await frame();
  const theirTurn = await turn(() => calendar.next());
  calendar.destroy();
  return { ours: found, theirs: theirTurn };
}

window.bench = { month, turns, show: (count, who) => {
  const events = generate(count, number('2026-11-01'), 28);
  return who === 'ours' ? ours(forOurs(events), '2026-11-15').ready : void theirs(forTheirs(events), '2026-11-15');
} };

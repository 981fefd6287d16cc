// SPDX-License-Identifier: MIT
// What a calendar shows of events, compared with what a diary has stored.

const dayOf = time => time.slice(0, 10);
const dayAfter = day => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const minuteOf = (time, day) => (Date.parse(`${time}Z`) - Date.parse(day)) / 60_000;
const hasTimes = ({ start }) => start.length > 10;
// What takes 24 hours or more stands above the hours.
const isTimed = event => hasTimes(event) && minuteOf(event.end, dayOf(event.start)) - minuteOf(event.start, dayOf(event.start)) < 1440;

/** Whether an event takes place on a day; one that ends at midnight is not on the day that begins then. */
function isOn({ start, end }, day) {
  if (!hasTimes({ start })) return start <= day && end > day;
  return dayOf(start) <= day && (dayOf(start) === day || end > `${day}T00:00`);
}

/** What is wrong at rest, in words, and on how many days how many events have been compared. */
export function compare(calendar, events) {
  const root = calendar.shadowRoot;
  const all = (selector, within = root) => [...within.querySelectorAll(selector)];
  const wrong = [];
  let count = 0;
  const parts = all('.event[data-event-id]');
  for (const { dataset: { eventId, start, end, traits } } of parts) {
    const stored = events.get(eventId);
    if (/lifted|vacated/.test(traits)) wrong.push(`${eventId} is held`);
    // Bars of days have no times.
    const wanted = stored && (start.length === 10 && hasTimes(stored)
      ? [dayOf(stored.start), dayAfter(dayOf(stored.end))] : [stored.start, stored.end]);
    if (!stored) wrong.push(`${eventId} is seen and not stored`);
    else if (start !== wanted[0] || end !== wanted[1]) wrong.push(`${eventId} is seen at ${start} ${end}, stored at ${wanted}`);
  }
  const has = (within, id) => all('.event', within).some(part => part.dataset.eventId === id);
  const missing = (cell, within, isWanted) => {
    const { day } = cell.dataset;
    for (const [id, event] of events) {
      if (!isOn(event, day) || !isWanted(event, day)) continue;
      count += 1;
      if (!has(within, id)) wrong.push(`${id} is stored at ${event.start} ${event.end} and not seen on ${day}`);
    }
  };
  const columns = all('.day-column');
  for (const column of columns) {
    if (column.querySelector('.more')) continue;
    const box = column.getBoundingClientRect();
    const view = column.closest('.strip').parentElement.getBoundingClientRect();
    // Of an hour of 56 px; above what is in view and below it nothing is drawn.
    const hour = parseFloat(getComputedStyle(column).getPropertyValue('--_hour')) || 56;
    const [from, to] = [view.top - box.top, view.bottom - box.top].map(y => y / hour * 60);
    missing(column, column, (event, day) => isTimed(event)
      && minuteOf(event.start, day) < to && minuteOf(event.end, day) > from);
  }
  const cells = columns.length ? all('.all-day') : all('.day[data-day]');
  const shown = parts.length ? cells : [];
  for (const cell of shown) {
    if (!cell.querySelector('.more')) missing(cell, cell.parentElement, event => !columns.length || !isTimed(event));
  }
  // Where days have dots instead, those have some on which anything is stored, as far as days are asked for.
  const [low, high] = ['min', 'max'].map(name => calendar.getAttribute(name));
  const dotted = parts.length || !root.querySelector('.dots i') ? [] : all('.day[data-day]');
  for (const { dataset: { day }, children } of dotted) {
    if (low && day < low || high && day > high) continue;
    const stored = [...events.values()].filter(event => isOn(event, day)).length;
    const hasDots = [...children].some(part => part.matches('.dots') && part.childElementCount);
    if (hasDots !== stored > 0) wrong.push(`${day} has ${stored} events and ${hasDots ? '' : 'no '}dots`);
    count += stored;
  }
  return { wrong, count };
}

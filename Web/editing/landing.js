// SPDX-License-Identifier: MIT
// A date of another calendar beside the one whose events a hand carries: what is let go over it goes to that date.

import { element } from '../app/dom.js';
import { onWall, read } from '../events/times.js';
import { later } from './ends.js';

// The ends of an event are this near, in pixels.
const END = 8;

/** The cell of a calendar's day at a place; null where there is none. */
function cellAt(calendar, { clientX, clientY }) {
  const { left, right, top, bottom } = calendar.getBoundingClientRect();
  if (clientX < left || clientX >= right || clientY < top || clientY >= bottom) return null;
  return calendar.shadowRoot.elementFromPoint(clientX, clientY)?.closest('.day[data-day]') ?? null;
}

/** Where an event is once it begins on another day. */
function onDay(day, { start, end }) {
  const [first, last] = [read(start), read(end)];
  const by = onWall({ day }) - onWall({ day: first.day });
  const text = (date, { time }) => (time ? `${date}T${time}` : date);
  return { start: text(day, first), end: text(later({ day: last.day }, by).day, last) };
}

/** Follows hands that carry events of a calendar; `occurrence(id)` is one as it is stored. */
export function followLandings(calendar, others, occurrence) {
  const frame = element('div', { class: 'landing', hidden: true });
  document.body.append(frame);
  let press = null;
  let isOurs = false;

  /** What a hand carries, and how it was; null while it makes an event or moves an end of one. */
  function carried() {
    const part = calendar.shadowRoot.querySelector('[data-traits~=lifted]');
    const id = part?.dataset.eventId;
    const before = press && press.id === id && occurrence(id);
    if (!before) return null;
    const { start, end } = part.dataset;
    // It goes back while the hand is over a date, and is no less carried then.
    press.carries ||= !press.isAtEnd || (start !== press.start && end !== press.end);
    return press.carries ? before : null;
  }

  /** Tells the calendar of a hand that is back where it took hold of the event. */
  function back(type, { pointerId, pointerType }) {
    const { x: clientX, y: clientY } = press;
    isOurs = true;
    calendar.dispatchEvent(new PointerEvent(type, { pointerId, pointerType, clientX, clientY, bubbles: true }));
    isOurs = false;
  }

  function show(cell) {
    frame.hidden = !cell;
    if (!cell) return;
    const { left, top, width, height } = cell.getBoundingClientRect();
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }

  function landing(event) {
    if (isOurs || event.pointerId !== press?.pointerId) return;
    const isEnd = event.type === 'pointerup';
    const cell = others.map(other => cellAt(other, event)).find(Boolean);
    const before = cell && carried();
    show(before ? cell : null);
    if (before) {
      event.stopImmediatePropagation();
      // A page can have turned on the way: what it took hold of is elsewhere then.
      back(isEnd ? 'pointercancel' : 'pointermove', event);
      if (isEnd) land(cell.dataset.day, event.altKey);
    }
    if (isEnd) press = null;
  }

  /** Tells the app that what is carried has been moved, or copied, as the calendar itself does. */
  function land(day, isCopy) {
    show(null);
    const { id } = press;
    const all = calendar.selectedItems.includes(id) ? calendar.selectedItems : [id];
    const from = read(occurrence(id).start).day;
    for (const one of all) {
      const before = occurrence(one);
      if (!before) continue;
      // What goes along stays as far from the one that is carried.
      const own = read(before.start).day;
      const times = onDay(later({ day }, onWall({ day: own }) - onWall({ day: from })).day, before);
      const whose = isCopy ? { copyOf: one } : { id: one, before: { start: before.start, end: before.end } };
      const detail = { ...times, ...whose, waitUntil() {} };
      calendar.dispatchEvent(new CustomEvent(isCopy ? 'itemcreate' : 'itemmove', { detail }));
    }
  }

  calendar.addEventListener('pointerdown', event => {
    const part = event.composedPath()[0].closest?.('[data-event-id]');
    if (press || !part) return;
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const { clientX: x, clientY: y, pointerId } = event;
    const near = part.closest('.day-column') ? [y - top, bottom - y] : [x - left, right - x];
    const { eventId: id, start, end } = part.dataset;
    press = { id, x, y, pointerId, start, end, isAtEnd: Math.min(...near) <= END };
  }, true);
  for (const type of ['pointermove', 'pointerup']) addEventListener(type, landing, true);
  addEventListener('keydown', ({ key }) => { if (key === 'Escape') show(null); }, true);
  addEventListener('pointercancel', () => {
    if (isOurs) return;
    show(null);
    press = null;
  }, true);
}

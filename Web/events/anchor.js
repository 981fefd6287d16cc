// SPDX-License-Identifier: MIT
// Where somebody has pressed in a calendar: what is told about an event stands beside that part of it.

const FINGER = 24;

/** Follows presses in a calendar; the function that it returns finds the part of an event, as far as it is in view. */
export function followPresses(calendar) {
  let pressed = null;
  let x = 0;
  calendar.addEventListener('pointerdown', event => {
    [pressed] = event.composedPath();
    x = event.clientX;
  }, true);
  calendar.addEventListener('keydown', () => { pressed = null; }, true);
  return id => {
    const root = calendar.shadowRoot;
    const isOf = part => part?.dataset.eventId === id;
    const part = [pressed?.closest?.('[data-event-id]'), root.activeElement].find(isOf)
      ?? [...root.querySelectorAll('[data-event-id]')].find(isOf);
    return part ? inView(part, calendar, pressed ? x : NaN) : null;
  };
}

/**
 * The frame of a part within that of its calendar, as it is now; of one on several days only that on the day at the
 * place `x`, or on the first in view, and of what is wide all the same what is around that place; `whole` is all of
 * the `part`, `room` the frame of the calendar, and `day` that day.
 */
function inView(part, calendar, x) {
  const [own, room] = [part.getBoundingClientRect(), calendar.getBoundingClientRect()];
  let [left, right] = [Math.max(own.left, room.left), Math.min(own.right, room.right)];
  const [top, bottom] = [Math.max(own.top, room.top), Math.min(own.bottom, room.bottom)];
  if (!(left <= x && x < right)) x = document.dir === 'rtl' ? right - 1 : left;
  const whole = new DOMRect(left, top, right - left, bottom - top);
  const cell = calendar.shadowRoot.elementsFromPoint(x, top).find(each => each.role === 'gridcell');
  const { day } = (cell ?? part.closest('[data-day]'))?.dataset ?? {};
  const column = cell?.getBoundingClientRect();
  if (cell) [left, right] = [Math.max(left, column.left), Math.min(right, column.right)];
  if (right - left > room.width / 2) [left, right] = [Math.max(left, x - FINGER), Math.min(right, x + FINGER)];
  const frame = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  return { isConnected: true, part, whole, room, day, getBoundingClientRect: () => frame };
}

/** The day that the keyboard is on in a calendar: a click leads it there as well. A month that loads is none. */
export const keyboardDayIn = calendar => calendar.shadowRoot?.activeElement
  ?.closest('[data-day]:not(.agenda-day:not(:has(.agenda-date)))')?.dataset.day;

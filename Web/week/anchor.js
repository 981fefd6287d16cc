// SPDX-License-Identifier: MIT
// Where somebody has pressed in a calendar: what is told about an event stands beside that part of it.

/** Follows presses in a calendar; the function that it returns finds the part of an event, as far as it is in view. */
export function followPresses(calendar) {
  let pressed = null;
  calendar.addEventListener('pointerdown', event => { [pressed] = event.composedPath(); }, true);
  calendar.addEventListener('keydown', () => { pressed = null; }, true);
  return id => {
    const root = calendar.shadowRoot;
    const isOf = part => part?.dataset.eventId === id;
    const part = [pressed?.closest?.('[data-event-id]'), root.activeElement].find(isOf)
      ?? [...root.querySelectorAll('[data-event-id]')].find(isOf);
    return part ? inView(part, calendar) : null;
  };
}

/** The frame of a part within that of its calendar, as it is now. */
function inView(part, calendar) {
  const [own, room] = [part.getBoundingClientRect(), calendar.getBoundingClientRect()];
  const [left, right] = [Math.max(own.left, room.left), Math.min(own.right, room.right)];
  const [top, bottom] = [Math.max(own.top, room.top), Math.min(own.bottom, room.bottom)];
  const frame = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  return { isConnected: true, getBoundingClientRect: () => frame };
}

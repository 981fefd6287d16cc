// SPDX-License-Identifier: MIT
// What presses on days and events mean that the calendar itself makes nothing of: menus and second clicks.

import { isByTouch } from '../app/device.js';
import { deferred, once } from './deferred.js';

const partIn = (event, name) => event.composedPath()[0].closest?.(name);

/**
 * Follows presses in a calendar. `period()` is what is in view, `add(cell)` opens the form beside a day, `open(day)`
 * shows that day alone; the `page` is what menus need.
 */
export function followPlaces(calendar, { period, add, open, isHolding, failed, ...page }) {
  const menus = deferred(once(() => import('../menu/context.js')), failed);
  calendar.addEventListener('contextmenu', event => {
    const part = partIn(event, '[data-event-id], [data-day]');
    const id = part?.dataset.eventId;
    // A finger that rests takes hold of an event, and marks have no menu.
    if (!part || (id && !page.source.occurrence(id)) || period() === 'year' || isByTouch() || isHolding()) return;
    event.preventDefault();
    menus.openFor(part, event, { calendar, ...page }).catch(failed);
  });
  let chosen = null;
  calendar.addEventListener('pointerdown', () => { chosen = calendar.value; }, true);
  // A date above the hours is chosen by a click; another one opens it.
  calendar.addEventListener('click', event => {
    const day = partIn(event, '.date-header')?.dataset.day;
    if (day && day === chosen && period() !== 'day') open(day);
  });
  // In a month the first click has chosen the day, as Enter does.
  const addOn = event => {
    const cell = partIn(event, '[data-day]');
    if (period() === 'month' && cell && !partIn(event, '[data-event-id], .more')) add(cell);
  };
  calendar.addEventListener('dblclick', addOn);
  calendar.addEventListener('keydown', event => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, repeat } = event;
    if (key === 'Enter' && !(shiftKey || ctrlKey || metaKey || altKey || repeat || isHolding())) addOn(event);
  }, true);
}

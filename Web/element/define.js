// SPDX-License-Identifier: MIT
// Which engine the element on a page has, and what else.

import { AlmanacCalendarElement } from './calendar-element.js';

/**
 * Defines the element over an engine. `parts` are the classes that only the whole one has: where the element is
 * defined, the whole one takes the place of a smaller one.
 */
export function define(engine, parts = null) {
  const known = customElements.get('almanac-calendar');
  if (!known || parts) Object.assign(known ?? AlmanacCalendarElement, { engine, sheet: parts ? 'almanac-calendar.css' : 'almanac-picker.css' }, parts);
  if (!known) customElements.define('almanac-calendar', AlmanacCalendarElement);
}

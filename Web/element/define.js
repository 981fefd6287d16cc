// SPDX-License-Identifier: MIT
// Decides which engine, and which parts, the element on a page has.

import { AlmanacCalendarElement } from './calendar-element.js';

/**
 * Defines the element with an engine; returns its class. `parts` are the classes that only the whole element has. If
 * the element is defined already, the whole one replaces a smaller one, whose class stays.
 */
export function define(engine, parts = null) {
  const known = customElements.get('almanac-calendar');
  if (!known || parts) {
    const sheet = parts ? 'almanac-calendar.css' : 'almanac-picker.css';
    Object.assign(known ?? AlmanacCalendarElement, { engine, sheet }, parts);
  }
  if (!known) customElements.define('almanac-calendar', AlmanacCalendarElement);
  return known ?? AlmanacCalendarElement;
}

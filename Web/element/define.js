// SPDX-License-Identifier: MIT
// Which engine the element on a page has.

import { AlmanacCalendarElement } from './calendar-element.js';

/** Defines the element over an engine; where it is defined, the whole engine takes the place of a smaller one. */
export function define(engine, isWhole) {
  const isNew = !customElements.get('almanac-calendar');
  if (isNew || isWhole) AlmanacCalendarElement.engine = engine;
  if (isNew) customElements.define('almanac-calendar', AlmanacCalendarElement);
}

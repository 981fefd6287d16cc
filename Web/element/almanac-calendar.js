// SPDX-License-Identifier: MIT
// <almanac-calendar>: a calendar as a custom element. See almanac-calendar.d.ts for what it offers.

import { AlmanacCalendarElement } from './calendar-element.js';

if (!customElements.get('almanac-calendar')) customElements.define('almanac-calendar', AlmanacCalendarElement);

export { AlmanacCalendarElement };

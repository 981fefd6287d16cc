// SPDX-License-Identifier: MIT
// <almanac-calendar> over the pickers' engine, for pages that only pick dates.
// See almanac-calendar.d.ts for what it offers.

import { AlmanacCalendarElement } from './calendar-element.js';
import { define } from './define.js';

define(new URL('../almanac-picker.wasm', import.meta.url));

export { AlmanacCalendarElement };

// SPDX-License-Identifier: MIT
// <almanac-calendar> over the whole engine. See almanac-calendar.d.ts for what it offers.

import { AlmanacCalendarElement } from './calendar-element.js';
import { define } from './define.js';

define(new URL('../almanac.wasm', import.meta.url), true);

export { AlmanacCalendarElement };

// SPDX-License-Identifier: MIT
// Defines <almanac-calendar> with the pickers' engine, for pages that only pick dates. almanac-calendar.d.ts documents
// it.

import { AlmanacCalendarElement } from './calendar-element.js';
import { define } from './define.js';

define(new URL('../almanac-picker.wasm', import.meta.url));

export { AlmanacCalendarElement };

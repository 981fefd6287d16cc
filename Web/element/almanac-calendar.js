// SPDX-License-Identifier: MIT
// <almanac-calendar> over the whole engine. See almanac-calendar.d.ts for what it offers.

import { Asking } from './asking.js';
import { AlmanacCalendarElement } from './calendar-element.js';
import { Content } from './content.js';
import { define } from './define.js';
import { Details } from './details.js';
import { Drawings } from './drawings.js';
import { Loader } from './facts.js';
import { Recorder } from './recorder.js';
import { addViews, Views } from './views.js';
import { Zooming } from './zooming.js';

define(new URL('../almanac.wasm', import.meta.url), { Asking, Content, Details, Drawings, Loader, Recorder, Views, Zooming });
addViews(AlmanacCalendarElement.prototype);

export { AlmanacCalendarElement };

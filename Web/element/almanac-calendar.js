// SPDX-License-Identifier: MIT
// Defines <almanac-calendar> with the whole engine. almanac-calendar.d.ts documents it.

import { AlmanacCalendarElement } from './calendar-element.js';
import { define } from './define.js';
import { addDays } from './days.js';
import { Details } from './details.js';
import { Drawings } from './drawings.js';
import { Hover } from './hover.js';
import { Later } from './later.js';
import { Recorder } from './recorder.js';
import { Services } from './services.js';
import { addViews } from './views.js';
import { Zooming } from './zooming.js';

const { prototype } = define(new URL('../almanac.wasm', import.meta.url),
  { Details, Drawings, Hover, Later, Recorder, Services, Zooming });
addViews(prototype);
addDays(prototype);

export { AlmanacCalendarElement };

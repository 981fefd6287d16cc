// SPDX-License-Identifier: MIT
// The attributes that <almanac-calendar> watches, and the properties that pages may set before it is defined.

import { OPTIONS, WATCHED } from './attributes.js';
import { PROPERTIES, upgrade } from './options.js';

export const OBSERVED = ['lang', ...WATCHED, ...OPTIONS];

const UPGRADED = ['dataSource', 'legend', 'renderers', 'value', 'selection', 'today', 'locale', 'timeZone', 'mode',
  'level', ...PROPERTIES];

/** Sets again the properties that were set before the element was defined. */
export function upgradeAll(element) {
  for (const name of UPGRADED) upgrade(element, name);
}

// SPDX-License-Identifier: MIT
// The attributes that <almanac-calendar> watches, and the properties that pages may set before it is defined.

import { OPTION_ATTRIBUTES, REFLECTED, upgrade } from './options.js';

export const OBSERVED = ['value', 'required', 'date', 'today', 'locale', 'dir', 'lang', 'time-zone',
  'alternate-calendar', 'alternate-locale', 'level', ...OPTION_ATTRIBUTES];

const PROPERTIES = ['dataSource', 'legend', 'renderers', 'value', 'selection', 'today', 'locale', 'timeZone', 'mode',
  'level', ...Object.keys(REFLECTED)];

/** Sets again the properties that were set before the element was defined. */
export function upgradeAll(element) {
  for (const name of PROPERTIES) upgrade(element, name);
}

// SPDX-License-Identifier: MIT
// The attributes that <almanac-calendar> watches, its language and zone, and the properties that pages may set before
// it is defined.

import { OPTIONS, WATCHED } from './attributes.js';
import { PROPERTIES, upgrade } from './options.js';
import { knownZone } from './zone.js';

export const OBSERVED = ['lang', ...WATCHED, ...OPTIONS];

const UPGRADED = ['dataSource', 'legend', 'groups', 'renderers', 'value', 'selection', 'today', 'locale', 'timeZone',
  'mode', 'level', 'required', 'disabled', ...PROPERTIES];

/** Sets again the properties that were set before the element was defined. */
export function upgradeAll(element) {
  for (const name of UPGRADED) upgrade(element, name);
}

/** What is grabbed of an event, in the engine's numbers: one of its ends, or all of it. */
export const grabbed = end => ({ start: 2, end: 3 }[end] ?? 1);

/** Adds to a class where an element is: its language, which may be that of what it stands in, and its time zone. */
export function placeMembers(prototype) {
  Object.defineProperty(prototype, 'locale', {
    get() { return this.getAttribute('locale') || this.closest('[lang]')?.lang || navigator.language; },
    set(tag) { this.setAttribute('locale', tag); }, configurable: true, enumerable: true,
  });
  Object.defineProperty(prototype, 'timeZone', {
    get() { return knownZone(this.getAttribute('time-zone')); },
    set(zone) { this.setAttribute('time-zone', zone); }, configurable: true, enumerable: true,
  });
}

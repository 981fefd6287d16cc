// SPDX-License-Identifier: MIT
// The colour of a calendar: one of eight, or any other.

import { element } from '../app/dom.js';
import { COLORS, swatch, swatchRow } from '../form/color-field.js';

const channelsOf = color => [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16));
const distance = (one, other) => Math.hypot(...one.map((value, index) => value - other[index]));

/** The one of the eight that is least like the colours of some calendars. */
export function freeColor(calendars) {
  const taken = calendars.map(({ color }) => channelsOf(color));
  const room = color => Math.min(...taken.map(one => distance(one, channelsOf(color))));
  return Object.values(COLORS).reduce((best, color) => (room(color) > room(best) ? color : best));
}

/** The choice for a form; `colors(name)` are the words for colours, `label` is that of the button for any other. */
export function colorChoice({ colors, label, present }) {
  const isOther = !Object.values(COLORS).includes(present);
  const named = Object.entries(COLORS).map(([name, color]) => swatch(color, colors(name), color === present));
  const other = swatch(present, colors('otherColor'), isOther);
  other.hidden = !isOther;
  const any = element('input', { type: 'color', class: 'any-color', value: present, 'aria-label': label,
    title: label });
  any.addEventListener('input', () => {
    const value = any.value.toUpperCase();
    Object.assign(other, { value, hidden: false, checked: true });
    other.style.setProperty('--own', value);
  });
  const swatches = [...named, other];
  return {
    row: swatchRow(colors('color'), swatches, any),
    get value() { return swatches.find(({ checked }) => checked).value; },
  };
}

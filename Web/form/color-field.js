// SPDX-License-Identifier: MIT
// The colour of an event: its calendar's, one of eight, or what it has already.

import { element } from '../app/dom.js';

export const COLORS = { blue: '#0B6BDB', green: '#1B8A46', orange: '#C76A00', red: '#D2382E', purple: '#8640B8',
  teal: '#0E8389', pink: '#C72C77', graphite: '#6E6E73' };

/** One colour to choose; that of an empty value is the row's `--of-calendar`. */
export function swatch(value, label, isChosen) {
  const input = element('input', { type: 'radio', name: 'color', value, checked: isChosen, 'aria-label': label,
    title: label });
  input.style.setProperty('--own', value || 'var(--of-calendar)');
  return input;
}

/** The row of a form with colours, and with what is `beside` them. */
export function swatchRow(label, swatches, ...beside) {
  return element('div', { class: 'field wide', role: 'radiogroup', 'aria-label': label },
    element('span', { 'aria-hidden': 'true' }, label), element('div', { class: 'swatches' }, ...swatches, ...beside));
}

/** A field for the form; `value` is null for the calendar's colour, which `follow` is told. */
export function colorField(words, present) {
  const own = present?.toUpperCase() ?? null;
  const isOther = own && !Object.values(COLORS).includes(own);
  const choices = [['', 'ofCalendar'], ...Object.entries(COLORS).map(([name, color]) => [color, name]),
    ...isOther ? [[own, 'otherColor']] : []];
  const inputs = choices.map(([value, name]) => swatch(value, words(name), value === (own ?? '')));
  const row = swatchRow(words('color'), inputs);
  return {
    name: 'color', row, control: inputs[0], complain() {},
    get value() {
      const { value } = inputs.find(({ checked }) => checked);
      return value === (own ?? '') ? present : value || null;
    },
    follow(color) { row.style.setProperty('--of-calendar', color); },
  };
}

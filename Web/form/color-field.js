// SPDX-License-Identifier: MIT
// The colour of an event: its calendar's, one of eight, or what it has already.

import { element } from '../app/dom.js';

const COLORS = { blue: '#0B6BDB', green: '#1B8A46', orange: '#C76A00', red: '#D2382E', purple: '#8640B8',
  teal: '#0E8389', pink: '#C72C77', graphite: '#6E6E73' };

/** A field for the form; `value` is null for the calendar's colour, which `follow` is told. */
export function colorField(words, present) {
  const own = present?.toUpperCase() ?? null;
  const isOther = own && !Object.values(COLORS).includes(own);
  const choices = [['', 'ofCalendar'], ...Object.entries(COLORS).map(([name, color]) => [color, name]),
    ...isOther ? [[own, 'otherColor']] : []];
  const inputs = choices.map(([value, name]) => {
    const input = element('input', { type: 'radio', name: 'color', value, checked: value === (own ?? ''),
      'aria-label': words(name), title: words(name) });
    input.style.setProperty('--own', value || 'var(--of-calendar)');
    return input;
  });
  const row = element('div', { class: 'field wide', role: 'radiogroup', 'aria-label': words('color') },
    element('span', { 'aria-hidden': 'true' }, words('color')), element('div', { class: 'swatches' }, ...inputs));
  return {
    name: 'color', row, control: inputs[0], complain() {},
    get value() {
      const { value } = inputs.find(({ checked }) => checked);
      return value === (own ?? '') ? present : value || null;
    },
    follow(color) { row.style.setProperty('--of-calendar', color); },
  };
}

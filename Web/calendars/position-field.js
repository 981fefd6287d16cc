// SPDX-License-Identifier: MIT
// The place of a calendar among the others, in its form: two buttons move it, and it is said where it stands.

import { element, icon, setText } from '../app/dom.js';
import { placedText } from './order.js';

/**
 * The row for a form, and the `value` that was chosen, which is a `place` at first or where the calendar stands;
 * `name()` is what it is called by now.
 */
export function positionField({ words, calendars, id, name, place: first }) {
  const number = new Intl.NumberFormat(document.documentElement.lang);
  const own = calendars.findIndex(calendar => calendar.id === id);
  const last = calendars.length - 1;
  let place = first ?? own;
  const text = element('span', { 'aria-hidden': 'true' });
  const said = element('span', { class: 'spoken', role: 'status' });
  const button = (sign, label, by) => element('button', { type: 'button', class: 'tool', 'aria-label': label,
    title: label, onclick: () => move(by) }, icon(sign));
  const buttons = [button('up', words('moveUp'), -1), button('down', words('moveDown'), 1)];
  // A button that is off would lose the focus.
  function show() {
    setText(text, words('placeOf', number.format(place + 1), number.format(last + 1)));
    for (const [index, end] of [0, last].entries()) buttons[index].ariaDisabled = place === end ? 'true' : null;
  }
  function move(by) {
    if (place + by < 0 || place + by > last) return;
    place += by;
    show();
    setText(said, placedText(words, name(), place, last + 1));
  }
  show();
  return {
    row: element('div', { class: 'field position', role: 'group', 'aria-label': words('position') },
      element('span', { 'aria-hidden': 'true' }, words('position')), text, element('div', {}, ...buttons), said),
    get value() { return place; },
    get isChanged() { return place !== own; },
  };
}

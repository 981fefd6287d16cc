// SPDX-License-Identifier: MIT
// Whether the calendars stand side by side on each day, which this device remembers.

import { element } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';

const KEY = 'almanac-beside';
const PERIODS = ['day', 'days'];

function isWanted() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(isOn) {
  try {
    if (isOn) localStorage.setItem(KEY, ''); else localStorage.removeItem(KEY);
  } catch {
    // It holds until the page is left.
  }
}

/**
 * A box to tick below the lists of the sidebar. `show(period)` says what is in view: in longer periods columns
 * would be too narrow. `take(calendars)` says which there are; of one alone there is nothing to put beside it, and
 * while one alone is shown the box waits where it is.
 */
export function followBeside(calendar, lists, label) {
  const input = element('input', { type: 'checkbox' });
  const row = element('label', { class: 'beside' }, input, element('span', {}, label));
  lists.append(row);
  let [isOn, period, all, count] = [isWanted(), '', 0, 0];
  function update() {
    const isUseful = PERIODS.includes(period) && count > 1;
    keepFocus(() => {
      row.hidden = !PERIODS.includes(period) || all < 2;
      input.disabled = !isUseful;
    }, calendar);
    input.checked = isOn;
    if (isUseful && isOn) calendar.setAttribute('columns-by', 'group'); else calendar.removeAttribute('columns-by');
  }
  input.addEventListener('change', () => {
    isOn = input.checked;
    remember(isOn);
    update();
  });
  return {
    show(name) {
      period = name;
      update();
    },
    take(calendars) {
      const shown = calendars.filter(({ hidden }) => !hidden);
      [all, count] = [calendars.length, shown.length];
      const groups = shown.map(({ id, name, color }) => ({ id, name, color }));
      if (JSON.stringify(groups) !== JSON.stringify(calendar.groups)) calendar.groups = groups;
      update();
    },
  };
}

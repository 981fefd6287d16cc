// SPDX-License-Identifier: MIT
// The sheet with the calendars and the layers, where a page has no sidebar for them.

import { element } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';
import { stepButtons } from '../app/step-buttons.js';
import { loadSheetStyles } from '../app/styles.js';

const byID = id => document.getElementById(id);
let steps = null;

/** Opens the sheet with what stands in the sidebar, and puts it back there. */
export async function openCalendars(frame, anchor) {
  const say = name => frame.say(name);
  await loadSheetStyles();
  if (document.querySelector('dialog[open]')) return;
  const lists = byID('lists');
  // Some of what stands there may still be on its way.
  const feet = document.querySelector('.feet');
  // What is undone is to be seen, and what is said of it.
  steps ??= stepButtons(frame, () => document.querySelector('dialog[open]').close());
  const row = element('div', { class: 'steps' }, ...steps);
  // What is done in a form above the sheet can be undone here.
  const showSteps = () => { row.hidden = steps.every(({ disabled }) => disabled); };
  frame.history.addEventListener('change', showSteps);
  showSteps();
  openSheet({ title: say('calendars'), closeLabel: say('close'), anchor,
    content: element('div', { class: 'lists' }, row, lists, feet),
    closed: () => {
      frame.history.removeEventListener('change', showSteps);
      byID('calendars-place').append(lists);
      byID('sidebar').append(feet);
    } });
}

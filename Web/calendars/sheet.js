// SPDX-License-Identifier: MIT
// The sheet with the calendars and the layers, where a page has no sidebar for them.

import { element } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';
import { loadSheetStyles } from '../app/styles.js';

const byID = id => document.getElementById(id);

/** Opens the sheet with what stands in the sidebar, and puts it back there. */
export async function openCalendars({ say, anchor }) {
  await loadSheetStyles();
  if (document.querySelector('dialog[open]')) return;
  const [lists, notify] = [byID('lists'), byID('notify')];
  openSheet({ title: say('calendars'), closeLabel: say('close'), anchor,
    content: element('div', { class: 'lists' }, lists, notify),
    closed: () => {
      byID('calendars-place').append(lists);
      byID('notify-place').append(notify);
    } });
}

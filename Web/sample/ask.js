// SPDX-License-Identifier: MIT
// Asks before the sample data make way for somebody's own calendar.

import { element } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';
import { loadSheetStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { WORDS } from './words.js';

/** Opens the question; `start()` is called by its button, after which the focus is where it was. */
export async function askForOwn({ say, locale, start }) {
  const isTaken = () => document.querySelector('dialog[open]') !== null;
  if (isTaken()) return;
  const [words] = await Promise.all([loadWords('sample', WORDS, locale), loadSheetStyles()]);
  if (isTaken()) return;
  const text = element('p', { id: 'sample-text' }, words('text'));
  const button = (kind, label, act) => element('button', { type: 'button', class: kind, onclick: () => {
    sheet.close();
    act?.();
  } }, label);
  const cancel = button('plain', say('cancel'));
  const sheet = openSheet({ title: words('title'), closeLabel: say('close'), kind: 'narrow',
    content: element('div', {}, text, element('footer', {}, cancel, button('primary', say('startOwn'), start))) });
  sheet.setAttribute('aria-describedby', text.id);
  cancel.focus();
}

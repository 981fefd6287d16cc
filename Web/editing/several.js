// SPDX-License-Identifier: MIT
// A bar that says how many events are selected, and what can be done with all of them.

import { element, icon, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { loadStyles } from '../app/styles.js';

/**
 * Makes the bar for a calendar, and returns what shows it for a number of events, or for none. `acts` are `clear()`,
 * `move()` and `remove()`; `canMove()` says whether a tap would mean a time.
 */
export async function makeBar(calendar, { acts, canMove, words, say, tell }) {
  await loadStyles(new URL('several.css', import.meta.url));
  const count = element('p', { class: 'count' });
  const button = (kind, label, act, keys) => element('button',
    { type: 'button', class: kind, onclick: act, 'aria-keyshortcuts': keys }, label);
  const move = button('plain', words('move'), () => acts.move());
  const cross = element('button', { type: 'button', class: 'cross', 'aria-label': say('close'), title: say('close'),
    onclick: () => acts.clear() }, icon('close'));
  const bar = element('div', { class: 'several', role: 'toolbar', hidden: true }, cross, count, move,
    button('danger', say('delete'), () => acts.remove(), 'Delete'));
  bar.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    acts.clear();
  });
  calendar.after(bar);
  return number => {
    const text = words('selected').replace('%', number.toLocaleString(calendar.locale));
    move.hidden = !canMove();
    if (number) setText(count, text);
    bar.ariaLabel = text;
    keepFocus(() => { bar.hidden = number === 0; }, calendar);
    if (number) tell(text);
  };
}

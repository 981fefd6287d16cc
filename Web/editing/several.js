// SPDX-License-Identifier: MIT
// A bar that says how many events are selected, which they are, and what can be done with all of them; only events that
// are shown are.

import { element, icon, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { loadStyles } from '../app/styles.js';
import { standClear } from './clear.js';

/** What a calendar hides, or what is gone, is not meant any more. */
async function forgetUnseen(calendar, source) {
  const ids = calendar.selectedItems ?? [];
  if (!ids.length) return;
  const calendars = await source.calendars().catch(() => null);
  if (!calendars) return;
  const shown = calendars.filter(({ hidden }) => !hidden).map(({ id }) => id);
  const isShown = ({ event, calendar: of }) => shown.includes(of) && !source.isGone(event);
  const left = ids.filter(id => source.occurrence(id) && isShown(source.occurrence(id)));
  if (left.length < ids.length) calendar.selectedItems = left;
}

/**
 * Makes the bar for a calendar, and returns what shows it if any events are selected, as `source` knows them. `acts`
 * are `clear()`, `move()` and `remove()`; `canMove()` says whether a tap would mean a time.
 */
export async function makeBar(calendar, { source, acts, canMove, words, say, tell }) {
  await loadStyles(new URL('several.css', import.meta.url));
  const [count, titles] = [element('p'), element('p', { class: 'titles', dir: 'auto' })];
  const listed = new Intl.ListFormat(calendar.locale, { type: 'conjunction' });
  const button = (kind, label, act, keys) => element('button',
    { type: 'button', class: kind, onclick: act, 'aria-keyshortcuts': keys }, label);
  const move = button('plain', words('move'), () => acts.move());
  const cross = element('button', { type: 'button', class: 'cross', 'aria-label': say('close'), title: say('close'),
    onclick: () => acts.clear() }, icon('close'));
  const bar = element('div', { class: 'several', role: 'toolbar', hidden: true }, cross,
    element('div', { class: 'count' }, count, titles), move,
    button('danger', say('delete'), () => acts.remove(), 'Delete'));
  bar.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    acts.clear();
  });
  calendar.after(bar);
  standClear(calendar, bar, document.getElementById('toasts'));
  source.subscribe(() => forgetUnseen(calendar, source));
  return () => {
    const ids = calendar.selectedItems;
    const events = ids.filter(id => source.occurrence(id));
    if (events.length < ids.length) {
      // Marks are no events: they go alone, and this is called again.
      calendar.selectedItems = events;
      return;
    }
    const number = events.length;
    const text = words('selected').replace('%', number.toLocaleString(calendar.locale));
    move.hidden = !canMove();
    if (number) {
      setText(count, text);
      setText(titles, listed.format(events.map(id => source.occurrence(id).title)));
    }
    bar.ariaLabel = text;
    keepFocus(() => { bar.hidden = number === 0; }, calendar);
    if (number) tell(text);
  };
}

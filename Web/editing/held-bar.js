// SPDX-License-Identifier: MIT
// A bar that stands as long as an event waits for its new time: which one it is and the time that it would have now,
// what to do, and a way to leave it where it is.

import { isByTouch } from '../app/device.js';
import { element, icon, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { hoursOf } from '../events/times.js';
import { WORDS } from './held-words.js';
import { followLandings } from './landing.js';
import { briefOf } from './occurrence.js';

// What is said, by what is held of an event.
const HINTS = {
  all: { arrows: 'moveHint', arrowsDay: 'moveHintDay', tap: 'moveTap', tapDay: 'moveTapDay' },
  start: { arrows: 'startHint', arrowsDay: 'startHint', tap: 'startTap', tapDay: 'startTapDay' },
  end: { arrows: 'endHint', arrowsDay: 'endHint', tap: 'endTap', tapDay: 'endTapDay' },
};
// What takes the other end instead.
const OTHERS = { start: { part: 'end', label: 'toEnd' }, end: { part: 'start', label: 'toStart' } };
const NARROW = matchMedia('(max-width: 599px)');

/**
 * Makes the bar for a calendar, and returns `grab(id, part)`, which takes hold of an event there, and `follow()`, which
 * shows the bar for one of which a finger has left hold. While it has an end, a button and the key L take the other
 * one. `source` knows the titles of events.
 */
export async function makeHeldBar(calendar, { words, say, tell, source }) {
  const [hints] = await Promise.all([loadWords('held', WORDS, calendar.locale),
    loadStyles(new URL('several.css', import.meta.url))]);
  const [title, time] = [element('span', { class: 'name', dir: 'auto' }), element('span')];
  const text = element('p', { class: 'titles' });
  const cancel = element('button', { type: 'button', class: 'plain', 'aria-label': say('cancel'),
    'aria-keyshortcuts': 'Escape', onclick: () => giveUp() }, icon('close'), element('span', {}, say('cancel')));
  const other = element('button', { type: 'button', class: 'plain other', 'aria-keyshortcuts': 'L',
    onclick: () => takeOther() });
  const bar = element('div', { class: 'several held', role: 'group', hidden: true },
    element('div', { class: 'count' }, element('p', { class: 'what' }, title, time), text), other, cancel);
  bar.addEventListener('keydown', ({ key }) => { if (key === 'Escape') giveUp(); });
  calendar.after(bar);
  const others = [...document.querySelectorAll('almanac-calendar')].filter(each => each !== calendar);
  followLandings(calendar, others, id => source.occurrence(id));

  const found = name => calendar.shadowRoot.querySelector(name);
  const allLifted = () => [...calendar.shadowRoot.querySelectorAll('[data-traits~=lifted]')];
  const lifted = () => allLifted()[0];
  /** The day on which what is held was seen last. */
  let seen = null;
  let [grabbed, held] = ['all', null];

  function begin() {
    const hint = hints(HINTS[grabbed][(isByTouch() ? 'tap' : 'arrows') + (calendar.view === 'month' ? 'Day' : '')]);
    setText(text, hint);
    const { label } = OTHERS[grabbed] ?? {};
    other.hidden = !label;
    if (label) setText(other, hints(label));
    bar.ariaLabel = hint;
    bar.hidden = false;
    tell(hint);
  }

  /** Takes the other end of what is held, as it is by now. */
  function takeOther() {
    grabbed = OTHERS[grabbed].part;
    calendar.grab(held, grabbed);
    calendar.focus();
    begin();
  }

  function end() {
    for (const watch of watches) watch.disconnect();
    seen = null;
    bar.classList.remove('low');
    for (const each of [title, time]) setText(each, '');
    keepFocus(() => { bar.hidden = true; }, calendar);
  }

  function giveUp() {
    end();
    // A calendar leaves at this key what it holds where it was, also while that is out of view.
    (lifted() ?? found('[role=grid]'))?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }

  /** Says what is held, which others may go with, and when it would be. */
  function name(ids, part) {
    setText(title, ids.length > 1 ? words('selected').replace('%', ids.length.toLocaleString(calendar.locale))
      : (source.occurrence(ids[0])?.title ?? part?.querySelector('.text').firstChild?.data) || words('untitled'));
    setText(time, part ? briefOf(part.dataset, calendar.locale, NARROW.matches) : '');
  }

  /** Once what is held is where the bar stands, the calendar leaves that place to it, and shows all of its hours. */
  const makeRoom = part => {
    const isLow = part && part.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    if (!isLow || bar.classList.contains('low')) return;
    bar.classList.add('low');
    const hours = hoursOf(part.dataset);
    if (hours) requestAnimationFrame(() => calendar.show(part.dataset.start.slice(0, 10), { hours }));
  };

  function look() {
    const parts = allLifted();
    // Of several the one that goes where somebody taps.
    const part = parts.find(({ dataset }) => dataset.eventId === held) ?? parts[0];
    const day = part?.dataset.start.slice(0, 10);
    if (day && !seen) begin();
    if (day) name([...new Set(parts.map(each => each.dataset.eventId))], part);
    makeRoom(part);
    seen = day ?? seen;
    if (day || !seen) return;
    const { first, last } = calendar.visibleDays ?? {};
    // What has been turned out of view is held still.
    if (first <= seen && seen <= last) end();
  }

  const watches = [
    new MutationObserver(() => requestAnimationFrame(look)),
    new MutationObserver(() => { if (document.querySelector('dialog[open]')) giveUp(); }),
    new MutationObserver(giveUp),
  ];
  for (const type of ['itemmove', 'itemresize']) calendar.addEventListener(type, () => { if (!bar.hidden) end(); });
  calendar.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (bar.hidden) return;
    if (key === 'Escape') end();
    if (key === 'l' && !other.hidden && !ctrlKey && !metaKey && !altKey) takeOther();
  }, true);

  function watch(part) {
    end();
    grabbed = part ?? 'all';
    watches[0].observe(calendar.shadowRoot,
      { subtree: true, childList: true, attributeFilter: ['data-traits', 'data-start', 'data-end'] });
    watches[1].observe(document.body, { childList: true });
    watches[2].observe(calendar, { attributeFilter: ['view', 'days'] });
  }

  return {
    grab(id, part) {
      watch(part);
      held = id;
      calendar.grab(id, part);
      calendar.focus();
      // Where days have dots nobody sees what is held.
      if (found('.event')) return;
      name([id]);
      begin();
    },
    follow() {
      if (!bar.hidden || !lifted()) return;
      watch();
      calendar.focus();
      held = calendar.shadowRoot.activeElement?.dataset.eventId;
      look();
    },
  };
}

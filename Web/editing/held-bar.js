// SPDX-License-Identifier: MIT
// A bar that stands as long as an event waits for its new time: what to do, and a way to leave it where it is.

import { isByTouch } from '../app/device.js';
import { element, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { loadStyles } from '../app/styles.js';

// What is said, by what is held of an event.
const HINTS = {
  all: { arrows: 'moveHint', tap: 'moveTap', tapDay: 'moveTapDay' },
  end: { arrows: 'resizeHint', tap: 'resizeTap', tapDay: 'resizeTapDay' },
};

/**
 * Makes the bar for a calendar, and returns `grab(id, part)`, which takes hold of an event there, and `follow()`, which
 * shows the bar for one of which a finger has left hold.
 */
export async function makeHeldBar(calendar, { words, say, tell }) {
  await loadStyles(new URL('several.css', import.meta.url));
  const text = element('p', { class: 'count' });
  const cancel = element('button', { type: 'button', class: 'plain', 'aria-keyshortcuts': 'Escape',
    onclick: () => giveUp() }, say('cancel'));
  const bar = element('div', { class: 'several held', role: 'group', hidden: true }, text, cancel);
  bar.addEventListener('keydown', ({ key }) => { if (key === 'Escape') giveUp(); });
  calendar.after(bar);

  const found = name => calendar.shadowRoot.querySelector(name);
  const lifted = () => found('[data-traits~=lifted]');
  /** The day on which what is held was seen last. */
  let seen = null;
  let grabbed = 'all';

  function begin() {
    const hint = HINTS[grabbed][!isByTouch() ? 'arrows' : calendar.view === 'month' ? 'tapDay' : 'tap'];
    setText(text, words(hint));
    bar.ariaLabel = words(hint);
    bar.hidden = false;
    tell(words(hint));
  }

  function end() {
    for (const watch of watches) watch.disconnect();
    seen = null;
    bar.classList.remove('low');
    keepFocus(() => { bar.hidden = true; }, calendar);
  }

  function giveUp() {
    end();
    // A calendar leaves at this key what it holds where it was, also while that is out of view.
    (lifted() ?? found('[role=grid]'))?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }

  /** Once what is held is where the bar stands, the calendar leaves that place to it. */
  const makeRoom = part => {
    if (part && part.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) bar.classList.add('low');
  };

  function look() {
    const day = lifted()?.dataset.start.slice(0, 10);
    if (day && !seen) begin();
    makeRoom(lifted());
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
  calendar.addEventListener('keydown', ({ key }) => { if (!bar.hidden && key === 'Escape') end(); }, true);

  function watch(part) {
    end();
    grabbed = part ?? 'all';
    watches[0].observe(calendar.shadowRoot, { subtree: true, childList: true, attributeFilter: ['data-traits'] });
    watches[1].observe(document.body, { childList: true });
    watches[2].observe(calendar, { attributeFilter: ['view', 'days'] });
  }

  return {
    grab(id, part) {
      watch(part);
      calendar.grab(id, part);
      calendar.focus();
      // Where days have dots nobody sees what is held.
      if (!found('.event')) begin();
    },
    follow() {
      if (!bar.hidden || !lifted()) return;
      watch();
      calendar.focus();
      look();
    },
  };
}

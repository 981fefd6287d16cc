// SPDX-License-Identifier: MIT
// The keys of a page with one month, and the button that tells about them.

import { WORDS } from '../help/words.js';
import { locale } from './address.js';
import { icon } from './dom.js';
import { followShortcuts, hasSingleKeys, setSingleKeys } from './shortcuts.js';
import { loadWords } from './words.js';

/** Calls `choose()` when the calendar itself shows today: by its button, or by its key. */
function followToday(calendar, choose) {
  calendar.addEventListener('click', event => {
    if (event.composedPath().some(part => part.dataset?.role === 'today')) choose();
  });
  calendar.addEventListener('keydown', event => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    const isMeant = defaultPrevented && key.toLowerCase() === 't' && !ctrlKey && !metaKey && !altKey && !shiftKey;
    if (isMeant) choose();
  });
}

/**
 * Follows the keys of a frame's page; `acts` are those of its own. `button` opens the sheet about them; `names` are the
 * page's words for what it has and makes, and `hasThings()` says whether a keyboard can be on one of them.
 */
export async function followMonthKeys(frame, { button, acts, names, hasThings = () => false }) {
  const { book, calendar, toasts } = frame;
  const say = name => book.say(name);
  const show = () => calendar.toggleAttribute('no-single-keys', !hasSingleKeys());

  /** What the page tells of a day follows the selection, which only shows today where that is in view. */
  const chooseToday = () => calendar.today && calendar.select(calendar.today);

  /** What tells is loaded when somebody asks. */
  async function help() {
    try {
      const { openHelp } = await import('../help/help.js');
      await openHelp({ locale, things: hasThings(), singleKeys: hasSingleKeys(),
        names: { today: book.phrase('today'), next: say('next'), previous: say('previous'), close: say('close'),
          save: say('save'), remove: say('delete'), undo: say('undo'), redo: say('redo'), ...names },
        setSingleKeys: isOn => {
          setSingleKeys(isOn);
          show();
        } });
    } catch {
      toasts.show(book.phrase('loadFailed'));
    }
  }

  const turn = name => {
    if (name !== 'today') return calendar[name]();
    calendar.showToday();
    return chooseToday();
  };
  followToday(calendar, chooseToday);
  followShortcuts({ ...acts, help, turn, enter: () => calendar.focus() }, { hasSingleKeys });
  show();
  button.append(icon('keys'));
  button.addEventListener('click', help);
  try {
    button.ariaLabel = button.title = (await loadWords('help', WORDS, locale))('title');
  } catch {
    // A button without a name helps nobody.
    button.hidden = true;
  }
}

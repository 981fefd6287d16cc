// SPDX-License-Identifier: MIT
// The button for notifications. What notifies is loaded when somebody presses it, or has chosen notifications before.

import { element, icon } from '../app/dom.js';
import { loadAhead } from '../app/frame.js';
import { once } from './deferred.js';

/** Whether somebody wants notifications on this device; how long before an event is for Web/remind/lead.js to read. */
function isWanted() {
  try {
    return localStorage.getItem('almanac:notify') !== null;
  } catch {
    return false;
  }
}

/**
 * `words` and `say` have the words of the page; `open(occurrence)` shows the event of a notification, and `failed()`
 * tells that it cannot be read.
 */
export function followNotifying(button, { calendar, words, say, failed, ...others }) {
  const load = once(async () => {
    const { followReminders } = await import('../remind/remind.js');
    return followReminders({ ...others, failed, locale: calendar.locale, zone: () => calendar.timeZone,
      untitled: words('untitled') });
  });

  async function choose() {
    document.querySelector('dialog[open]')?.close();
    try {
      const { open: choosing } = await load();
      await choosing(button, { title: words('notifications'), close: say('close') });
    } catch {
      failed();
    }
  }

  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.notified) load().then(({ goTo }) => goTo(data.notified), failed);
  });
  button.title = words('notifications');
  button.append(icon('notify'), element('span', {}, button.title));
  button.addEventListener('click', choose);
  if (isWanted()) loadAhead(load);
}

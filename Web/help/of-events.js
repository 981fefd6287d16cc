// SPDX-License-Identifier: MIT
// The keys of the page of events, by the names that it has for what they do.

import { openHelp } from './help.js';

/** `say` and `words` have the words of the page; `today` and `print` are names of their own, for the rest see there. */
export function openHelpOfEvents({ say, words, today, print, ...page }) {
  // Without a sidebar its button stands in a sheet.
  document.getElementById('help').closest('dialog')?.close();
  return openHelp({ ...page, names: {
    today, print, close: say('close'), period: say('period'), calendars: say('calendars'), next: say('next'),
    previous: say('previous'), save: say('save'), remove: say('delete'), undo: say('undo'), redo: say('redo'),
    search: words('search'), create: words('newEvent'), change: words('change'), details: words('details'),
  } });
}

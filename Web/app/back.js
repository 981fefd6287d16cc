// SPDX-License-Identifier: MIT
// Back closes the sheet that is open, as Escape does, and the page stays. Each open sheet is an entry of the browser's
// history above that of the page, which goes with it: there is none that leads to nothing.

import { guardBack, holdAddress } from './address.js';

/**
 * How long a browser may take to leave an entry, in milliseconds. After that the address is written all the same; only
 * once it has been left is another one.
 */
const LONGEST = 1000;

/** Those that are open, the uppermost at the end, each with the address where it was opened. */
let open = [];
/** What is to be done when an entry has been left that nobody asked to leave. */
let landed = null;
/** Resolves when what is being left has been left. */
let left = Promise.resolve();

/** How many sheets the entry is above that of the page. */
const depth = () => history.state?.sheets ?? 0;

/** Leaves the entries of sheets that are gone; what was written into the address meanwhile stays there. */
function leave(count) {
  const { href } = location;
  left = new Promise(resolve => {
    landed = () => {
      clearTimeout(waiting);
      landed = null;
      if (location.href !== href) history.replaceState(history.state, '', href);
      resolve();
      settle();
    };
    const waiting = setTimeout(resolve, LONGEST);
  });
  holdAddress(left);
  history.go(-count);
}

/** Makes as many entries as there are sheets. What is to come takes the entry of what has just gone. */
function settle() {
  open = open.filter(({ dialog }) => dialog.open);
  if (landed) return;
  while (depth() < open.length) history.pushState({ sheets: depth() + 1 }, '');
  if (depth() > open.length) leave(depth() - open.length);
}

guardBack(() => {
  if (landed) {
    landed();
    return true;
  }
  const above = open.filter(({ dialog }) => dialog.open).slice(depth());
  // Further back there is another period or day.
  if (above.length && above[0].href !== location.href) return false;
  const isElse = above.length > 0 || depth() > open.length;
  for (const { dialog } of above.reverse()) dialog.close();
  settle();
  return isElse;
});

/** A link that is pressed as soon as a sheet has gone is followed once its entry has been left, which would undo it. */
addEventListener('click', event => {
  const link = event.target.closest?.('a[href]');
  const isElsewhere = link?.target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere || event.defaultPrevented || link.hasAttribute('download')) return;
  settle();
  if (!landed) return;
  event.preventDefault();
  left.then(() => location.assign(link.href));
});

/** Follows a sheet that has been opened until it is closed. */
export function followBack(dialog) {
  open.push({ dialog, href: location.href });
  settle();
  dialog.addEventListener('close', () => setTimeout(settle));
}

// A page that was reloaded has no sheet any more.
settle();

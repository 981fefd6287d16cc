// SPDX-License-Identifier: MIT
// The way past the head of a page: the first stop of Tab, which leads to where the keyboard is in the calendar.

import { setText } from './dom.js';
import { loadWords } from './words.js';

export async function followSkip(link, calendar, locale) {
  link.addEventListener('click', event => {
    // The address stays the same.
    event.preventDefault();
    calendar.focus();
  });
  // What it says without is English.
  const words = await loadWords('skip', ['skip'], locale).catch(() => null);
  if (words) setText(link, words('skip'));
}

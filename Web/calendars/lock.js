// SPDX-License-Identifier: MIT
// What is said where an event of a calendar that is locked would be changed.

import { loadWords } from '../app/words.js';
import { WORDS } from './words.js';

export async function lockedText() {
  const words = await loadWords('calendars', WORDS, document.documentElement.lang);
  return words('isLocked');
}

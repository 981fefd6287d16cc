// SPDX-License-Identifier: MIT
// What is said of a step that has been undone or redone: how it was told, after a word for that.

import { loadWords } from './words.js';

/**
 * Returns what names a step by how it was told; null until the words are there, which `loadAhead` loads, and for a step
 * that nobody told.
 */
export function stepNames(locale, loadAhead) {
  let words = null;
  loadAhead(async () => { words = await loadWords('undo', ['undone', 'redone'], locale); });
  return (told, isRedo) => (told && words ? words(isRedo ? 'redone' : 'undone', told) : null);
}

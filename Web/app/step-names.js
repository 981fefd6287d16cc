// SPDX-License-Identifier: MIT
// What is said of a step that has been undone or redone: how it was told, after a word for that.

import { loadWords } from './words.js';

/**
 * Returns what names a step by how it was told, once the words are there, which `loadAhead` loads; null without them,
 * and for a step that nobody told.
 */
export function stepNames(locale, loadAhead) {
  let loading = null;
  const load = () => loading ??= loadWords('undo', ['undone', 'redone'], locale).catch(error => {
    loading = null;
    throw error;
  });
  loadAhead(load);
  return async (told, isRedo) => {
    const words = told && await load().catch(() => null);
    return words ? words(isRedo ? 'redone' : 'undone', told) : null;
  };
}

// SPDX-License-Identifier: MIT
// What is said of a step that has been undone or redone: how it was told, after a word for that; or that there is none.

import { loadWords } from './words.js';

/**
 * Returns what names a step by how it was told, once the words are there, which `loadAhead` loads; null without them,
 * and for a step that nobody told. Of no step, which is null, it says so.
 */
export function stepNames(locale, loadAhead) {
  let loading = null;
  const names = ['undone', 'redone', 'noundone', 'noredone'];
  const load = () => loading ??= loadWords('undo', names, locale).catch(error => {
    loading = null;
    throw error;
  });
  loadAhead(load);
  return async (told, isRedo) => {
    const words = told !== undefined && await load().catch(() => null);
    return words ? words((told ? '' : 'no') + (isRedo ? 'redone' : 'undone'), told) : null;
  };
}

// SPDX-License-Identifier: MIT
// The words of the search, in the reader's language: a line per phrase in Web/phrases/search, in this order.

import { language, SHIPPED } from '../app/page-phrases.js';

export const WORDS = ['lookFor', 'hint', 'nothing', 'found', 'results', 'earlier', 'later', 'failed'];

/** Loads the words for a tag; `words(name, value)` is one of them, with a value for its `{0}`. */
export async function loadWords(tag) {
  const name = language(tag);
  const response = await fetch(new URL(`../phrases/search/${SHIPPED.has(name) ? name : 'en'}.txt`, import.meta.url));
  if (!response.ok) throw new Error(`no words of the search: ${response.status}`);
  const lines = (await response.text()).split('\n');
  return (word, value = '') => lines[WORDS.indexOf(word)].replace('{0}', () => value);
}

// SPDX-License-Identifier: MIT
// The words of a part of the pages, in the reader's language: a line per phrase in Web/phrases, in the part's order.

import { language, SHIPPED } from './page-phrases.js';

/** Loads the words of a part for a tag; `words(name, …values)` is one of them, with values for its `{0}` and `{1}`. */
export async function loadWords(part, names, tag) {
  const known = SHIPPED.has(language(tag)) ? language(tag) : 'en';
  const response = await fetch(new URL(`../phrases/${part}/${known}.txt`, import.meta.url));
  if (!response.ok) throw new Error(`no words of ${part}: ${response.status}`);
  const lines = (await response.text()).split('\n');
  return (name, ...values) => lines[names.indexOf(name)].replace(/\{(\d)\}/g, (_, place) => values[place] ?? '');
}

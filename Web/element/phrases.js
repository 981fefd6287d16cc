// SPDX-License-Identifier: MIT
// Our own phrases, as opposed to Intl's: a file per language, loaded once when it is needed. English is in the engine
// and stands in for languages without phrases.

const SHIPPED = new Set(['ar', 'de', 'es', 'fr', 'he', 'ja']);
const OLD_NAMES = { iw: 'he' };
const loaded = new Map();
const pending = new Map();

function language(tag) {
  const name = tag.slice(0, 2).toLowerCase();
  return /^[a-z]{2}($|[-_])/i.test(tag) ? OLD_NAMES[name] ?? name : '';
}

/** The catalogue of a tag's language, one phrase per line; empty for English, and until it is loaded. */
export function phrases(tag) {
  return loaded.get(language(tag)) ?? '';
}

/** A line of that catalogue, or what it is in English. */
export function phrase(tag, line, english) { return phrases(tag).split('\n')[line] ?? english; }

/** Loads the catalogue of a tag's language; resolves with whether there is something new. */
export async function loadPhrases(tag) {
  const name = language(tag);
  if (!SHIPPED.has(name) || loaded.has(name)) return false;
  if (!pending.has(name)) pending.set(name, fetchPhrases(name));
  return pending.get(name);
}

async function fetchPhrases(name) {
  try {
    const response = await fetch(new URL(`../phrases/${name}.txt`, import.meta.url));
    if (!response.ok) throw new Error(`${response.status}`);
    loaded.set(name, await response.text());
    return true;
  } catch (error) {
    // Continue in English; the next calendar tries again.
    console.warn(`almanac-calendar: no phrases in “${name}”:`, error);
    pending.delete(name);
    return false;
  }
}

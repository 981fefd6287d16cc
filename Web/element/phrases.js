// SPDX-License-Identifier: MIT
// Phrases, as opposed to Intl's words: a file per language, ours or the page's, loaded once when it is needed. English
// is in the engine and stands in for languages without phrases.

const SHIPPED = new Set(['ar', 'de', 'es', 'fr', 'he', 'ja']);
const OLD_NAMES = { iw: 'he' };
const loaded = new Map();
const pending = new Map();

function language(tag) {
  const name = tag.slice(0, 2).toLowerCase();
  return /^[a-z]{2}($|[-_])/i.test(tag) ? OLD_NAMES[name] ?? name : '';
}

/** Where a language's phrases are: at a `<link rel="almanac-phrases" hreflang="nl">`, or beside us; or null. */
const address = name => document.querySelector(`link[rel=almanac-phrases][hreflang="${name}"]`)?.href
  ?? (SHIPPED.has(name) ? new URL(`../phrases/${name}.txt`, import.meta.url) : null);

/** The catalogue of a tag's language, one phrase per line; empty for English, and until it is loaded. */
export function phrases(tag) {
  return loaded.get(language(tag)) ?? '';
}

/** A line of that catalogue, or what it is in English. */
export function phrase(tag, line, english) { return phrases(tag).split('\n')[line] ?? english; }

/** Loads the catalogue of a tag's language; resolves with whether there is something new. */
export async function loadPhrases(tag) {
  const name = language(tag);
  if (loaded.has(name) || !address(name)) return false;
  if (!pending.has(name)) pending.set(name, fetchPhrases(name));
  return pending.get(name);
}

async function fetchPhrases(name) {
  try {
    const response = await fetch(address(name));
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

// SPDX-License-Identifier: MIT
// Style sheets of what fields load when it is asked for.

const sheets = new Map();

/** Adds a style sheet to a shadow root; it is fetched once. Without it all works as well. */
export async function addSheet(root, url) {
  const key = String(url);
  if (!sheets.has(key)) sheets.set(key, read(key));
  try {
    const sheet = await sheets.get(key);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } catch (error) {
    sheets.delete(key);
    console.warn('almanac-picker: no style sheet:', error);
  }
}

async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}

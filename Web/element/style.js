// SPDX-License-Identifier: MIT
// The element's style sheets, each loaded once and shared by all instances.

const shared = new Map();

async function load(name) {
  const response = await fetch(new URL(`./${name}`, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}

/** A style sheet beside this module, by name. */
export function styleSheet(name) {
  if (!shared.has(name)) {
    shared.set(name, load(name));
    shared.get(name).catch(() => shared.delete(name));
  }
  return shared.get(name);
}

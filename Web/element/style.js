// SPDX-License-Identifier: MIT
// The element's style sheet, fetched once and shared by all instances.

let shared = null;

async function load() {
  const response = await fetch(new URL('./almanac-calendar.css', import.meta.url));
  if (!response.ok) throw new Error(`almanac-calendar.css: ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}

export function styleSheet() {
  shared ??= load();
  shared.catch(() => { shared = null; });
  return shared;
}

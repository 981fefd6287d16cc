// SPDX-License-Identifier: MIT
// Helpers for building a page.

import { besideFocus, keepFocus } from './focus.js';

/** Makes an element with properties and children; `class`, `aria-…`, `data-…` and `for` become attributes. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (/^(class|for|role|name|type|list|form|enterkeyhint|inputmode|(aria|data)-.*)$/.test(key)) {
      made.setAttribute(key, value === true ? '' : value);
    } else {
      made[key] = value;
    }
  }
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}

/** Sets a text only if it differs, so that nothing is announced or drawn again. */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/**
 * Updates a parent's children to match items. Children are kept by key, which preserves focus and scrolling; the focus
 * of one that goes is given to its neighbour.
 * `make(item)` builds a child, `fill(child, item)` updates its content.
 */
export function reconcile(parent, items, { key, make, fill }) {
  const present = new Map([...parent.children].map(child => [child.dataset.key, child]));
  let place = parent.firstElementChild;
  for (const item of items) {
    let child = present.get(key(item));
    if (!child) {
      child = make(item);
      child.dataset.key = key(item);
    }
    present.delete(key(item));
    fill(child, item);
    if (child === place) place = place.nextElementSibling;
    else put(parent, child, place);
  }
  for (const child of present.values()) keepFocus(() => child.remove(), ...besideFocus(child));
}

/** Puts a child before a place; what has the focus in it keeps it. */
export function put(parent, child, place) {
  const holder = child.contains(document.activeElement) ? document.activeElement : null;
  parent.insertBefore(child, place);
  holder?.focus({ preventScroll: true });
}

const SHAPES = {
  add: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  import: 'M12 4.5V15M8 11l4 4 4-4M5 14.5v4.5h14v-4.5',
  settings: 'M4 8h8m4 0h4M4 16h4m4 0h8M14 6v4M10 14v4',
  close: 'M7 7l10 10M17 7L7 17',
  streaks: 'M12 3.5c1 3 5.5 5.3 5.5 10a5.5 5.5 0 0 1-11 0c0-2 .9-3.4 2-4.6.4 1.2 1 1.9 1.9 2.3-.1-2.6.4-5.4 1.6-7.7z',
  events: 'M5 6.5h14v13H5zM5 10.5h14M8.5 4v4M15.5 4v4M8.5 14h3v2.5h-3z',
  search: 'M10.5 4.5a6 6 0 1 0 .01 0zM15 15l4.5 4.5',
  list: 'M5 7h.01M9 7h10M5 12h.01M9 12h10M5 17h.01M9 17h10',
  print: 'M7.5 8.5v-4h9v4M7.5 15.5h-3v-7h15v7h-3M7.5 13h9v6.5h-9z',
  keys: 'M3.5 6.5h17v11h-17zM7 10h.01M10.5 10h.01M14 10h.01M17.5 10h.01M8 14h8',
  previous: 'M15.5 5l-7 7 7 7',
  next: 'M8.5 5l7 7-7 7',
  up: 'M12 19V5.5M6 11l6-6 6 6',
  down: 'M12 5v13.5M6 13l6 6 6-6',
  today: 'M4 5h16v15.5H4zM4 8.5h16',
  undo: 'M9.5 5.5L5 10l4.5 4.5M5 10h8.5a5 5 0 0 1 0 10H11',
  redo: 'M14.5 5.5L19 10l-4.5 4.5M19 10h-8.5a5 5 0 0 0 0 10H13',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  notify: 'M6 16.5h12l-1.5-2.5v-3.5a4.5 4.5 0 0 0-9 0v3.5zM10.5 19a1.6 1.6 0 0 0 3 0M12 4v2',
  inspect: 'M4.5 5.5h15v13h-15zM14.5 5.5v13',
  lock: 'M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3',
  marks: 'M5 5h6.5l8 8-6.5 6.5-8-8zM8.7 8.7h.01',
};

/** An icon of 24 by 24 units in the colour of the text, hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', SHAPES[name]);
  svg.append(path);
  return svg;
}

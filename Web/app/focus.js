// SPDX-License-Identifier: MIT
// Where the focus goes when what has it goes away: never to the page itself, from where a keyboard would have to begin
// anew.

/** Where it goes at last: the way out of an open dialog, or what the page names its home. */
const HOMES = ['dialog[open] .cross', '[data-home]'];
const CONTROLS = 'a[href], button, input, select, textarea';

const takesFocus = place => Boolean(place?.isConnected && place !== document.body && !place.disabled
  && place.checkVisibility());

/** Gives the focus to the first of some places that takes it, or to the page's home; functions are asked for places. */
export function giveFocus(...places) {
  const homes = HOMES.map(selector => document.querySelector(selector));
  for (const place of [...places, ...homes]) {
    const target = typeof place === 'function' ? place() : place;
    if (!takesFocus(target)) continue;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}

/** Changes the page. If what had the focus is gone then, `giveFocus` says where it goes. */
export function keepFocus(change, ...places) {
  const holder = document.activeElement;
  change();
  if (holder && holder !== document.body && !takesFocus(holder)) giveFocus(...places);
}

/** The controls of a row's neighbours like the one that has the focus: where it goes when the row goes. */
export function besideFocus(row) {
  const index = [...row.querySelectorAll(CONTROLS)].indexOf(document.activeElement);
  if (index < 0) return [];
  return [row.nextElementSibling, row.previousElementSibling]
    .map(neighbour => neighbour?.querySelectorAll(CONTROLS)[index]);
}

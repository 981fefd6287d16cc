// SPDX-License-Identifier: MIT
// Reads and writes the page's address: ?date=2024-02-20&today=2024-02-28&locale=ar-EG&first-weekday=saturday

import { chosenLooks } from './looks.js';

/** Parameters that are passed to the calendar unchanged. */
const PASSED_ON = ['today', 'locale', 'first-weekday', 'time-zone', 'rows', 'outside-days', 'min', 'max', 'record',
  'engine'];

export const query = new URLSearchParams(location.search);
export const locale = query.get('locale') ?? navigator.language;

/** Sets the calendar's attributes from the address, falling back to what has been chosen here, and to `defaults`. */
export function setUp(calendar, defaults) {
  const { scheme, ...looks } = chosenLooks();
  const values = { ...defaults, ...looks,
    ...Object.fromEntries(PASSED_ON.filter(name => query.has(name)).map(name => [name, query.get(name)])) };
  if (query.has('date')) values.value = query.get('date');
  for (const [name, value] of Object.entries(values)) if (value) calendar.setAttribute(name, value);
}

/** Writes a parameter into the address, several times for a list; without a value, removes it. */
export function keep(name, value) { keepAll({ [name]: value }); }

/** What Back and Forward mean first. */
let guard = null;
addEventListener('popstate', event => { if (guard?.()) event.stopImmediatePropagation(); });

/** Asks `isElse()` at each Back and Forward: whether that has been something else than a step between periods. */
export function guardBack(isElse) { guard = isElse; }

/** What the address waits for. */
let holding = null;

/** Writes nothing into the address until then. */
export function holdAddress(until) { holding = until.then(() => { holding = null; }); }

/**
 * Writes parameters into the address; with `isStep` as an entry of the history, from where Back leads back. It takes
 * the place of a sheet's, see back.js. Returns whether it writes anything, be it later.
 */
export function keepAll(values, { isStep = false } = {}) {
  const address = new URL(location);
  for (const [name, value] of Object.entries(values)) {
    address.searchParams.delete(name);
    for (const one of [value].flat()) if (one) address.searchParams.append(name, one);
  }
  const isNew = address.href !== location.href;
  if (holding) {
    holding.then(() => keepAll(values, { isStep }));
    return isNew;
  }
  const { state } = history;
  if (isNew) {
    history[isStep && !state ? 'pushState' : 'replaceState'](isStep ? null : state, '', address);
  }
  for (const link of document.querySelectorAll('a[data-view]')) lead(link);
  return isNew;
}

/** Makes a link to another page keep the language, the day and the other shared parameters. */
export function lead(link) {
  const target = new URL(link.dataset.view, document.baseURI);
  const now = new URL(location).searchParams;
  now.delete('hide');
  target.search = now.toString();
  link.href = target.href;
}

const AFRESH = 'almanac:afresh';

/** Reloads the page at today, without parameters that belong to another calendar. */
export async function startAfresh() {
  // A page that is asked for while the entry of a sheet is being left would be given up.
  await holding;
  try {
    sessionStorage.setItem(AFRESH, '');
  } catch {
    // The page then begins as any other does.
  }
  const address = new URL(location);
  for (const name of ['date', 'today', 'hide']) address.searchParams.delete(name);
  location.replace(address);
}

/** Whether the page has been reloaded for that; asked once. */
export function isAfresh() {
  try {
    const isSo = sessionStorage.getItem(AFRESH) !== null;
    sessionStorage.removeItem(AFRESH);
    return isSo;
  } catch {
    return false;
  }
}

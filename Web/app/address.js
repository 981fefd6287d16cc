// SPDX-License-Identifier: MIT
// The address says what is shown: ?date=2024-02-20&today=2024-02-28&locale=ar-EG&first-weekday=saturday

/** What the address says to the calendar as it stands. */
const PASSED_ON = ['today', 'locale', 'first-weekday', 'time-zone', 'rows', 'outside-days', 'min', 'max', 'record', 'engine'];

export const query = new URLSearchParams(location.search);
export const locale = query.get('locale') ?? navigator.language;

/** Gives the calendar what the address says, else these attributes. */
export function setUp(calendar, defaults) {
  const values = { ...defaults, ...Object.fromEntries(PASSED_ON.filter(name => query.has(name)).map(name => [name, query.get(name)])) };
  if (query.has('date')) values.value = query.get('date');
  for (const [name, value] of Object.entries(values)) if (value) calendar.setAttribute(name, value);
}

/** Writes a parameter into the address, or several for a list; without a value it goes. */
export function keep(name, value) {
  const address = new URL(location);
  address.searchParams.delete(name);
  for (const one of [value].flat()) if (one) address.searchParams.append(name, one);
  if (address.href !== location.href) history.replaceState(null, '', address);
  for (const link of document.querySelectorAll('a[data-view]')) lead(link);
}

/** A link to another page keeps the language, the day and what else is common to both. */
export function lead(link) {
  const target = new URL(link.dataset.view, document.baseURI);
  const now = new URL(location).searchParams;
  now.delete('hide');
  target.search = now.toString();
  link.href = target.href;
}

/** Opens the page again, at today and without what was said of another calendar. */
export function startAfresh() {
  const address = new URL(location);
  for (const name of ['date', 'today', 'hide']) address.searchParams.delete(name);
  location.replace(address);
}

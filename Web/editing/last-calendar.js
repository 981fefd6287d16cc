// SPDX-License-Identifier: MIT
// The calendar that somebody has put an event into last, as this device remembers it.

const KEY = 'almanac:calendar';
let present = null;

export function lastCalendar() {
  try {
    return localStorage.getItem(KEY) ?? present;
  } catch {
    return present;
  }
}

export function keepCalendar(id) {
  present = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // It is known as long as the page is open.
  }
}

// SPDX-License-Identifier: MIT
// How many minutes before its start somebody wants to hear of an event, as this device remembers it.

/** The page of events looks whether there is anything (Web/events/notifying.js). */
const KEY = 'almanac:notify';

/** The minutes; null for never. */
export function leadOf() {
  try {
    const kept = localStorage.getItem(KEY);
    return /^\d{1,4}$/.test(kept ?? '') ? Number(kept) : null;
  } catch {
    return null;
  }
}

/** Calls a function when another page of this device has chosen something else. */
export function followLead(changed) {
  addEventListener('storage', ({ key }) => { if (key === KEY || key === null) changed(leadOf()); });
}

/** Remembers them, and returns them. */
export function keepLead(minutes) {
  try {
    if (minutes === null) localStorage.removeItem(KEY); else localStorage.setItem(KEY, String(minutes));
  } catch {
    // They count as long as the page is open.
  }
  return minutes;
}

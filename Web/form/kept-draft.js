// SPDX-License-Identifier: MIT
// A form that goes with its page, because that is loaded again or given up by a phone, as the tab's next page finds it.

const PLACE = 'almanac.draft';

/** Keeps what a form was asked and what it says; null forgets it. */
export function keepDraft(asked) {
  try {
    if (asked) sessionStorage.setItem(PLACE, JSON.stringify(asked)); else sessionStorage.removeItem(PLACE);
  } catch {
    // Without it a form goes with its page.
  }
}

/** What was kept of a form about a store, or null. */
export function keptDraft(store) {
  try {
    const asked = JSON.parse(sessionStorage.getItem(PLACE));
    return asked?.store === store && asked.id && asked.draft && asked.values ? asked : null;
  } catch {
    return null;
  }
}

// SPDX-License-Identifier: MIT
// The options of the title, the titles beside it, and the day that a page selects.

const RULES = ['page', 'majority', 'first', 'selected', 'span', 'selection'];
const PAGE_DAYS = ['today', 'first'];

// In hundredths; 255 means no titles beside the title.
function opacity(value) {
  const number = parseFloat(value);
  return Number.isFinite(number) ? Math.round(Math.min(Math.max(number, 0), 1) * 100) : 255;
}

/** Writes the options. */
export function writeTitles(message, asked) {
  return message.byte(Math.max(RULES.indexOf(asked.getAttribute('title-rule')), 0))
    .byte(opacity(asked.getAttribute('neighbour-titles')))
    .byte(Math.max(PAGE_DAYS.indexOf(asked.getAttribute('page-day')), 0));
}

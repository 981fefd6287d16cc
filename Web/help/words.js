// SPDX-License-Identifier: MIT
// The words about keys, in the order of the lines of Web/phrases/help.

export const WORDS = ['title', 'go', 'event', 'inCalendar', 'days', 'open', 'level', 'move', 'stretch', 'grab',
  'singleKeys', 'singleKeysHint', 'copy', 'cut', 'paste', 'severalEvents', 'click', 'drag',
  'Control', 'Delete', 'Space', 'Shift', 'Enter', 'edit', 'byDays', 'choose', 'intoMarks',
  'byWeeks', 'byMonths', 'carry', 'order', 'PageUp', 'PageDown', 'draw', 'menu'];

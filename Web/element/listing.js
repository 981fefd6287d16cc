// SPDX-License-Identifier: MIT
// The options of a list of months.

const HEADERS = ['plain', 'sticky', 'hidden'];

// 0 stands for as many months side by side as there is room for.
const columns = value => value === 'auto' ? 0 : /^[1-6]$/.test(value ?? '') ? Number(value) : 1;

/** Writes the options. */
export function writeList(message, asked) {
  return message.byte(Math.max(HEADERS.indexOf(asked.getAttribute('month-headers')), 0))
    .byte(columns(asked.getAttribute('columns'))).byte(asked.hasAttribute('snap') ? 1 : 0);
}

// SPDX-License-Identifier: MIT
// The words of menus in the calendar, in the order of the lines of Web/phrases/menu.

export const WORDS = ['cut', 'copy', 'paste', 'newHere'];

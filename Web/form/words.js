// SPDX-License-Identifier: MIT
// What the form says of a typed line, in the order of the lines of Web/phrases/form.

export const WORDS = ['once', 'setTime', 'whichTime'];

// SPDX-License-Identifier: MIT
// The words of the clipboard, in the order of the lines of Web/phrases/clipboard.

export const WORDS = ['nothingToPaste'];

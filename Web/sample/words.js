// SPDX-License-Identifier: MIT
// The words of the question, in the order of the lines of Web/phrases/sample.

export const WORDS = ['title', 'text'];

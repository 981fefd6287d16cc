// SPDX-License-Identifier: MIT
// The words about printing, in the order of the lines of Web/phrases/print.

export const WORDS = ['print', 'nothing', 'incomplete', 'from', 'until'];

// SPDX-License-Identifier: MIT
// The words of the forms of streaks, in the order of the lines of Web/phrases/streak.

export const WORDS = ['countsLater', 'needsRange', 'tooLong', 'endsLater'];

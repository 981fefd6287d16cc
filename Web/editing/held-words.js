// SPDX-License-Identifier: MIT
// The words of the bar for an event that waits for its new time, in the order of the lines of Web/phrases/held.

export const WORDS = [
  'moveHint', 'moveTap', 'moveTapDay', 'endHint', 'endTap', 'endTapDay', 'moveHintDay', 'startHint', 'startTap',
  'startTapDay', 'toStart', 'toEnd'];

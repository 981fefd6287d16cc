// SPDX-License-Identifier: MIT
// The words of what a day holds, in the order of the lines of Web/phrases/layers.

export const WORDS = ['add', 'event', 'session', 'mark', 'nothing', 'editMark', 'markSaved', 'markMoved', 'perDay',
  'reached', 'missed', 'noPoints'];

// SPDX-License-Identifier: MIT
// The words of the search, in the order of the lines of Web/phrases/search.

export const WORDS = ['lookFor', 'hint', 'nothing', 'found', 'results', 'earlier', 'later', 'failed', 'hidden',
  'showHidden', 'onDevice'];

// SPDX-License-Identifier: MIT
// Steps by the arrow keys in a field's text: by a day, a month or a year, whichever the caret is at; and in times.

// Days, months and minutes of a step; one minute is a step of the field.
const STEPS = { day: [1, 0, 0], month: [0, 1, 0], year: [0, 12, 0], relatedYear: [0, 12, 0], hour: [0, 0, 60],
  minute: [0, 0, 1], dayPeriod: [0, 0, 720] };

/**
 * Selects the value after a step up or down (1 or −1); returns it with what is then to be marked in its text, or null
 * where there is none.
 * `words` write a value's text.
 */
export function step(value, caret, way, words, calendar) {
  const pieces = place(words.parts(value));
  // At the end of the text it is the last piece, before a separator the one in front of it.
  const at = pieces.findLast(({ type, start }) => type in STEPS && start <= caret)
    ?? pieces.find(({ type }) => type in STEPS);
  if (!at) return null;
  const by = STEPS[at.type].map(number => way * number);
  const pattern = value.split(/([ /])/);
  // A day that is written once can be that of both ends.
  for (const number of at.isOfBoth ? [0, 2] : [at.number]) {
    pattern[number] = calendar.read(pattern[number], ...by).value;
  }
  const { value: next, problem } = calendar.read(pattern.join(''));
  if (problem || next === null) return null;
  calendar.select(next, { notify: false });
  const mark = place(words.parts(next)).find(({ type, number }) => type === at.type && number === at.number);
  return { value: next, mark };
}

/** Pieces with where they start and end in the text. */
function place(pieces) {
  let end = 0;
  return pieces.map(piece => ({ ...piece, start: end, end: end += piece.value.length }));
}

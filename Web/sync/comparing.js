// SPDX-License-Identifier: MIT
// Compares what a change was made on top of with what the server has.

import { CONTENTS } from '../app/records.js';

/** A record as a book takes it: a tombstone holds nothing. */
export const held = record => (record && !record.deleted ? record : null);

const ENDS = ['start', 'end'];
const isSame = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const hasEnd = values => ENDS.some(name => name in values);

/** What is sent: of an edit of one end both, where somebody else's other end may be replaced knowingly. */
export function written({ values, after }) {
  const ends = after && hasEnd(values) ? ENDS.filter(name => name in after).map(name => [name, after[name]]) : [];
  return { ...Object.fromEntries(ends), ...values };
}

/**
 * Whether others have changed nothing of what an edit writes, or to the same. The ends of an event are one: a start of
 * one's own and somebody else's end might be the wrong way round.
 */
function isApart({ op, values, before }, current) {
  if (op !== 'edit' || !held(before) || !held(current)) return false;
  const names = Object.keys(values);
  const compared = hasEnd(values) ? [...names, ...ENDS] : names;
  return compared.every(name => isSame(before[name], current[name]) || isSame(values[name], current[name]));
}

/** Whether what is replaced as a whole, or deleted, holds again all that it did. */
function isAlike({ op, kind, values, before }, current) {
  if ((op !== 'settings' && op !== 'delete') || !held(before) || !held(current)) return false;
  return [...CONTENTS[kind], ...Object.keys(values ?? {})].every(name => isSame(before[name], current[name]));
}

/** What others have made of what an entry is about. */
export function answerOf(entry, current) {
  if (isApart(entry, current)) return 'outdatedElsewhere';
  return isAlike(entry, current) ? 'outdatedAlike' : 'outdated';
}

// SPDX-License-Identifier: MIT
// Days in words, as people type them: “fri”, “last Monday”, “W49”. Loaded with the first text that is no date.

import { POLICIES } from './attributes.js';
import { TimeReader } from './time-reader.js';
import { TimedWords } from './timed-words.js';
import { Words } from './words.js';

/** What makes a reading of such a text out of the one that a calendar has of it; `read` is what reads dates. */
export async function spoken(tag, phrases) {
  const [reader, words] = await Promise.all([TimeReader.open(), new TimedWords(tag).load(phrases)]);
  const days = new Words(tag);
  reader.locale = tag;
  return (text, found, { today, read }) => {
    // Weeks begin where the calendar has them begin.
    const meanings = reader.days(text, today, POLICIES[found.policy] === 'week');
    if (meanings.length > 1) return { ...found, words: words.say('which', ...meanings.map(each => days.text(each))) };
    return meanings.length ? { ...read(meanings[0]), isComplete: false } : found;
  };
}

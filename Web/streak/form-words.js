// SPDX-License-Identifier: MIT
// What the forms of streaks say besides: of days to come, and of numbers that the store does not take.

import { locale } from '../app/address.js';
import { isWhole } from '../app/fields.js';
import { loadWords } from '../app/words.js';
import { WORDS } from './words.js';

const MOST = 2 ** 31 - 1;
let loading = null;

/** The words, or null where they could not be loaded, which is tried again the next time. */
export function formWords() {
  loading ??= loadWords('streak', WORDS, locale).catch(() => {
    loading = null;
    return null;
  });
  return loading;
}

/** The minute of the day that a time such as 09:30 is. */
const minuteOf = time => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** What the clocks of a zone show, as values have it: 2024-02-20T09:30. */
const nowIn = timeZone => new Date().toLocaleString('sv', { timeZone }).replace(' ', 'T').slice(0, 16);

/**
 * What is wrong with times, of which the end is so many days `later`; or null. `composed` are those that would be
 * stored, empty where they stay as they are, about which nothing is said. What is to come may be written down, but not
 * that it goes on after its day.
 */
export async function timesProblem({ start, end, later, composed }, { timeZone }, say) {
  if (!composed.start && !composed.end) return null;
  const isLong = later * 1440 + minuteOf(end) - minuteOf(start) > 1440;
  const isAhead = later > 0 && composed.end.slice(0, 16) > nowIn(timeZone);
  if (!isLong && !isAhead) return null;
  return (await formWords())?.(isLong ? 'tooLong' : 'endsLater') ?? say('needsTime');
}

/** What is wrong with the number in a field, which the store takes from `least` on; or null. */
export async function numberProblem(field, say, least = -MOST - 1) {
  if (!isWhole(field.value)) return say('needsNumber');
  const number = Number(field.value);
  if (number >= least && number <= MOST) return null;
  const written = new Intl.NumberFormat(document.documentElement.lang);
  const words = await formWords();
  return words ? words('needsRange', ...[least, MOST].map(each => written.format(each))) : say('needsNumber');
}

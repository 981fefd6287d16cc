// SPDX-License-Identifier: MIT
// What the forms of streaks say besides: of days to come, and of numbers that the store does not take.

import { locale } from '../app/address.js';
import { isWhole } from '../app/fields.js';
import { loadWords } from '../app/words.js';
import { WORDS } from './words.js';

const MOST = 2 ** 31 - 1;
/** What can be wrong with times, by the numbers of the Swift module. */
const TIMES = [null, 'tooLong', 'endsLater'];
let loading = null;

/** The words, or null where they could not be loaded, which is tried again the next time. */
export function formWords() {
  loading ??= loadWords('streak', WORDS, locale).catch(() => {
    loading = null;
    return null;
  });
  return loading;
}

/** What is wrong with times that `Book.compose` has composed, or null. */
export async function timesProblem({ problem }, say) {
  return problem ? (await formWords())?.(TIMES[problem]) ?? say('needsTime') : null;
}

/** What is wrong with the number in a field, which is to be from `least` to `most`; or null. The store takes these. */
export async function numberProblem(field, say, least = -MOST - 1, most = MOST) {
  if (!isWhole(field.value)) return say('needsNumber');
  const number = Number(field.value);
  if (number >= least && number <= most) return null;
  const written = new Intl.NumberFormat(document.documentElement.lang);
  const words = await formWords();
  return words ? words('needsRange', ...[least, most].map(each => written.format(each))) : say('needsNumber');
}

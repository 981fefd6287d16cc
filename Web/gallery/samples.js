// SPDX-License-Identifier: MIT
// What each preset is shown with: the kind of days that its calendar is known for. The same days always have the same.

import { fortnight } from './fortnight.js';

const DAY = 86_400_000;
const numberOf = day => Date.parse(`${day}T00:00Z`) / DAY;
const dayOf = number => new Date(number * DAY).toISOString().slice(0, 10);
/** A number from 0 up to `end` that belongs to a day, and looks like chance. */
const chance = (number, end, salt = 0) => (Math.imul(number + 7919 * salt, 2_654_435_761) >>> 8) % end;

const some = (tint, share) => number => (chance(number, share) === 0 ? { dots: [tint] } : null);

const TINTS = ['blue', 'orange', 'green', 'pink', 'purple', 'teal'];
const NAMES = ['Market', 'Concert', 'Deadline', 'Holiday', 'Training'];

function severalDots(number) {
  const count = Math.max(0, chance(number, 9) - 5);
  return count ? { dots: Array.from({ length: count }, (_, i) => TINTS[chance(number, TINTS.length, i + 1)]) } : null;
}

function named(number) {
  const fact = severalDots(number) ?? {};
  if (chance(number, 9, 3) === 0) fact.subtitle = NAMES[chance(number, NAMES.length, 4)];
  return fact;
}

/** Runs of kept days, with one between them that fell short or was left out. */
function streak(number, today) {
  if (number > today) return null;
  const points = chance(number, 8) === 0 ? 0 : 100 - (chance(number, 5, 2) === 0 ? 65 : 0);
  const tint = points >= 100 ? 'streak-kept' : points > 0 ? 'streak-short' : 'streak-none';
  return { tint, progress: { points, goal: 100 } };
}

/** What a year's heat map counts. */
const counted = number => ({ count: Math.max(0, chance(number, 18) - 5 - chance(number, 4, 5)) });

const FACTS = {
  '': (number, today) => ({ ...severalDots(number), ...number <= today ? counted(number) : null }),
  'fiori-month': some('blue', 5), 'fiori-full-screen-month': some('blue', 5), 'fiori-week': some('blue', 3),
  'fiori-expandable': some('blue', 4),
  'fs-calendar': named, 'fs-calendar-week': named,
  'calendar-view': some('orange', 6), kal: some('blue', 4), tapku: some('blue', 4), 'ck-calendar': some('red', 5),
  'times-square': number => (chance(number, 11) === 0 ? { highlighted: true } : null),
  'ab-calendar-picker': severalDots, streak,
};

// What is selected at first, in days from today.
const SELECTED = {
  'fiori-range': [[-2, 5]], 'fiori-dates': [[-3, -3], [1, 1], [2, 2], [9, 9]],
};

/** A source of what a preset is shown with: facts, or in a view of events what happens. */
export function sampleOf(preset, view) {
  if (view === 'timeline' || view === 'agenda') return { occurrences: fortnight };
  const fact = FACTS[preset];
  return fact && { facts({ first, last, today }) {
    const [now, found] = [numberOf(today), []];
    for (let number = numberOf(first); number <= numberOf(last); number += 1) {
      const own = fact(number, now);
      if (own) found.push({ day: dayOf(number), ...own });
    }
    return found;
  } };
}

/** What is selected in a preset at first, as a value; or null. */
export function selectionOf(preset, today) {
  const runs = SELECTED[preset];
  if (!runs || !today) return null;
  const at = days => dayOf(numberOf(today) + days);
  return runs.map(([first, last]) => (first === last ? at(first) : `${at(first)}/${at(last)}`)).join(' ');
}

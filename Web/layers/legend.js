// SPDX-License-Identifier: MIT
// What the colours of a year stand for: how many entries a day has, and whether its goal was reached. For the eye
// alone: the days are named with both.

import { element } from '../app/dom.js';
import { loadStyles } from '../app/styles.js';
import { STREAKS } from './shown.js';

/** The least counts of the steps of the heat map, which the calendar takes from here. */
const STEPS = [1, 3, 6, 10];
/** What can have become of a day's goal, by the tints that say so, and the words for it. */
const GOALS = Object.entries({ kept: 'reached', short: 'missed', none: 'noPoints' });

/** What lies over the events of some days, for paper: kinds of marks, and what became of the goal, with their tints. */
async function lyingOver(days, layers, words) {
  const marks = await layers.marks.kindsOn(days).catch(() => []);
  const goals = layers.has(STREAKS) ? GOALS : [];
  return [...marks, ...goals.map(([kind, word]) => ({ name: words(word), tint: `streak-${kind}` }))];
}

/**
 * Puts a legend below a calendar, which its style sheet shows with a year; nothing waits for it. `words(name)` are
 * those of the layers.
 */
export async function followLegend({ calendar, layers, frame, words }) {
  layers.days.legend = days => lyingOver(days, layers, words);
  await loadStyles(new URL('legend.css', import.meta.url));
  calendar.setAttribute('heat', STEPS.join(' '));
  const numbers = new Intl.NumberFormat(calendar.locale);
  const item = (kind, text) => element('li', { class: kind }, text);
  const range = (first, index) => {
    const last = STEPS[index + 1] - 1;
    return numbers.format(first) + (last ? `\u2013${numbers.format(last)}` : '+');
  };
  const goal = element('ul', {}, ...GOALS.map(([kind, word]) => item(kind, words(word))));
  calendar.after(element('div', { class: 'legend', 'aria-hidden': 'true' },
    element('ul', {}, element('li', {}, words('perDay')),
      ...STEPS.map((first, index) => item(`step step-${index + 1}`, range(first, index)))), goal));
  const show = () => { goal.hidden = !(layers.has(STREAKS) && frame.settings?.goal > 0); };
  layers.days.subscribe(show);
  frame.addEventListener('settings', show);
  show();
}

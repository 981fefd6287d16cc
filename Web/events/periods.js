// SPDX-License-Identifier: MIT
// What the page of events can show at a time: a day, three days, a week, a month, a year, or an agenda.

import { element } from '../app/dom.js';
import { chosenLooks } from '../app/looks.js';
import { PERIOD_KEYS } from '../app/shortcuts.js';

const HOURS = { view: 'timeline', 'grid-lines': null, rows: null, 'hidden-weekdays': null };
const DATES = { 'grid-lines': null, rows: null, days: null };

/** The attributes of each period; the view comes first, since days would else be turned before it is another. */
export const PERIODS = {
  day: { ...HOURS, days: '1' },
  days: { ...HOURS, days: '3' },
  week: { ...HOURS, days: '7', 'hidden-weekdays': chosenLooks()['hidden-weekdays'] ?? null },
  month: { view: 'month', ...DATES, 'grid-lines': 'weeks', rows: 'fit' },
  year: { view: 'year', ...DATES },
  agenda: { view: 'agenda', ...DATES },
};

const LAST = 'almanac:period';

/** The period that was chosen last on this device, or null. */
export function lastPeriod() {
  try {
    const last = localStorage.getItem(LAST);
    return Object.hasOwn(PERIODS, last) ? last : null;
  } catch {
    // It is as on the first visit.
    return null;
  }
}

/** Keeps the period that somebody has chosen. */
export function keepPeriod(name) {
  try {
    localStorage.setItem(LAST, name);
  } catch {
    // The next visit is as the first one.
  }
}

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
const FADE = { duration: 150, easing: 'ease-out' };
let [before, fading] = [null, null];

/** Lets a calendar that is about to show another period come in softly; all of it can be pressed meanwhile. */
export function fadeInto(calendar, period) {
  // A month that has opened in a year is there already.
  const isSeen = before === null || before === period || (before === 'year' && calendar.level === 'days');
  before = period;
  if (isSeen || REDUCED.matches) return;
  // Whoever is quicker goes on from where it is.
  const opacity = fading?.playState === 'running' ? getComputedStyle(calendar).opacity : 0;
  fading?.cancel();
  fading = calendar.animate({ opacity: [opacity, 1] }, FADE);
}

/** The names of the periods, as the browser's language has them. */
function namesIn(locale, agenda) {
  const fields = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const name = field => {
    const text = fields.of(field);
    return text[0].toLocaleUpperCase(locale) + text.slice(1);
  };
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return { day: name('day'), days: days.format(3), week: name('weekOfYear'), month: name('month'),
    year: name('year'), agenda };
}

/** The periods by name, each with its letter. */
export function periodKeys(locale, agenda) {
  return Object.entries(namesIn(locale, agenda)).map(([period, name]) => [name, PERIOD_KEYS[period]]);
}

/** Shows the periods as one control; `choose(name)` is told which one somebody wants. */
export function showPeriods(place, { label, agenda, locale, chosen, choose }) {
  place.setAttribute('aria-label', label);
  if (!place.firstChild) {
    const names = namesIn(locale, agenda);
    place.append(...Object.keys(PERIODS).map(name => {
      const input = element('input', { type: 'radio', name: 'period', value: name });
      // The chosen one can be pressed again.
      input.addEventListener('click', () => choose(name));
      return element('label', {}, input, element('span', {}, names[name]));
    }));
  }
  for (const input of place.querySelectorAll('input')) input.checked = input.value === chosen;
}

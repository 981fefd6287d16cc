// SPDX-License-Identifier: MIT
// Above the days: what they are, and the buttons that turn to others.

import { element, icon, setText } from '../app/dom.js';
import { rangeOf } from '../app/ranges.js';

// From so many points on there is room for long names.
const ROOMY = 1104;
// And below so many a year need not be said.
const NARROW = 600;
/** How months and years are written where there is less and less room. */
const FORMS = [['long', 'numeric'], ['short', 'numeric'], ['numeric', '2-digit'], ['short'], ['numeric']];

/**
 * What a calendar has in view, in words, for so much room: a day, several of them, a year, or a month's name; with each
 * `step` it is shorter.
 */
export function nameOf(period, { visibleDays: { first, last }, locale, month, monthTitle, today }, room, step = 0) {
  const isMonth = period === 'month' || period === 'agenda';
  if (isMonth) first = last = `${month}-01`;
  const isDay = period === 'day';
  // Where there is little room what is of this year needs no year.
  const isNear = room < (isDay ? ROOMY : NARROW)
    && [first, last].every(day => day.slice(0, 4) === today?.slice(0, 4));
  if (isMonth && !isNear && !step) return monthTitle;
  const form = isMonth ? step : Math.max(step, Number(room < ROOMY));
  const [length, year] = FORMS[form];
  const style = period === 'year' ? { year: 'numeric' }
    : { year: isNear ? undefined : year, month: length, day: isMonth ? undefined : 'numeric',
      weekday: isDay ? FORMS[form && 1][0] : undefined };
  // Where it takes two lines all the same, the first one says that there is another.
  const dash = FORMS[form + 1] ? [/\s(?=\u2013)/, '\u00a0'] : [/\s?\u2013\s?/, '\u2013'];
  return rangeOf(first, period === 'year' ? first : last, locale, style).replace(...dash);
}

/** The leaf of a calendar with today's number. */
function leafOf(calendar) {
  const leaf = icon('today');
  const number = document.createElementNS(leaf.namespaceURI, 'text');
  for (const [name, value] of Object.entries({ x: 12, y: 18 })) number.setAttribute(name, value);
  leaf.append(number);
  calendar.addEventListener('todaychange', ({ detail: { day } }) =>
    setText(number, day ? new Intl.NumberFormat(calendar.locale).format(Number(day.slice(-2))) : ''));
  return leaf;
}

/** Puts the buttons before those that are there; `turn(name)` is told of the one that was pressed. */
export function showButtons(place, calendar, names, turn) {
  place.prepend(...Object.entries(names).map(([name, label]) => {
    const button = element('button', { type: 'button', id: name, class: 'tool', 'aria-label': label, title: label },
      ...(name === 'today' ? [leafOf(calendar), element('span', {}, label)] : [icon(name)]));
    button.addEventListener('click', () => turn(name));
    return button;
  }));
}

const takesLines = ({ offsetHeight }, { lineHeight }) => offsetHeight > 1.5 * parseFloat(lineHeight);

/**
 * Keeps a heading at what `name(room, step)` says, also when there is more room, or less, and in one line where that
 * can be. The title of the page begins with it, so that each entry of the browser's history tells what it leads to.
 */
export function followName(heading, name, page) {
  let [naming, room, named] = [0, null];
  const show = () => {
    // Before the browser has laid the page out it would have to do so for this alone.
    const text = room !== null && name(room);
    if (!text) return;
    if (text !== named) {
      for (const step of FORMS.keys()) {
        setText(heading, name(room, step));
        if (!takesLines(heading, getComputedStyle(heading))) break;
      }
      named = text;
    }
    clearTimeout(naming);
    // An entry for what is shown now may be made in this task still: the one before keeps its own.
    naming = setTimeout(() => { document.title = `${text} · ${page}`; });
  };
  new ResizeObserver(([{ target }]) => {
    [room, named] = [target.clientWidth];
    show();
  }).observe(heading.parentElement);
  return show;
}

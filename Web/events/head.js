// SPDX-License-Identifier: MIT
// Above the days: what they are, and the buttons that turn to others.

import { element, icon, setText } from '../app/dom.js';

// From so many points on there is room for long names.
const ROOMY = 1104;
// And below so many a year and its days are two lines.
const NARROW = 600;
// Days are civil ones, which no zone moves.
const at = day => new Date(`${day}T00:00Z`);

/**
 * What a calendar has in view, in words, for so much room: a day, several of them, a year, or a month's name. Where
 * that `isTight`, months of this year are numbers.
 */
export function nameOf(period, { visibleDays: { first, last }, locale, month, monthTitle, today }, room, isTight) {
  if (period === 'month' || period === 'agenda') {
    // Where there is little room a month of this year needs no year.
    if (room >= NARROW || month?.slice(0, 4) !== today?.slice(0, 4)) return monthTitle;
    return new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', month: 'long' })
      .format(at(`${month}-01`));
  }
  if (period === 'year') {
    return new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', year: 'numeric' }).format(at(first));
  }
  const length = room < ROOMY ? 'short' : 'long';
  const isDay = period === 'day';
  // Where there is little room days of this year need no year.
  const isNear = room < (isDay ? ROOMY : NARROW)
    && [first, last].every(day => day.slice(0, 4) === today?.slice(0, 4));
  return new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', year: isNear ? undefined : 'numeric',
    month: isTight && isNear ? 'numeric' : length, day: 'numeric', weekday: isDay ? length : undefined })
    .formatRange(at(first), at(last))
    // Where it takes two lines, the first one says that there is another.
    .replace(/\s(?=\u2013)/, '\u00a0');
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
 * Keeps a heading at what `name(room, isTight)` says, also when there is more room, or less, and in one line where that
 * can be. The title of the page begins with it, so that each entry of the browser's history tells what it leads to.
 */
export function followName(heading, name, page) {
  let [naming, room, named] = [0, null];
  const show = () => {
    // Before the browser has laid the page out it would have to do so for this alone.
    const text = room !== null && name(room);
    if (!text) return;
    if (text !== named) {
      setText(heading, text);
      if (room < NARROW && takesLines(heading, getComputedStyle(heading))) setText(heading, name(room, true));
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

// SPDX-License-Identifier: MIT
// One print of the calendar: its name, which calendars it shows, and their days, laid out for the paper.

import { element, setText } from '../app/dom.js';
import { later } from '../editing/ends.js';
import { listOf } from './list.js';
import { hoursOfDays, minutesOf, nameOfDays } from './period.js';

// What is the window's own, and what only a hand or a present time has.
const LEFT_OUT = new Set(['id', 'class', 'style', 'editable', 'value', 'date', 'today', 'selection',
  'working-hours']);
// Paper does not know which day it is read on: today is long before.
const LONG = -400 * 86_400_000;
// What the calendar leaves below the last hour.
const FOOT = 16;
// Type of eight points and, where something would have no room, of seven.
const SCALES = [0.8, 0.68];
const TALL = new Set(['day', 'agenda']);

/** The name of a list's days and the page's number, at the foot of each page. */
const foot = new CSSStyleSheet();
function nameFoot(name) {
  const [start, end] = document.documentElement.dir === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  foot.replaceSync(`@page long { @bottom-${start} { content: "${CSS.escape(name)}"; }
    @bottom-${end} { content: counter(page) " / " counter(pages); } }`);
  if (!document.adoptedStyleSheets.includes(foot)) document.adoptedStyleSheets.push(foot);
}

/** Makes hours as high as the paper has room for. */
function fitHours(made) {
  const [first, last] = made.getAttribute('hours').split('-').map(minutesOf);
  const room = made.shadowRoot?.querySelector('.timeline-row:has(.day-column)');
  if (room) made.setAttribute('hour-height', String(Math.floor((room.clientHeight - FOOT) * 60 / (last - first))));
}

/** What the window says of the colours of a year, once it does. */
function legendOfYear() {
  const legend = document.querySelector('.legend')?.cloneNode(true);
  legend?.removeAttribute('aria-hidden');
  for (const part of legend?.querySelectorAll('[hidden]') ?? []) part.remove();
  return legend;
}

/** A sheet of paper, or as many as a list needs. */
export class Paper {
  element = element('article', { class: 'paper' });
  #calendar;
  #shown;
  #days;
  #name;
  #note = element('p', { class: 'paper-note' });

  /** `shown` is what the window shows of `calendar`, `days` those that are meant. */
  constructor(calendar, shown, days) {
    [this.#calendar, this.#shown, this.#days] = [calendar, shown, days];
    this.#name = nameOfDays(shown.period, days, { locale: calendar.locale, month: calendar.monthTitle });
    this.element.classList.add(TALL.has(shown.period) ? 'is-tall' : 'is-wide');
    this.element.append(element('header', {}, element('h1', {}, this.#name)));
  }

  /** Says that something is missing, until it is there. */
  set note(text) {
    setText(this.#note, text);
    if (text) this.element.firstChild.after(this.#note); else this.#note.remove();
  }

  /** Lays everything out; it takes no time but that of promises which are kept already. */
  async fill({ calendars, occurrences, facts, layers }, words) {
    this.note = '';
    // A year counts what there is of all of them, in one colour: its legend is that of the window.
    const legend = this.#shown.period === 'year' ? legendOfYear() : this.#legendOf(calendars, layers, facts);
    if (legend) this.element.firstChild.append(legend);
    if (this.#shown.period === 'agenda') {
      const { locale } = this.#calendar;
      this.element.classList.add('is-long');
      nameFoot(this.#name);
      this.element.append(listOf(occurrences, this.#days, { locale, ...words }));
      return;
    }
    const place = element('div', { class: 'paper-days' });
    this.element.append(place);
    for (const scale of SCALES) {
      const made = this.#laidOut({ occurrences, facts });
      place.style.setProperty('--scale', scale);
      place.replaceChildren(made);
      await made.ready;
      if (made.hasAttribute('hours')) fitHours(made);
      if (!made.shadowRoot?.querySelector('.more')) break;
    }
  }

  /** The calendars and kinds of marks, and what the goal has come to on any of the days; a list has no discs. */
  #legendOf(calendars, layers, facts) {
    const tints = new Set(this.#shown.period === 'agenda' ? [] : facts.map(({ tint }) => tint));
    const shown = [...calendars.filter(({ hidden }) => !hidden),
      ...layers.filter(({ tint }) => !tint.startsWith('streak-') || tints.has(tint))];
    return shown.length && element('ul', {}, ...shown.map(({ name, color, tint }) => {
      const item = element('li', { dir: 'auto', 'data-tint': tint }, name);
      if (color) item.style.setProperty('--own', color);
      return item;
    }));
  }

  /** A calendar like the window's, which answers for itself, at once, with what is known. */
  #laidOut({ occurrences, facts }) {
    const made = document.createElement('almanac-calendar');
    for (const { name, value } of this.#calendar.attributes) {
      if (!LEFT_OUT.has(name) && !name.startsWith('data-')) made.setAttribute(name, value);
    }
    const { period } = this.#shown;
    const { month } = this.#calendar;
    const options = { fill: '', hide: 'header', today: later({ day: this.#days.first }, LONG).day,
      date: period === 'month' && month ? `${month}-15` : this.#days.first,
      ...made.getAttribute('view') === 'timeline' && { 'all-day-rows': '10', 'hour-height': '16',
        hours: hoursOfDays(occurrences, this.#days) } };
    for (const [name, value] of Object.entries(options)) made.setAttribute(name, value);
    made.dataSource = { facts: () => facts, ...period !== 'year' && { occurrences: () => occurrences } };
    return made;
  }
}

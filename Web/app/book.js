// SPDX-License-Identifier: MIT
// The streaks module behind our pages: a book of sessions, the figures that follow from it, and texts in the reader's
// language. The Swift code decides everything about days, times and plurals.

import { TINTS } from '../element/protocol.js';
import { knownZone, writeZone } from '../element/zone.js';
import { Wording } from './wording.js';

// The numbers are those of the Swift module, where a test compares the tables.
export const KINDS = ['zone', 'put', 'remove', 'goal', 'firstDay', 'facts', 'figures', 'sessions', 'week',
  'statedFacts', 'givenFigures', 'clear', 'listing', 'draft', 'compose', 'tints', 'markFacts'];
const LONG_AGO = Date.UTC(1970, 0, 1);
const UNKNOWN_KIND = 0xFFFF;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** 1 Sunday ... 7 Saturday for a weekday's name or number, 0 for the locale's. */
function firstWeekday(value) {
  const name = (value ?? '').toLowerCase();
  return /^[1-7]$/.test(name) ? Number(name) : WEEKDAYS.indexOf(name) + 1;
}

export class Book extends Wording {
  static source = new URL('../almanac-streaks.wasm', import.meta.url);

  /** Use `open`, which loads the module and the phrases. */
  constructor(module, { locale, timeZone } = {}) {
    super(module, { locale, kinds: KINDS });
    this.timeZone = timeZone;
  }

  set timeZone(name) { this.ask('zone', message => writeZone(message, knownZone(name), Date.now(), LONG_AGO)); }
  set goal(points) { this.ask('goal', message => message.int(points)); }
  set firstDay(value) { this.ask('firstDay', message => message.text(value)); }

  /** Takes the zone, and what else the settings say. */
  use({ timeZone, goal, firstDay }) {
    this.timeZone = timeZone;
    if (goal !== undefined) this.goal = goal;
    if (firstDay !== undefined) this.firstDay = firstDay;
  }

  /** A tint for each kind of marks, given the list of all kinds, each with its place by when it was added. */
  tints(kinds) {
    const reply = this.ask('tints', message => {
      message.short(kinds.length);
      for (const { kind, order } of kinds) message.text(kind).short(order);
      return message;
    });
    return kinds.map(() => TINTS[reply.next()]);
  }

  // Days -----------------------------------------------------------------------------------------

  /** The week of a day, half-open. */
  week(value, weekStart = '') {
    const reply = this.ask('week', message => message.text(value).byte(firstWeekday(weekStart)));
    return { from: reply.string(), to: reply.string() };
  }

  // Sessions in the book -------------------------------------------------------------------------

  /** Adds a session or replaces the one with its id; returns the days that this changes. */
  put({ id, start, end, points }) {
    const reply = this.ask('put', message => message.text(id).text(start).text(end).int(points));
    return { first: reply.string(), last: reply.string() };
  }

  /** Removes a session; returns its day, or nothing when there was none. */
  remove(id) { return this.ask('remove', message => message.text(id)).string(); }

  /** Removes all sessions. */
  clear() { this.ask('clear'); }

  facts(first, last, today) {
    return this.#facts(this.ask('facts', message => message.text(first).text(last).text(today)));
  }

  /** Facts for days that the server has counted, `{day, points, state}`, adjusted by changes that it has not received:
   * `{start, points}`, with negative points for removals. */
  statedFacts(days, changes) {
    return this.#facts(this.ask('statedFacts', message => {
      message.int(days.length);
      for (const { day: on, points, state } of days) message.text(on).double(points).text(state ?? '');
      message.short(changes.length);
      for (const { start, points } of changes) message.text(start).double(points);
      return message;
    }));
  }

  /** Facts of days with marks, `{day, type}`; `kinds` are all kinds of them, `{kind, isHidden}`, in order. */
  markFacts(kinds, marks) {
    const places = new Map(kinds.map(({ kind }, index) => [kind, index]));
    const reply = this.ask('markFacts', message => {
      message.short(kinds.length);
      for (const { kind, order, isHidden } of kinds) message.text(kind).short(order).byte(isHidden ? 1 : 0);
      message.int(marks.length);
      for (const { day: on, type } of marks) message.text(on).short(places.get(type) ?? UNKNOWN_KIND);
      return message;
    });
    const facts = [];
    while (!reply.isAtEnd) {
      const on = reply.string();
      const dots = Array.from({ length: reply.next() }, () => TINTS[reply.next()]);
      facts.push({ day: on, dots, more: reply.next(), note: reply.string() });
    }
    return facts;
  }

  #facts(reply) {
    const facts = [];
    while (!reply.isAtEnd) {
      const [on, tint, low, high, goal] = [reply.string(), reply.next(), reply.next(), reply.next(), reply.next()];
      facts.push({ day: on, tint: TINTS[tint], progress: { points: high * 2 ** 32 + (low >>> 0), goal } });
    }
    return facts;
  }

  // What pages show ------------------------------------------------------------------------------

  /** Rows of `{heading, value, text}`: current and longest streak, kept days, points of a day's week. */
  figures(today, value, weekStart = '') {
    return this.#rows(this.ask('figures', message => message.text(today).text(value).byte(firstWeekday(weekStart))));
  }

  /** The same rows for figures from the server. */
  givenFigures(today, value, weekStart, { current, longest, kept, points }) {
    const write = message => message.text(today).text(value).byte(firstWeekday(weekStart))
      .double(current).double(longest).double(kept).double(points);
    return this.#rows(this.ask('givenFigures', write));
  }

  #rows(reply) {
    const rows = [];
    while (!reply.isAtEnd) rows.push({ heading: reply.string(), value: reply.string(), text: reply.string() });
    return rows;
  }

  /** A day's sessions, earliest first, with a heading and a text for when there are none. */
  sessions(value) { return this.#listing('sessions', value); }

  /** All sessions of the book under the heading of a day. */
  listing(value) { return this.#listing('listing', value); }

  #listing(kind, value) {
    const reply = this.ask(kind, message => message.text(value));
    const [heading, empty, rows] = [reply.string(), reply.string(), []];
    while (!reply.isAtEnd) {
      rows.push({ id: reply.string(), points: reply.string(), time: reply.string(), remark: reply.string() });
    }
    return { heading, empty, rows };
  }

  // Forms ----------------------------------------------------------------------------------------

  /** What a form shows for a session, or suggests for a new one on a day (without an id). */
  draft({ id = '', on, today }) {
    const reply = this.ask('draft', message => message.text(id).text(on).text(today).double(Date.now() * 1000));
    return { start: reply.string(), end: reply.string(), later: reply.next(), points: reply.next() };
  }

  /** The times that result from a form, empty for those that were left alone, and what is wrong with them. */
  compose({ id = '', on, start, end, later }) {
    const reply = this.ask('compose', message =>
      message.text(id).text(on).text(start).text(end).int(later).double(Date.now() * 1000));
    return { start: reply.string(), end: reply.string(), endsBeforeStart: reply.next() === 1, problem: reply.next() };
  }
}

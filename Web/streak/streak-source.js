// SPDX-License-Identifier: MIT
// Sessions in memory as a data source for <almanac-calendar>: points per day against a goal, without a server. The same
// Swift code counts as everywhere else.

import { Book } from '../app/book.js';

export class StreakSource {
  #book;
  #listeners = new Set();
  #goal = 100;
  #firstDay = null;
  #count = 0;

  /** A source without sessions. Use `create`, which loads the module. */
  constructor(book, { goal = 100, firstDay = null, sessions = [] } = {}) {
    this.#book = book;
    this.goal = goal;
    this.firstDay = firstDay;
    for (const session of sessions) this.put(session);
  }

  static async create(options) {
    return new StreakSource(await Book.open(options), options);
  }

  /** The language of texts. `create` loads its phrases; here they must be loaded already. */
  set locale(tag) { this.#book.locale = tag; }
  set timeZone(name) {
    this.#book.timeZone = name;
    this.#changed(null);
  }

  /** Points needed to keep a day. */
  get goal() { return this.#goal; }
  set goal(points) {
    this.#book.goal = points;
    this.#goal = points;
    this.#changed(null);
  }

  /** The first day that counts, as YYYY-MM-DD, or null. */
  get firstDay() { return this.#firstDay; }
  set firstDay(day) {
    this.#book.firstDay = day;
    this.#firstDay = day;
    this.#changed(null);
  }

  /**
   * Adds a session, or replaces the one with its id: `{id?, start, end, points}` with ISO 8601 times, civil or with an
   * offset. An end before the start is kept as it is. Returns the id.
   */
  put({ id, start, end, points }) {
    const name = id ?? `session-${++this.#count}`;
    this.#changed(this.#book.put({ id: name, start, end, points }));
    return name;
  }

  /** Removes a session; returns whether there was one. */
  remove(id) {
    const day = this.#book.remove(id);
    if (day) this.#changed({ first: day, last: day });
    return day !== '';
  }

  #changed(days) {
    for (const listener of this.#listeners) listener(days);
  }

  // What <almanac-calendar> asks -----------------------------------------------------------------

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  facts({ first, last, today }) { return today ? this.#book.facts(first, last, today) : []; }

  // What pages show ------------------------------------------------------------------------------

  /** Rows of `{heading, value, text}`: current and longest streak, kept days, points of a day's week. */
  figures(today, day, weekStart = '') { return this.#book.figures(today, day, weekStart); }

  /** A day's sessions, earliest first, with a heading and a text for when there are none. */
  sessions(day) { return this.#book.sessions(day); }

  /** A word of the page in its language: `today` or `streaks`. */
  phrase(name) { return this.#book.phrase(name); }
}

// SPDX-License-Identifier: MIT
// Sessions in memory as a data source for <almanac-calendar>: points a day against a goal.
// The counting is done by the same Swift code as everywhere, in a WebAssembly module of its own.

import { compile, Engine } from '../element/engine.js';
import { localeProfile, writeLocale } from '../element/locale.js';
import { loadPhrases } from '../element/phrases.js';
import { ERRORS, FLAG, Message, TINTS } from '../element/protocol.js';
import { firstWeekday } from '../element/options.js';
import { knownZone, writeZone } from '../element/zone.js';

const MODULE = new URL('../almanac-streaks.wasm', import.meta.url);
const KINDS = ['locale', 'zone', 'put', 'remove', 'goal', 'firstDay', 'facts', 'figures', 'sessions', 'phrase'];
const PHRASES = { today: 2, streaks: 21 };
const LONG_AGO = Date.UTC(1970, 0, 1);

export class StreakSource {
  #engine;
  #listeners = new Set();
  #goal = 100;
  #firstDay = null;
  #count = 0;

  /** A source without sessions. Use `create`, which loads the module. */
  constructor(module, { goal = 100, firstDay = null, locale, timeZone, sessions = [] } = {}) {
    this.#engine = new Engine(module);
    this.locale = locale ?? navigator.language;
    this.timeZone = timeZone;
    this.goal = goal;
    this.firstDay = firstDay;
    for (const session of sessions) this.put(session);
  }

  static async create(options) {
    const [module] = await Promise.all([compile(MODULE), loadPhrases(options?.locale ?? navigator.language)]);
    return new StreakSource(module, options);
  }

  #ask(kind, write = message => message) {
    const reply = this.#engine.send(write(Message.plain(KINDS.indexOf(kind))).finish());
    if (reply.flags & FLAG.refused) throw new RangeError(`${kind}: ${ERRORS[reply.next()]}`);
    return reply;
  }

  /** The language of texts; `create` fetches its phrases, here they must have been. */
  set locale(tag) { this.#ask('locale', message => writeLocale(message, localeProfile(tag))); }
  set timeZone(name) {
    this.#ask('zone', message => writeZone(message, knownZone(name), Date.now(), LONG_AGO));
    this.#changed(null);
  }

  /** Points that a day asks for. */
  get goal() { return this.#goal; }
  set goal(points) {
    this.#ask('goal', message => message.int(points));
    this.#goal = points;
    this.#changed(null);
  }

  /** The first day that counts, as YYYY-MM-DD, or null. */
  get firstDay() { return this.#firstDay; }
  set firstDay(day) {
    this.#ask('firstDay', message => message.text(day));
    this.#firstDay = day;
    this.#changed(null);
  }

  /**
   * Adds a session, or replaces the one with its id: `{id?, start, end, points}` with ISO 8601
   * times, civil or with an offset. An end before the start is kept as it is. Returns the id.
   */
  put({ id, start, end, points }) {
    const name = id ?? `session-${++this.#count}`;
    const reply = this.#ask('put', message => message.text(name).text(start).text(end).int(points));
    this.#changed({ first: reply.string(), last: reply.string() });
    return name;
  }

  /** Removes a session; returns whether there was one. */
  remove(id) {
    const day = this.#ask('remove', message => message.text(id)).string();
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

  facts({ first, last, today }) {
    if (!today) return [];
    const reply = this.#ask('facts', message => message.text(first).text(last).text(today));
    const facts = [];
    while (!reply.isAtEnd) {
      const [day, tint, low, high, goal] = [reply.string(), reply.next(), reply.next(), reply.next(), reply.next()];
      facts.push({ day, tint: TINTS[tint], progress: { points: high * 2 ** 32 + (low >>> 0), goal } });
    }
    return facts;
  }

  // What pages show ------------------------------------------------------------------------------

  /** Rows of `{heading, value, text}`: current and longest streak, kept days, points of a day's week. */
  figures(today, day, weekStart = '') {
    const reply = this.#ask('figures', message => message.text(today).text(day).byte(firstWeekday(weekStart)));
    const rows = [];
    while (!reply.isAtEnd) rows.push({ heading: reply.string(), value: reply.string(), text: reply.string() });
    return rows;
  }

  /** A day's sessions, earliest first, with a heading and a text for when there are none. */
  sessions(day) {
    const reply = this.#ask('sessions', message => message.text(day));
    const [heading, empty, rows] = [reply.string(), reply.string(), []];
    while (!reply.isAtEnd) {
      rows.push({ id: reply.string(), points: reply.string(), time: reply.string(), remark: reply.string() });
    }
    return { heading, empty, rows };
  }

  /** A word of the page in the locale: `today` or `streaks`. */
  phrase(name) { return this.#ask('phrase', message => message.byte(PHRASES[name])).string(); }
}

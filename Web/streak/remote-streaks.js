// SPDX-License-Identifier: MIT
// Sessions on a server as a data source for <almanac-calendar>. The server counts. Changes waiting to be sent are added
// to its counts, so that a page shows at once what was entered on it. While it is away there is what it said before.

import { isPassing } from '../app/api.js';

const PAGE = 100;
const MOST = 10_000;
const PAUSE = 300;
const MOST_ANSWERS = 64;

/** What is not known. */
export const UNKNOWN = '–';

/** Whether an address asks for something. */
const isOf = ({ searchParams }, wanted) =>
  Object.entries(wanted).every(([name, value]) => searchParams.get(name) === (value || null));

/** The changes in the outbox's entries: `{start, points}`, with negative points for removals. */
function pointsOf(entries) {
  const changes = [];
  for (const { kind, before, after } of entries) {
    if (kind !== 'sessions') continue;
    if (before && !before.deleted) changes.push({ start: before.start, points: -before.points });
    if (after) changes.push({ start: after.start, points: after.points });
  }
  return changes;
}

export class RemoteStreaks {
  #api;
  #book;
  #outbox;
  #zone;
  #listeners = new Set();
  #day = null;
  #limit = PAGE;
  #records = new Map();
  #hasMore = false;
  /** What the server has said of days since anything may have changed. */
  #answers = new Map();
  #pausing = 0;

  /** `zone()` is the viewer's zone. */
  constructor({ api, book, outbox, zone }) {
    this.#api = api;
    this.#book = book;
    this.#outbox = outbox;
    this.#zone = zone;
    // A record in an answer stays valid until the sessions are read again.
    outbox.addEventListener('settled', ({ detail }) => {
      const { entry, record } = detail;
      if (entry.kind !== 'sessions') return;
      this.#answers = new Map();
      // One that has moved to another day is gone from this one.
      const isHere = !record.deleted && entry.day === this.#day;
      if (isHere) this.#records.set(record.id, record); else this.#records.delete(record.id);
    });
  }

  // What <almanac-calendar> asks -----------------------------------------------------------------

  async facts({ first, last, today, timeZone, signal }) {
    if (!today) return [];
    const query = { ...this.#book.interval(first, last), zone: timeZone, today, empty: true };
    const [answers, key] = [this.#answers, JSON.stringify(query)];
    const days = answers.get(key) ?? await this.#api.recall('days', query, signal);
    answers.set(key, days);
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value);
    return this.#book.statedFacts(days, pointsOf(this.#outbox.entries));
  }

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notes that any day may have changed. */
  changed() {
    this.#answers = new Map();
    for (const listener of this.#listeners) listener(null);
  }

  // What the page shows --------------------------------------------------------------------------

  /** The streaks as of today, and the points of a day's week: `{rows, isEmpty}`. */
  async figures({ today, day, weekStart, signal }) {
    const query = { on: today, zone: this.#zone(), ...this.#book.week(day, weekStart) };
    const figures = await this.#api.recall('streak', query, signal).catch(error => this.#lastFigures(query, error));
    const rows = this.#book.givenFigures(today, day, weekStart, { ...figures, points: figures.points ?? 0 });
    if (figures.points === null) Object.assign(rows.at(-1), { value: UNKNOWN, text: '' });
    return { rows, isEmpty: figures.total === 0 && figures.kept === 0 };
  }

  /** What was said last of the streaks, with the points of the days of a week, or null where those are not known. */
  async #lastFigures({ on, zone, from, to }, error) {
    if (!isPassing(error)) throw error;
    const known = (await this.#api.kept('streak')).filter(([url, answer]) => answer && isOf(url, { zone }));
    const last = known.findLast(([url]) => isOf(url, { on })) ?? known.at(-1);
    if (!last) throw error;
    const days = await this.#api.recall('days', { from, to, zone, today: on, empty: true }).catch(() => null);
    return { ...last[1], points: days && days.reduce((sum, { points }) => sum + points, 0) };
  }

  /** Whether there are no sessions at all, on any day. */
  async isEmpty(signal) {
    const { sessions } = await this.#api.recall('sessions', { from: '0000-01-01', to: '9999-12-31', limit: 1 }, signal);
    return sessions.length === 0;
  }

  /** Reads the sessions of a day; `more` reads further ones. */
  async read(day, { more = false, signal } = {}) {
    if (day !== this.#day) this.#limit = PAGE;
    if (more) this.#limit = Math.min(10 * this.#limit, MOST);
    const query = { ...this.#book.interval(day, day), zone: this.#zone(), limit: this.#limit };
    const { sessions, next } = await this.#api.recall('sessions', query, signal)
      .catch(error => this.#among(day, query, error));
    signal?.throwIfAborted();
    this.#day = day;
    this.#hasMore = Boolean(next);
    this.#records = new Map(sessions.map(session => [session.id, session]));
  }

  /** The sessions of a day among those that were read of more days. */
  async #among(day, { from, to, zone }, error) {
    if (!isPassing(error)) throw error;
    const whole = (await this.#api.kept('sessions')).filter(([url, answer]) => answer?.next === null
      && isOf(url, { zone }) && url.searchParams.get('from') <= from && to <= url.searchParams.get('to'));
    if (!whole.length) throw error;
    const all = new Map();
    for (const session of whole.flatMap(([, { sessions }]) => sessions)) {
      if (!(all.get(session.id)?.revision > session.revision)) all.set(session.id, session);
    }
    this.#book.clear();
    for (const session of all.values()) this.#book.put(session);
    return { sessions: this.#book.sessions(day).rows.map(({ id }) => all.get(id)), next: null };
  }

  /** Reads what a page shows of the month of a day, once pages rest: that is then there without the server. */
  readAhead(how) {
    clearTimeout(this.#pausing);
    this.#pausing = setTimeout(() => this.#readMonth(how).catch(() => {}), PAUSE);
  }

  async #readMonth({ day, today, weekStart }) {
    const weekOf = on => this.#book.week(on, weekStart);
    const month = day.slice(0, -2);
    const { from } = weekOf(`${month}01`);
    // Six weeks, as months are shown that have fewer.
    let { to } = weekOf(`${month}28`);
    for (let more = 0; more < 2; more += 1) ({ to } = weekOf(to));
    const days = { from, to, zone: this.#zone() };
    await Promise.all([this.#api.recall('sessions', { ...days, limit: MOST }),
      this.#api.recall('days', { ...days, today, empty: true }), this.figures({ today, day: today, weekStart })]);
  }

  /** Whether the sessions of this day have been read. */
  has(day) { return day === this.#day; }

  /** Whether there is anything to show for a day. */
  hasAny(day) {
    return this.has(day)
      || this.#outbox.overlay.some(({ kind, day: on, after }) => kind === 'sessions' && on === day && after);
  }

  /**
   * The day as it is shown: `{heading, empty, rows, hasMore, points}`; the points are null while there are more rows.
   * A row has its record as read (null for one that is new here), the record as it will be, and whether that is waiting
   * to be sent.
   */
  listing(day) {
    const known = this.has(day) ? [...this.#records] : [];
    const shown = new Map(known.map(([id, record]) => [id, { record, session: record, isPending: false }]));
    for (const { kind, id, after, day: on } of this.#outbox.overlay) {
      if (kind !== 'sessions') continue;
      const record = shown.get(id)?.record ?? null;
      if (after && on === day) shown.set(id, { record, session: after, isPending: true }); else shown.delete(id);
    }
    this.#book.clear();
    for (const { session } of shown.values()) this.#book.put(session);
    const { heading, empty, rows } = this.#book.listing(day);
    const hasMore = this.has(day) && this.#hasMore;
    const sum = [...shown.values()].reduce((points, { session }) => points + session.points, 0);
    return { heading, empty, hasMore, points: hasMore ? null : sum,
      rows: rows.map(row => ({ ...row, ...shown.get(row.id) })) };
  }
}

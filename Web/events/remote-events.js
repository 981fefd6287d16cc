// SPDX-License-Identifier: MIT
// The events of a server as a data source for <almanac-calendar>, and their calendars. What has been changed on this
// device is shown at once, whether it has been sent or not.

import { occurrenceOf } from './times.js';
import { todayFacts } from './today.js';

const MOST_ANSWERS = 64;

export class RemoteEvents {
  #api;
  #book;
  #outbox;
  #zone;
  #untitled;
  #counts;
  #listeners = new Set();
  #calendars = null;
  /** What the server has acknowledged of them since. */
  #written = [];
  #known = new Map();
  /** What the server has said of days since anything may have changed. */
  #answers = new Map();
  /** Whole events, as they were read. */
  #records = new Map();
  /** What the server has acknowledged since anything was read. */
  #settled = new Map();
  /** The new event that somebody is writing. */
  #draft = null;
  /** What stands among the events until layers come. */
  bars = [];
  /** What events wait for, if anything, so as to be shown with it. */
  until;

  /**
   * `zone()` is the viewer's zone, `untitled` what an event without a title is called; `counts()` says whether days are
   * told how many events they have.
   */
  constructor({ api, book, outbox, zone, untitled, counts }) {
    this.#api = api;
    this.#book = book;
    this.#outbox = outbox;
    this.#zone = zone;
    this.#untitled = untitled;
    this.#counts = counts;
    outbox.addEventListener('settled', ({ detail: { entry: { kind }, record } }) => {
      if (kind === 'calendars') this.#written.push({ kind, id: record.id, after: record.deleted ? null : record });
      if (kind !== 'events') return;
      this.#settled.set(record.id, record);
      this.#records.set(record.id, record);
    });
    outbox.addEventListener('change', () => this.#tell());
  }

  // Calendars ------------------------------------------------------------------------------------

  /** The calendars in their order, with what is being changed of them. */
  async calendars(signal) {
    this.#calendars ??= this.#api.recall('calendars').catch(error => {
      this.#calendars = null;
      throw error;
    });
    const all = await this.#calendars;
    if (signal?.aborted) throw signal.reason;
    const byID = new Map(all.map(calendar => [calendar.id, calendar]));
    for (const { kind, id, after } of [...this.#written, ...this.#outbox.entries]) {
      if (kind !== 'calendars') continue;
      if (after) byID.set(id, { hidden: false, ...byID.get(id), ...after }); else byID.delete(id);
    }
    return [...byID.values()].sort((a, b) => a.order - b.order);
  }

  /** Shows or hides a calendar, whatever else has been changed of it meanwhile. */
  toggle({ revision, change, ...calendar }) {
    const [id, hidden] = [calendar.id, !calendar.hidden];
    this.#outbox.push({ op: 'edit', kind: 'calendars', id, values: { hidden }, after: { ...calendar, hidden } });
  }

  /**
   * How many events a calendar has, with what is being changed; of the fifty years before and after today, which
   * the server tells at once.
   */
  async count(calendar, today) {
    const [first, last] = [-50, 50].map(years => `${Number(today.slice(0, 4)) + years}-01-01`);
    const isNew = this.#outbox.entries.some(({ op, kind, id }) =>
      op === 'add' && kind === 'calendars' && id === calendar);
    const { occurrences } = isNew ? { occurrences: [] } : await this.#api.get('occurrences',
      { ...this.#book.interval(first, last), zone: this.#zone(), calendars: calendar });
    const own = this.#withChanges(occurrences, { first, last }).filter(one => one.calendar === calendar);
    return new Set(own.map(({ event }) => event)).size;
  }

  // Events ---------------------------------------------------------------------------------------

  /** What is known of an occurrence that is shown. */
  occurrence(id) { return this.#known.get(id); }

  /** The first event with hours that begins on a day, of those that have been shown. */
  firstOn(day) {
    return [...this.#known.values()].filter(({ start }) => start.startsWith(`${day}T`))
      .reduce((first, one) => (first && first.start <= one.start ? first : one), undefined);
  }

  /** The last change of an event that waits to be sent. */
  #waiting(id) { return this.#outbox.overlay.find(entry => entry.kind === 'events' && entry.id === id); }

  isPending(id) { return this.#waiting(id) !== undefined; }

  /** Whether an event has been deleted here, or what made it undone. */
  isGone(id) {
    const waiting = this.#waiting(id);
    return waiting ? !waiting.after : Boolean(this.#records.get(id)?.deleted);
  }

  /** A whole event as it is shown; one with changes that wait has no revision. */
  async event(id) {
    const present = this.whole(id);
    if (present) return present;
    const record = this.#records.get(id);
    try {
      const read = await this.#api.recall(`events/${encodeURIComponent(id)}`);
      this.#records.set(id, read);
      return read;
    } catch (error) {
      if (!record) throw error;
      return record;
    }
  }

  /** A whole event as it is shown, as far as it is here already; or null. */
  whole(id) {
    const waiting = this.#waiting(id);
    if (waiting) return waiting.after;
    const record = this.#records.get(id);
    const { revision = record?.revision } = this.#known.get(id) ?? {};
    return record && record.revision === revision ? record : null;
  }

  /** Shows a new event as it is being written, in place of how it was; null shows none. */
  draft(event) {
    const days = [this.#draft, event].filter(Boolean).map(each => occurrenceOf(each, this.#zone()))
      .flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)]).sort();
    this.#draft = event;
    if (days.length) this.#tell({ first: days[0], last: days.at(-1) });
  }

  /** Reads the whole events of some days, which can then be edited without the server. */
  async read({ first, last }) {
    const events = await this.#api.recall('events', { ...this.#book.interval(first, last), zone: this.#zone() });
    for (const event of events) {
      if (!(this.#records.get(event.id)?.revision > event.revision)) this.#records.set(event.id, event);
    }
  }

  // What <almanac-calendar> asks -----------------------------------------------------------------

  async facts(request) {
    const today = todayFacts(request);
    if (!this.#counts()) return today;
    const { first, last, signal } = request;
    const calendars = await this.calendars(signal);
    // The server counts only in calendars that it has, and only what it has been sent.
    const known = new Set((await this.#calendars ?? []).map(({ id }) => id));
    const shown = calendars.filter(({ id, hidden }) => !hidden && known.has(id)).map(({ id }) => id);
    if (!shown.length) return today;
    const { days } = await this.#api.recall('occurrences', { ...this.#book.interval(first, last), zone: this.#zone(),
      detail: 'counts', calendars: shown.join(',') }, signal);
    const counted = days.map(day => (day.day === today[0]?.day ? { ...today[0], ...day } : day));
    return counted.some(({ day }) => day === today[0]?.day) ? counted : [...counted, ...today];
  }

  async occurrences({ first, last, signal }) {
    const [calendars, answer] = await Promise.all([this.calendars(signal), this.#answer(first, last, signal),
      this.until]);
    const byID = new Map(calendars.map(calendar => [calendar.id, calendar]));
    // The server says of each event the colour that its calendar had then.
    const former = new Map((await this.#calendars ?? []).map(({ id, color }) => [id, color]));
    const found = this.#withChanges(answer.occurrences, { first, last })
      .filter(({ calendar, isDraft }) =>
        isDraft || (byID.has(calendar) ? !byID.get(calendar).hidden : !former.has(calendar)));
    const bars = this.bars.filter(({ start }) => first <= start && start <= last);
    return bars.concat(found.map(occurrence => {
      const of = occurrence.calendar;
      const isOwn = occurrence.color && occurrence.color !== former.get(of);
      const color = isOwn ? occurrence.color : byID.get(of)?.color ?? occurrence.color;
      this.#known.set(occurrence.id, { ...occurrence, color });
      const { color: own, title, ...others } = occurrence;
      return { ...others, title: title || this.#untitled, tint: color, group: of, locked: byID.get(of)?.locked };
    }));
  }

  async #answer(first, last, signal) {
    const answers = this.#answers;
    const query = { ...this.#book.interval(first, last), zone: this.#zone() };
    const key = JSON.stringify(query);
    const answer = answers.get(key) ?? await this.#api.recall('occurrences', query, signal);
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value);
    return answer;
  }

  /** Occurrences of some days after all that has been changed here. */
  #withChanges(occurrences, { first, last }) {
    const changed = new Map(this.#settled);
    for (const { kind, id, after } of this.#outbox.overlay) if (kind === 'events') changed.set(id, after);
    // Once it is saved it is one of those.
    const draft = this.#draft && !changed.has(this.#draft.id) ? this.#draft : null;
    if (draft) changed.set(draft.id, draft);
    const isThere = ({ start, end }) => start.slice(0, 10) <= last && end.slice(0, 10) >= first;
    const made = [...changed.values()].filter(event => event && !event.deleted)
      .map(event => ({ ...occurrenceOf(event, this.#zone()), isDraft: event === draft })).filter(isThere);
    return [...occurrences.filter(({ event }) => !changed.has(event)), ...made];
  }

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notes that events of any day, and calendars, may have changed. */
  changed() {
    this.#calendars = null;
    this.#written = [];
    this.#answers = new Map();
    this.#settled.clear();
    this.#tell();
  }

  #tell(days = null) {
    for (const listener of this.#listeners) listener(days);
  }
}

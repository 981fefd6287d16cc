// SPDX-License-Identifier: MIT
// The events of a server as a data source for <almanac-calendar>, and their calendars.

import { todayFacts } from './today.js';

export class RemoteEvents {
  #api;
  #book;
  #zone;
  #listeners = new Set();
  #calendars = null;
  #changing = new Map();
  #known = new Map();

  /** `zone()` is the viewer's zone. */
  constructor({ api, book, zone }) {
    this.#api = api;
    this.#book = book;
    this.#zone = zone;
  }

  /** The calendars in their order, with what is being changed of them. */
  async calendars(signal) {
    this.#calendars ??= this.#api.recall('calendars').catch(error => {
      this.#calendars = null;
      throw error;
    });
    const all = await this.#calendars;
    if (signal?.aborted) throw signal.reason;
    return all.map(calendar => ({ ...calendar, hidden: this.#changing.get(calendar.id) ?? calendar.hidden }));
  }

  /** Shows or hides a calendar at once, and tells the server. */
  async toggle({ id, hidden, revision }) {
    this.#changing.set(id, !hidden);
    this.#tell();
    try {
      await this.#api.send('PATCH', `calendars/${encodeURIComponent(id)}`, { revision, hidden: !hidden });
      this.#calendars = null;
      await this.calendars();
    } finally {
      this.#changing.delete(id);
      this.changed();
    }
  }

  /** What is known of an occurrence that is shown. */
  occurrence(id) { return this.#known.get(id); }

  /** The whole event of an occurrence. */
  event({ event }) { return this.#api.recall(`events/${encodeURIComponent(event)}`); }

  // What <almanac-calendar> asks -----------------------------------------------------------------

  facts(request) { return todayFacts(request); }

  async occurrences({ first, last, signal }) {
    const [calendars, answer] = await Promise.all([this.calendars(signal),
      this.#api.recall('occurrences', { ...this.#book.interval(first, last), zone: this.#zone() }, signal)]);
    const hidden = new Set(calendars.filter(calendar => calendar.hidden).map(({ id }) => id));
    const found = answer.occurrences.filter(({ calendar }) => !hidden.has(calendar));
    for (const occurrence of found) this.#known.set(occurrence.id, occurrence);
    return found.map(({ color, ...occurrence }) => ({ ...occurrence, tint: color }));
  }

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notes that events of any day, and calendars, may have changed. */
  changed() {
    this.#calendars = null;
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener(null);
  }
}

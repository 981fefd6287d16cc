// SPDX-License-Identifier: MIT
// What a day holds: read from the server, with what waits to be sent, and as rows of one list.

import { ofDay, timesOn } from './times.js';

// Each has ten times as many sessions as the one before, from a hundred on.
const MOST_PAGES = 2;

export class Day {
  #frame;
  #source;
  #streaks;
  #marks;
  #names;
  #day = null;
  #reading = new AbortController();
  #occurrences = [];
  #kinds = [];

  /** `source` has the events, `streaks` the sessions, `marks` those of single days; `names` are the page's words. */
  constructor({ frame, source, streaks, marks, names }) {
    [this.#frame, this.#source, this.#streaks, this.#marks, this.#names] = [frame, source, streaks, marks, names];
  }

  get kinds() { return this.#kinds; }

  /** Reads a day; resolves with whether all of it could be, and with null where another one was asked for meanwhile. */
  async read(day) {
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    const isOther = day !== this.#day;
    const [occurrences, kinds, ...others] = await Promise.allSettled([
      this.#source.occurrences({ first: day, last: day, signal }), this.#marks.kinds(signal),
      this.#marks.read(day, signal), this.#readSessions(day, signal)]);
    if (signal.aborted) return null;
    this.#day = day;
    if (occurrences.value || isOther) this.#occurrences = occurrences.value ?? [];
    this.#kinds = kinds.value ?? this.#kinds;
    return [occurrences, kinds, ...others].every(({ status }) => status === 'fulfilled');
  }

  async #readSessions(day, signal) {
    await this.#streaks.read(day, { signal });
    // The list has no more than one page of them, unless it is told to read on.
    for (let pages = 0; pages < MOST_PAGES && this.#streaks.listing(day).hasMore; pages += 1) {
      await this.#streaks.read(day, { more: true, signal });
    }
  }

  /** The rows of the day that has been read. */
  rows() {
    const day = this.#day;
    return day === null ? [] : [...this.#eventRows(day), ...this.#sessionRows(day), ...this.#markRows(day)];
  }

  #eventRows(day) {
    const { locale, selectedItems } = this.#frame.calendar;
    const when = timesOn(day, { locale, allDay: this.#names.allDay });
    return ofDay(this.#occurrences, day).map(occurrence => ({
      key: `event ${occurrence.id}`, kind: 'event', name: occurrence.title, color: occurrence.tint, occurrence,
      isPending: this.#source.isPending(occurrence.event), isPicked: selectedItems?.includes(occurrence.id),
      isCancelled: occurrence.status === 'cancelled',
      detail: [occurrence.status === 'cancelled' && this.#names.cancelled, when(occurrence), occurrence.location,
        this.#source.isPending(occurrence.event) && this.#frame.say('pending')].filter(Boolean).join(' · '),
    }));
  }

  #sessionRows(day) {
    if (!this.#streaks.hasAny(day)) return [];
    const { rows, points } = this.#streaks.listing(day);
    const goal = this.#frame.settings?.goal;
    const bar = points > 0 && goal > 0
      ? [{ key: 'goal', kind: 'goal', points, goal, name: this.#frame.say('toward', goal, points) }] : [];
    return [...bar, ...rows.map(row => ({ key: `session ${row.id}`, kind: 'session', name: row.points, row, day,
      isPending: row.isPending,
      detail: [row.time, row.isPending ? this.#frame.say('pending') : row.remark].filter(Boolean).join(' · ') }))];
  }

  #markRows(day) {
    if (!this.#marks.hasAny(day)) return [];
    return this.#marks.listing(day, this.#kinds).rows.map(row => ({ key: `mark ${row.id}`, kind: 'mark',
      name: row.mark.type, tint: row.tint, row, isPending: row.isPending,
      detail: [row.mark.owner, row.isPending && this.#frame.say('pending')].filter(Boolean).join(' · ') }));
  }
}

// SPDX-License-Identifier: MIT
// A small store of events that a calendar edits: it stores what it is told of, or refuses it, when the test says.

import { fortnight } from '/gallery/fortnight.js';

const FIRST = '2024-02-12';
const LAST = '2024-03-02';
const dayOf = time => time.slice(0, 10);

export class Diary {
  /** What is stored, by id. */
  events = new Map();
  /** How often each kind of edit has come. */
  told = { itemcreate: 0, itemmove: 0, itemresize: 0 };
  #bench;
  #open = [];
  #made = 0;

  constructor(bench) {
    this.#bench = bench;
    for (const event of fortnight({ first: FIRST, last: LAST })) this.events.set(event.id, event);
  }

  occurrences({ first, last }) {
    return [...this.events.values()].filter(({ start, end }) => dayOf(start) <= last && dayOf(end) >= first);
  }

  subscribe(changed) {
    this.#bench.changed = changed;
    return () => {};
  }

  follow(calendar) {
    for (const type of Object.keys(this.told)) {
      calendar.addEventListener(type, ({ detail }) => {
        this.told[type] += 1;
        detail.waitUntil(new Promise(answer => this.#open.push({ ...detail, answer })));
      });
    }
  }

  /** How many edits wait for an answer. */
  get waiting() { return this.#open.length; }

  /** Stores the first edit that waits, or refuses it; what somebody has deleted is refused in any case. */
  settle(isStored) {
    const edit = this.#open.shift();
    if (!edit) return;
    const { id, copyOf, start, end, answer } = edit;
    const old = this.events.get(id ?? copyOf);
    if (!isStored || id !== null && !old) return answer('Not today.');
    const made = id ?? `made ${this.#made += 1}`;
    this.events.set(made, { title: 'New', ...old, id: made, start, end });
    answer();
  }

  /** Somebody else deletes an event, or moves one to another day. */
  change(number) {
    const event = [...this.events.values()][number % this.events.size];
    if (number % 3 === 0 && this.events.size > 20) this.events.delete(event.id);
    else if (dayOf(event.start) === dayOf(event.end)) {
      const move = time => time.replace(/-\d\d(?=T|$)/, `-${String(12 + number % 16)}`);
      this.events.set(event.id, { ...event, start: move(event.start), end: move(event.end) });
    }
    this.#bench.changed(null);
  }
}

// SPDX-License-Identifier: MIT
// Changes written on this device that have not been acknowledged yet. They survive a reload. Each is sent again, with
// the same id, until there is an answer; changes of one record are sent in order.
//
// Events: `change` (the entries have changed), `settled` (detail: entry, record), `refused` (detail: entry, problem),
// `conflict` (detail: entry), `discarded` (detail: entry, which is not sent any more), `unkept` (the browser does not
// store them).

import { isPassing } from './api.js';

const LOCK = 'almanac-outbox';

/** A new id, unique everywhere. */
export const newID = () => crypto.randomUUID();

const withoutID = ({ id, ...values }) => values;

const REQUESTS = {
  add: entry => ['POST', entry.kind, { id: entry.id, ...entry.values }],
  edit: entry => ['PATCH', `${entry.kind}/${encodeURIComponent(entry.id)}`,
    { revision: entry.revision, ...entry.values }],
  restore: entry => ['PATCH', `${entry.kind}/${encodeURIComponent(entry.id)}`,
    { revision: entry.revision, deleted: false, ...entry.values }],
  delete: entry => ['DELETE', `${entry.kind}/${encodeURIComponent(entry.id)}`, undefined, { revision: entry.revision }],
  settings: entry => ['PUT', 'settings', { revision: entry.revision, ...entry.values }],
};

export class Outbox extends EventTarget {
  #api;
  #store = null;
  #entries = [];
  #number = 0;
  #busy = null;
  #lost;

  /** `lost(error)` is called when the server does not answer. */
  constructor(api, lost) {
    super();
    this.#api = api;
    this.#lost = lost;
    this.#read();
    addEventListener('storage', event => {
      if (event.key === null || event.key.startsWith(this.#prefix)) this.#read();
    });
  }

  get #prefix() { return `almanac.outbox.${this.#store}.`; }

  /** The entries, oldest first. Entries of another store wait until it is back. */
  get entries() { return this.#entries; }
  get waiting() { return this.#entries.filter(entry => !entry.conflict); }
  get conflicts() { return this.#entries.filter(entry => entry.conflict); }

  /** Switches to the entries of a store. Changes made before any store was known go to this one. */
  use(store) {
    const homeless = this.#store === null ? this.#entries : [];
    for (const entry of homeless) this.#drop(entry);
    this.#store = store;
    for (const entry of homeless) this.#write(Object.assign(entry, { store }));
    this.#read();
  }

  #read() {
    // What the browser does not store exists only here.
    const found = this.#entries.filter(entry => entry.isUnkept && entry.store === this.#store);
    try {
      for (let index = 0; index < localStorage.length; index += 1) {
        const key = localStorage.key(index);
        if (key.startsWith(this.#prefix)) found.push(JSON.parse(localStorage.getItem(key)));
      }
    } catch {
      return;
    }
    this.#entries = found.sort((a, b) => a.at - b.at || a.number - b.number);
    this.dispatchEvent(new Event('change'));
  }

  #write(entry) {
    try {
      localStorage.setItem(this.#prefix + entry.key, JSON.stringify(entry));
    } catch {
      entry.isUnkept = true;
      this.dispatchEvent(new Event('unkept'));
    }
  }

  #drop(entry) {
    this.#entries = this.#entries.filter(other => other.key !== entry.key);
    try {
      localStorage.removeItem(this.#prefix + entry.key);
    } catch {
      // The browser did not store it in the first place.
    }
  }

  /**
   * Adds a change: `{op, kind, id, values, before, after, day}`. `before` is the record as it was, `after` its id and
   * contents as they will be; either may be null. Resolves with the result, see `#settle`.
   */
  push(change) {
    const follows = this.#entries.some(entry => entry.kind === change.kind && entry.id === change.id);
    const entry = {
      ...change, store: this.#store, key: newID(), at: Date.now(), number: this.#number += 1,
      // After another change of the same record, that change's answer provides the revision.
      revision: follows ? null : change.base ?? change.before?.revision ?? null,
    };
    this.#entries = [...this.#entries, entry];
    this.#write(entry);
    const settled = this.#settled(entry.key);
    this.dispatchEvent(new Event('change'));
    this.flush();
    return { entry, settled };
  }

  #settled(key) {
    return new Promise(resolve => {
      const done = new AbortController();
      for (const type of ['settled', 'refused', 'conflict']) {
        this.addEventListener(type, ({ detail }) => {
          if (detail.entry.key !== key) return;
          done.abort();
          resolve({ type, ...detail });
        }, { signal: done.signal });
      }
    });
  }

  /** Resolves when nothing is being sent. */
  idle() { return this.#busy ?? Promise.resolve(); }

  /** Sends what is waiting; if several pages are open, only one of them sends. */
  flush() {
    if (this.#store === null || this.waiting.length === 0) return this.idle();
    const store = this.#store;
    const send = () => this.#sendAll(store);
    const previous = this.#busy ?? Promise.resolve();
    const busy = previous.then(() => navigator.locks ? navigator.locks.request(LOCK, send) : send()).finally(() => {
      if (this.#busy === busy) this.#busy = null;
    });
    this.#busy = busy;
    return busy;
  }

  async #sendAll(store) {
    // Another page may have sent some of them while this one waited.
    this.#read();
    for (let entry; store === this.#store && (entry = this.#next());) {
      try {
        if (entry.revision === null && entry.op !== 'add') await this.#findRevision(entry);
        this.#acknowledged(entry, await this.#api.send(...REQUESTS[entry.op](entry)));
      } catch (error) {
        if (isPassing(error)) {
          this.#lost(error);
          return;
        }
        this.#refused(entry, error);
      }
    }
  }

  /** The oldest entry whose record has no conflict before it. */
  #next() {
    const blocked = new Set(this.conflicts.map(entry => `${entry.kind}/${entry.id}`));
    return this.#entries.find(entry => !blocked.has(`${entry.kind}/${entry.id}`));
  }

  async #findRevision(entry) {
    const path = entry.kind === 'settings' ? 'settings' : `${entry.kind}/${encodeURIComponent(entry.id)}`;
    const { revision } = await this.#api.get(path);
    this.#replace(entry, { revision });
  }

  #replace(entry, values) {
    Object.assign(entry, values);
    this.#write(entry);
  }

  #acknowledged(entry, record) {
    this.#drop(entry);
    const next = this.#entries.find(other => other.kind === entry.kind && other.id === entry.id);
    if (next && next.revision === null) this.#replace(next, { revision: record.revision });
    this.#tell('settled', { entry, record });
  }

  #refused(entry, problem) {
    const isGone = problem.status === 404 && entry.op !== 'add';
    if (problem.status !== 409 && !isGone) {
      this.#drop(entry);
      this.#tell('refused', { entry, problem });
      return;
    }
    this.#replace(entry, { conflict: { current: problem.current ?? null } });
    this.#tell('conflict', { entry });
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
    this.dispatchEvent(new Event('change'));
  }

  /** Discards an entry and the entries that build on it. */
  discard({ kind, id }) { this.#forget(other => other.kind === kind && other.id === id); }

  #forget(isMeant) {
    for (const entry of this.#entries.filter(isMeant)) {
      this.#drop(entry);
      this.#tell('discarded', { entry });
    }
  }

  /** What a record with a conflict will be if one's own version is kept: other changes may have followed. */
  latest({ kind, id, after }) {
    const others = this.#entries.filter(other => other.kind === kind && other.id === id && other.op !== 'restore');
    return others.length ? others.at(-1).after : after;
  }

  /** Sends an entry again, on top of the present record. */
  insist({ key }) {
    const entry = this.#entries.find(other => other.key === key);
    if (!entry?.conflict) return this.idle();
    const { current } = entry.conflict;
    const values = { conflict: undefined, revision: current?.revision ?? null,
      before: current?.deleted ? null : current };
    // A record deleted meanwhile has to be restored, and one that never existed has to be made.
    if (entry.op === 'edit' && current?.deleted) {
      Object.assign(values, { op: 'restore', values: withoutID(entry.after) });
      // Who has undone the deletion meanwhile has what that wanted, and the version that is kept.
      this.#forget(other => other.op === 'restore' && other.kind === entry.kind && other.id === entry.id);
    }
    if (entry.op !== 'delete' && current === null && entry.kind !== 'settings') {
      Object.assign(values, { op: 'add', values: withoutID(entry.after) });
    }
    if (entry.op === 'add' && current) Object.assign(values, { op: current.deleted ? 'restore' : 'edit' });
    this.#replace(entry, values);
    this.dispatchEvent(new Event('change'));
    return this.flush();
  }
}

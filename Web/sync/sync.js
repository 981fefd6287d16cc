// SPDX-License-Identifier: MIT
// Keeps, sends and undoes what the module of changes says. `Outbox` and `History` in `Web/app` are its doors, which
// load it; they tell what happens.

import { isPassing, Unreachable } from '../app/api.js';
import { CONTENTS, newID } from '../app/records.js';
import { ChangeBook } from './change-book.js';
import { answerOf, held, written } from './comparing.js';
import { recover } from './durable.js';
import { concerns, Kept } from './kept.js';

const LOCK = 'almanac-outbox';
const CHANNEL = 'almanac-outbox';
const LOCKED = 'urn:almanac:problem:calendar-locked';

// Milliseconds.
const PATIENCE = 1_000;

const pause = duration => new Promise(resolve => { setTimeout(resolve, duration); });
const withoutID = ({ id, ...values }) => values;

/** What undoing restores of a record. */
const restored = ({ kind, id }, record) => record
  && { id, ...Object.fromEntries(CONTENTS[kind].map(name => [name, record[name] ?? null])) };

const REQUESTS = {
  add: entry => ['POST', entry.kind, { id: entry.id, ...entry.values }],
  edit: entry => ['PATCH', pathOf(entry), { revision: entry.revision, ...written(entry) }],
  restore: entry => ['PATCH', pathOf(entry), { revision: entry.revision, deleted: false, ...entry.values }],
  delete: entry => ['DELETE', pathOf(entry), undefined, { revision: entry.revision }],
  settings: entry => ['PUT', 'settings', { revision: entry.revision, ...entry.values }],
};

function pathOf({ kind, id }) {
  return kind === 'settings' ? 'settings' : `${kind}/${encodeURIComponent(id)}`;
}

/** What an edit has replaced, of all that it writes. */
const replaced = (values, before) => Object.fromEntries(Object.keys(values).map(name => [name, before[name] ?? null]));

export class Sync {
  #api;
  #book;
  #outbox;
  #lost;
  #store = null;
  #kept = new Kept(null);
  #entries = [];
  /** The days of what records hold, for what is undone. */
  #days = new WeakMap();
  #last = 0;
  #groups = 0;
  #busy = null;
  /** Why the server did not answer last. */
  #away = null;
  /** By their keys, the entries that were made here and that nobody has answered: `{number, resolve}`. */
  #unanswered = new Map();
  /** Where pages that share what is kept tell each other the answers. */
  #others = new BroadcastChannel(CHANNEL);
  #moving = Promise.resolve();

  /** `outbox` is told what happens, and `lost(error)` is called when the server does not answer. */
  constructor({ api, book, outbox, lost }) {
    this.#api = api;
    this.#book = book;
    this.#outbox = outbox;
    this.#lost = lost;
    addEventListener('storage', ({ key }) => { if (concerns(this.#store, key)) this.#read(); });
    this.#others.addEventListener('message', ({ data }) => this.#heard(data));
    this.#read();
  }

  /** Nothing is read, and so sent, before what a browser was killed with is back, unless that takes long. */
  static async open(options) {
    const recovered = recover();
    const [book] = await Promise.all([ChangeBook.open(), Promise.race([recovered, pause(PATIENCE)])]);
    const sync = new Sync({ ...options, book });
    recovered.then(() => sync.#goOn());
    return sync;
  }

  /** Goes on with what a browser that was killed had kept. */
  #goOn() {
    if (this.#store !== null) this.#adopt(new Kept(null).read() ?? []);
    this.#read();
    this.flush();
  }

  /** The entries, oldest first. Those of another store wait until it is back. */
  get entries() { return this.#entries; }

  /** The entries whose records are shown instead of what was read of them: the last one of each. */
  get overlay() { return [...new Map(this.#entries.map(entry => [`${entry.kind}/${entry.id}`, entry])).values()]; }

  /** Switches to the entries of a store. Changes made before any store was known go to this one. */
  use(store) {
    if (store === this.#store) return;
    const homeless = this.#store === null ? this.#entries : [];
    this.#store = store;
    this.#kept = new Kept(store);
    this.#adopt(homeless);
    this.#read();
  }

  /** Keeps what was made before any store was known with this one. */
  #adopt(homeless) {
    for (const entry of homeless) new Kept(null).remove(entry);
    for (const entry of homeless) this.#write(Object.assign(entry, { store: this.#store }));
  }

  // Keeping --------------------------------------------------------------------------------------

  #read() {
    const kept = this.#kept.read();
    if (!kept) return;
    const numbers = new Map(this.#entries.map(({ key, number }) => [key, number]));
    // What the browser does not store exists only here.
    const keys = new Set(kept.map(({ key }) => key));
    const unkept = this.#entries.filter(({ key, isUnkept, store }) =>
      isUnkept && store === this.#store && !keys.has(key));
    if (numbers.size + kept.length + unkept.length === 0) return;
    this.#entries = [...kept, ...unkept].sort((a, b) => a.at - b.at || a.number - b.number);
    for (const entry of this.#entries) entry.number = numbers.get(entry.key) ?? this.#newNumber(entry);
    this.#book.take(this.#entries);
    this.#tell();
  }

  #newNumber({ key }) { return this.#unanswered.get(key)?.number ?? (this.#last += 1); }

  #write(entry) {
    delete entry.isUnkept;
    if (this.#kept.write(entry)) return;
    entry.isUnkept = true;
    this.#outbox.dispatchEvent(new Event('unkept'));
  }

  /** Does with the entries what the book has done with its own; returns those that are gone. */
  #follow() {
    const rows = new Map(this.#book.rows.map(row => [row.number, row]));
    const gone = this.#entries.filter(({ number }) => !rows.has(number));
    for (const entry of gone) this.#kept.remove(entry);
    this.#entries = this.#entries.filter(({ number }) => rows.has(number));
    for (const entry of this.#entries) {
      const { op, revision, conflict } = rows.get(entry.number);
      const isOld = !conflict === !entry.conflict
        && conflict?.current?.revision === entry.conflict?.current?.revision;
      if (op === entry.op && revision === entry.revision && isOld) continue;
      this.#write(Object.assign(entry, { op, revision, conflict }));
    }
    return gone;
  }

  #add(row, change, resolve) {
    const entry = { ...change, store: this.#store, key: newID(), at: Date.now(), number: row.number,
      revision: row.revision };
    this.#last = Math.max(this.#last, row.number);
    this.#unanswered.set(entry.key, { number: row.number, resolve });
    this.#entries = [...this.#entries, entry];
    this.#write(entry);
    return entry;
  }

  #tell(type, detail) {
    if (type) this.#outbox.dispatchEvent(new CustomEvent(type, { detail }));
    this.#outbox.dispatchEvent(new Event('change'));
  }

  // Changes --------------------------------------------------------------------------------------

  /** Adds a change, see `Outbox.push`; resolves with what becomes of it. */
  push({ group, ...change }, isRemembered) {
    const { op, day, former = day, values, before, after, base = before?.revision } = change;
    const [was, becomes] = [held(before), held(after)];
    if (was) this.#days.set(was, former);
    if (becomes) this.#days.set(becomes, day);
    if (group) group.number ??= this.#groups += 1;
    const undoing = op === 'edit' && was ? replaced(values, was) : null;
    this.#book.push({ ...change, before: was, after: becomes, undoing }, base, isRemembered ? group?.number ?? 0 : -1);
    const settled = new Promise(resolve => { this.#add(this.#book.rows.at(-1), change, resolve); });
    this.#sendNow();
    return settled;
  }

  /** Tells and sends what was changed just now: of a server that is away it is asked at once whether it is back. */
  #sendNow() {
    this.#tell();
    if (this.#api.isAway) this.#lost(new Unreachable());
    this.flush();
  }

  // Sending --------------------------------------------------------------------------------------

  /** Resolves when nothing is being sent. */
  idle() { return this.#busy ?? Promise.resolve(); }

  /** Sends what is waiting; if several pages are open, only one of them sends. */
  flush() {
    if (this.#store === null || !this.#book.next) return this.idle();
    const store = this.#store;
    const send = () => this.#sendAll(store);
    const one = () => (navigator.locks ? navigator.locks.request(LOCK, send) : send());
    const busy = this.idle().then(one).finally(() => { if (this.#busy === busy) this.#busy = null; });
    this.#busy = busy;
    return busy;
  }

  /** Has conflicts be about what the server has now, or none. Resolves when nothing is being sent. */
  recheck() {
    if (!this.#entries.some(({ conflict }) => conflict)) return this.idle();
    this.#book.recheck();
    return this.flush();
  }

  async #sendAll(store) {
    this.#away = this.#api.isAway ? new Unreachable() : null;
    // What waits is sent once the server is back.
    if (this.#away) return;
    // Another page may have sent some of them while this one waited.
    this.#read();
    for (let next; store === this.#store && (next = this.#book.next);) {
      const entry = this.#entries.find(({ number }) => number === next.id);
      const later = this.#book.rows.find(({ number }) => number === next.id).laterRevision;
      try {
        if (next.needsRevision) {
          const { revision } = await this.#api.get(pathOf(entry));
          this.#book.note(entry.number, revision);
          this.#follow();
        } else {
          const sent = { ...entry, revision: later ?? entry.revision };
          this.#written(entry, await this.#api.send(...REQUESTS[entry.op](sent)), later);
        }
      } catch (error) {
        if (isPassing(error)) {
          this.#away = error;
          this.#lost(error);
          return;
        }
        this.#refused(entry, error);
      }
    }
  }

  #written(entry, record, later) {
    // Sent again, it is answered with the record as it is now, to which others may have written since. What they had
    // written before, elsewhere in the record, nobody here has seen either.
    const revision = later === null ? Math.min(record.revision, (entry.revision ?? 0) + 1) : entry.revision;
    this.#answer(entry, 'written', { ...record, revision }, { record });
  }

  #refused(entry, problem) {
    const isGone = problem.status === 404 && entry.op !== 'add';
    const current = problem.current ?? null;
    const refusal = problem.type === LOCKED ? 'refusedForNow' : 'refused';
    if (problem.status !== 409 && !isGone) this.#answer(entry, refusal, undefined, { problem });
    else this.#answer(entry, answerOf(entry, current), current,
      { record: current ?? { id: entry.id, deleted: true } });
  }

  /** Takes an answer to an entry, and tells what has become of it: here, and to other pages that may have made it. */
  #answer(entry, answer, current, more) {
    const { conflict } = entry;
    const outcome = this.#book.answer(entry.number, answer, current);
    this.#follow();
    // It was known, and may be about something else by now, or none any more.
    if (outcome === 'none' && conflict !== entry.conflict) this.#tell();
    // One that was given up meanwhile has taken effect all the same.
    const type = outcome === 'none' && answer === 'written' ? 'settled' : outcome;
    if (type === 'none') return;
    const detail = { entry, ...more };
    this.#tell(type, detail);
    this.#unanswered.get(entry.key)?.resolve?.({ type, ...detail });
    this.#end(type, detail, answer, current);
  }

  #end(type, { entry, record, problem }, answer, current) {
    if (type !== 'conflict') this.#unanswered.delete(entry.key);
    // What else an error has does not go with it.
    const { message, field, status } = problem ?? {};
    this.#others.postMessage({ type, entry, record, problem: { message, field, status }, answer, current });
  }

  /** Another page has sent an entry, or given it up: what was made here can be undone on top of that, or not at all. */
  #heard({ type, answer, current, ...detail }) {
    const made = this.#unanswered.get(detail.entry.key);
    if (!made) return;
    // It may have written more than the browser has told.
    this.#read();
    made.resolve?.({ type, ...detail });
    if (type === 'conflict') return;
    this.#unanswered.delete(detail.entry.key);
    this.#book.answer(made.number, answer, current);
    this.#follow();
    this.#tell(type === 'discarded' ? undefined : type, detail);
  }

  // Deciding -------------------------------------------------------------------------------------

  /** Discards an entry and the entries that build on it. */
  discard(entry) {
    this.#book.keepTheirs(entry);
    this.#giveUp(this.#follow());
  }

  #giveUp(entries) {
    for (const entry of entries) {
      this.#unanswered.get(entry.key)?.resolve?.({ type: 'discarded', entry });
      this.#end('discarded', { entry }, 'refused');
      this.#tell();
    }
  }

  /** What a record with a conflict will be if one's own version is kept: other changes may have followed. */
  latest({ number }) {
    const latest = this.#book.latest(number);
    const row = latest && this.#book.rows.find(({ after }) => after === latest);
    return row ? this.#entries.find(entry => entry.number === row.number).after : null;
  }

  /** Sends an entry again, on top of the present record. */
  insist({ key }) {
    const entry = this.#entries.find(other => other.key === key);
    if (!entry?.conflict) return this.idle();
    const { current } = entry.conflict;
    this.#book.keepMine(entry.number);
    const row = this.#book.rows.find(({ number }) => number === entry.number);
    if (row.values && row.values === row.after) entry.values = withoutID(entry.after);
    entry.before = held(current);
    if (entry.before) this.#days.set(entry.before, entry.day);
    this.#giveUp(this.#follow());
    this.#tell();
    return this.flush();
  }

  // Back and forth -------------------------------------------------------------------------------

  /** Remembers what the server has written at once, by the number under which it undoes it. */
  noteUnit(change) { this.#book.remember(change); }

  /**
   * Undoes or redoes a step; resolves with what has moved, or with null: `settled` has promises of what becomes of its
   * changes, or `change` is the number of what the server has written. Rejects when the server does not take it.
   */
  move(isRedo) {
    const moved = this.#moving.then(() => this.#move(isRedo));
    this.#moving = moved.catch(() => {});
    return moved;
  }

  async #move(isRedo) {
    const known = new Set(this.#entries.map(({ number }) => number));
    const { outcome, step, before, after, unit } = this.#book.undo(isRedo);
    if (outcome === 'unit') return this.#moveUnit(step, unit);
    if (outcome !== 'changes') return null;
    const settled = this.#book.rows.filter(({ number }) => !known.has(number))
      .map(row => new Promise(resolve => { this.#add(row, this.#undone(row), resolve); }));
    this.#sendNow();
    const { kind, id } = this.#entries.at(-1);
    const from = before && this.#days.get(before);
    const to = after && this.#days.get(after);
    return { kind, id, former: from ?? to, day: to ?? from, before, after, settled };
  }

  /** The change that undoes another one: of what it restores the server takes the contents. */
  #undone(row) {
    const { op, kind, id } = row;
    const [before, after] = [restored(row, row.before), restored(row, row.after)];
    const day = this.#days.get(row.after ?? row.before);
    // What is written is part of the record, or all of it.
    const values = after && (row.values === row.after ? withoutID(after) : row.values);
    return { op, kind, id, day, values: values ?? undefined, before, after };
  }

  async #moveUnit(step, unit) {
    try {
      // What waits may be changes of the same records.
      do await this.flush(); while (this.#book.next && this.#store !== null && !this.#away);
      if (this.#book.next) throw this.#away ?? new Unreachable();
      const answer = await this.#api.send('POST', 'undo', { change: unit });
      this.#book.moved(step, answer.change);
      return { change: answer.change };
    } catch (error) {
      // The same may succeed once the server is back, or a calendar unlocked.
      const isLasting = !isPassing(error) && error.type !== LOCKED;
      this.#book.notMoved(step, isLasting);
      throw Object.assign(error, { isLasting });
    }
  }
}

// SPDX-License-Identifier: MIT
// The module that decides what becomes of changes: `ChangeBook` in Swift. It knows records and what they hold by
// numbers; here they have their names again.

import { compile, Engine } from '../element/engine.js';
import { ERRORS, FLAG, Message } from '../element/protocol.js';

// The numbers are those of the Swift module, where a test compares the tables.
export const KINDS = ['take', 'push', 'revision', 'answer', 'keepTheirs', 'keepMine', 'latest', 'undo', 'unit', 'moved',
  'notMoved', 'recheck'];
export const OPERATIONS = ['add', 'edit', 'restore', 'delete', 'settings'];
export const OUTCOMES = ['none', 'settled', 'conflict', 'refused', 'changes', 'unit'];
export const STORED = ['none', 'missing', 'deleted', 'present'];
export const ANSWERS = ['written', 'outdated', 'refused', 'refusedForNow', 'outdatedElsewhere', 'outdatedAlike'];
const SOURCE = new URL('../almanac-sync.wasm', import.meta.url);
const MANY = 1000;

/** What the store has of a record, by how it says so: null for none. */
function storedKind(current) {
  if (current === null) return STORED.indexOf('missing');
  return STORED.indexOf(current.deleted ? 'deleted' : 'present');
}

export class ChangeBook {
  #engine;
  #records = [];
  #numbers = new Map();
  /** What records hold by its number, and the other way. */
  #held = new Map();
  #numberOf = new WeakMap();
  #lastHeld = 0;
  /** Of each change that waits, as the module says it. */
  rows = [];
  /** What is sent next: `{id, needsRevision}`, or null. */
  next = null;

  constructor(module) {
    this.#engine = new Engine(module);
  }

  static async open() { return new ChangeBook(await compile(SOURCE)); }

  // Numbers --------------------------------------------------------------------------------------

  #record({ kind, id }) {
    const key = `${kind}/${id}`;
    if (!this.#numbers.has(key)) this.#numbers.set(key, this.#records.push({ kind, id }) - 1);
    return this.#numbers.get(key);
  }

  /** The number of what a record holds, −1 for null or undefined; what has one keeps it. */
  #number(contents) {
    if (contents === null || contents === undefined) return -1;
    const known = this.#numberOf.get(contents);
    if (known) return known;
    this.#held.set(this.#lastHeld += 1, contents);
    this.#numberOf.set(contents, this.#lastHeld);
    return this.#lastHeld;
  }

  #contents(number) { return number < 0 ? null : this.#held.get(number); }

  /** How much of what records hold is known by numbers. */
  get heldCount() { return this.#held.size; }

  // Messages -------------------------------------------------------------------------------------

  #ask(kind, write = message => message) {
    const reply = this.#engine.send(write(Message.plain(KINDS.indexOf(kind))).finish());
    if (reply.flags & FLAG.refused) throw new RangeError(`${kind}: ${ERRORS[reply.next()]}`);
    const answer = { outcome: OUTCOMES[reply.next()], step: reply.next(), before: this.#contents(reply.next()),
      after: this.#contents(reply.next()), unit: this.#long(reply) };
    this.#read(reply);
    return answer;
  }

  #long(reply) {
    const [high, low] = [reply.next(), reply.next()];
    return high < 0 ? null : high * 2 ** 32 + (low >>> 0);
  }

  #read(reply) {
    const [id, needsRevision] = [reply.next(), reply.next() === 1];
    this.next = id < 0 ? null : { id, needsRevision };
    const live = new Set();
    const contents = () => {
      const number = reply.next();
      live.add(number);
      return this.#contents(number);
    };
    this.rows = Array.from({ length: reply.next() }, () => this.#row(reply, contents));
    while (!reply.isAtEnd) live.add(reply.next());
    if (this.#held.size >= MANY + live.size) this.#forget(live);
  }

  #forget(live) {
    for (const [number, contents] of this.#held) {
      if (live.has(number)) continue;
      this.#held.delete(number);
      this.#numberOf.delete(contents);
    }
  }

  #row(reply, contents) {
    const row = { number: reply.next(), op: OPERATIONS[reply.next()], ...this.#records[reply.next()],
      values: contents(), before: contents(), after: contents(), revision: this.#long(reply),
      laterRevision: this.#long(reply) };
    const [kind, current] = [STORED[reply.next()], contents()];
    const revision = this.#long(reply);
    const deleted = { id: row.id, revision, deleted: true };
    const stored = { missing: null, deleted, present: current };
    if (kind !== 'none') row.conflict = { current: stored[kind] };
    return row;
  }

  #change(message, entry, revision) {
    const { op, values, before, after } = entry;
    return message.byte(OPERATIONS.indexOf(op)).int(this.#record(entry)).int(this.#number(values))
      .int(this.#number(before)).int(this.#number(after)).double(revision ?? -1);
  }

  #stored(message, current) {
    if (current === undefined) return message.byte(STORED.indexOf('none')).int(-1).double(-1);
    const held = current && !current.deleted ? current : null;
    return message.byte(storedKind(current)).int(this.#number(held)).double(current?.revision ?? -1);
  }

  // What is asked --------------------------------------------------------------------------------

  /** Takes the entries that are stored, oldest first: each with a `number` that no other has. */
  take(entries) {
    this.#ask('take', message => {
      message.int(entries.length);
      for (const entry of entries) {
        this.#change(message.int(entry.number), entry, entry.revision);
        this.#stored(message, entry.conflict?.current);
      }
      return message;
    });
  }

  /**
   * Adds a change on top of a revision. Its `undoing` takes an edit back, null is the whole record before; `group` is 0
   * for none, and −1 when it is not worth undoing.
   */
  push(change, base, group) {
    this.#ask('push', message => this.#change(message, change, base).int(this.#number(change.undoing)).int(group));
  }

  /** Notes the revision that the record of an entry has. */
  note(number, revision) { this.#ask('revision', message => message.int(number).double(revision)); }

  /** Takes an answer to an entry, one of `ANSWERS`, and the record as the store has it; returns the outcome. */
  answer(number, answer, current) {
    const write = message => this.#stored(message.int(number).byte(ANSWERS.indexOf(answer)), current);
    return this.#ask('answer', write).outcome;
  }

  /** Gives up what was changed of a record. */
  keepTheirs(record) { this.#ask('keepTheirs', message => message.int(this.#record(record))); }

  /** Has what is in a conflict sent once more, as it was: the answer says what the store has now. */
  recheck() { this.#ask('recheck'); }

  /** Keeps one's own version of a record in a conflict. */
  keepMine(number) { this.#ask('keepMine', message => message.int(number)); }

  /** What a record in a conflict will hold if one's own version is kept. */
  latest(number) { return this.#ask('latest', message => message.int(number)).after; }

  /** Undoes or redoes: `{outcome, step, before, after, unit}`, see `WebSync`. */
  undo(isRedo) { return this.#ask('undo', message => message.byte(isRedo ? 1 : 0)); }

  /** Remembers what the server has written at once, by the number under which it takes it back. */
  remember(unit) { this.#ask('unit', message => message.double(unit)); }

  /** Notes that the server has taken it back, and by which number it takes back that. */
  moved(step, unit) { this.#ask('moved', message => message.int(step).double(unit)); }

  /** Notes that it has not; unless that is lasting it can be tried again. */
  notMoved(step, isLasting) { this.#ask('notMoved', message => message.int(step).byte(isLasting ? 1 : 0)); }
}

// SPDX-License-Identifier: MIT
// What was changed on this page, so that it can be undone and redone step by step. An undo is a change like any other
// and goes through the outbox. It is sent on top of the revision that its step left, so that what another device has
// changed since becomes a conflict and is not lost.
//
// Events: `moved` (detail: step, isRedo; a step has been undone or redone), `refused` (detail: error; it could not be).

import { isPassing } from './api.js';

const MOST = 100;
/** What undoing restores of a record, by its kind. */
export const CONTENTS = { sessions: ['start', 'end', 'points'], marks: ['type', 'owner', 'day'],
  events: ['calendar', 'title', 'notes', 'location', 'status', 'busy', 'color', 'start', 'end'],
  calendars: ['name', 'color', 'order', 'zone', 'locked'],
  settings: ['goal', 'firstDay', 'zone'] };

const contents = (kind, record) =>
  record && !record.deleted ? Object.fromEntries(CONTENTS[kind].map(name => [name, record[name] ?? null])) : null;

function operation(kind, before, after) {
  if (kind === 'settings') return 'settings';
  if (!after) return 'delete';
  return before ? 'edit' : 'restore';
}

export class History extends EventTarget {
  #api;
  #outbox;
  #done = [];
  #undone = [];
  /** The version of each record that the last step left. */
  #versions = new Map();
  /** Of the changes of this task, see `together`. */
  #group = null;
  /** By the keys of the outbox's entries: the step and the version that an answer is about. */
  #awaited = new Map();

  constructor(api, outbox) {
    super();
    this.#api = api;
    this.#outbox = outbox;
    outbox.addEventListener('settled', ({ detail }) => this.#settle(detail.entry, detail.record));
    for (const type of ['refused', 'discarded']) {
      outbox.addEventListener(type, ({ detail }) => this.#forget(detail.entry));
    }
  }

  // Steps ----------------------------------------------------------------------------------------

  /** What the changes of one task are pushed with as their `group`, however much later: they are undone at once. */
  together() {
    if (!this.#group) queueMicrotask(() => { this.#group = null; });
    this.#group ??= { count: 0, isTold: false };
    this.#group.count += 1;
    return this.#group;
  }

  /** Sends a change, see `Outbox.push`, and remembers it; `former` is the record's day before, if that is another. */
  push(change) {
    const { kind, id, day, former = day, before, after, group } = change;
    const step = { kind, id, day, former, group, before: contents(kind, before), after: contents(kind, after),
      from: this.#version(change), to: { revision: null } };
    this.#remember(step);
    return this.#send(step, step.to, change);
  }

  /** Remembers what the server has written at once, by the number under which it undoes it. */
  noteUnit(change) { this.#remember({ change }); }

  #remember(step) {
    this.#done.push(step);
    if (this.#done.length > MOST) this.#done.shift();
    this.#undone = [];
  }

  // Steps of one record share the version between them, whose revision changes when one of them is undone.
  #version({ kind, id, base, before }) {
    const revision = base ?? before?.revision ?? null;
    const last = this.#versions.get(`${kind}/${id}`);
    return last && (last.isPending || last.revision === revision) ? last : { revision };
  }

  #send(step, version, change) {
    const sent = this.#outbox.push(change);
    version.isPending = true;
    this.#versions.set(`${step.kind}/${step.id}`, version);
    this.#awaited.set(sent.entry.key, { step, version });
    return sent;
  }

  #settle({ key, kind, id, revision: former }, { revision }) {
    const last = this.#versions.get(`${kind}/${id}`);
    const { version } = this.#awaited.get(key) ?? {};
    if (version) Object.assign(version, { revision, isPending: false });
    // What nothing undoes, such as to hide a calendar, is on top of the last step.
    else if (last?.revision === former) last.revision = revision;
    this.#awaited.delete(key);
  }

  /** What has not happened cannot be undone. */
  #forget({ key }) {
    const awaited = this.#awaited.get(key);
    if (!awaited) return;
    awaited.version.isPending = false;
    this.#awaited.delete(key);
    this.#drop(awaited.step);
  }

  #drop(step) {
    this.#done = this.#done.filter(other => other !== step);
    this.#undone = this.#undone.filter(other => other !== step);
  }

  // Back and forth -------------------------------------------------------------------------------

  undo() { return this.#move(this.#done, this.#undone, false); }
  redo() { return this.#move(this.#undone, this.#done, true); }

  async #move(here, there, isRedo) {
    const step = here.pop();
    if (!step) return;
    there.push(step);
    if (step.change) {
      try {
        await this.#moveUnit(step);
      } catch (error) {
        this.#drop(step);
        // The same may succeed once the server is back.
        if (isPassing(error)) (isRedo ? this.#undone : this.#done).push(step);
        this.dispatchEvent(new CustomEvent('refused', { detail: { error } }));
        return;
      }
    } else {
      this.#moveRecord(step, isRedo);
      if (step.group && here.at(-1)?.group === step.group) return this.#move(here, there, isRedo);
    }
    return this.dispatchEvent(new CustomEvent('moved', { detail: { step, isRedo } }));
  }

  #moveRecord(step, isRedo) {
    const { kind, id } = step;
    const day = isRedo ? step.day : step.former;
    const [before, after] = isRedo ? [step.before, step.after] : [step.after, step.before];
    const [from, to] = isRedo ? [step.from, step.to] : [step.to, step.from];
    this.#send(step, to, { op: operation(kind, before, after), kind, id, day, values: after ?? undefined,
      before: before && { id, ...before }, base: from.revision, after: after && { id, ...after } });
  }

  async #moveUnit(step) {
    // What waits may be changes of the same records.
    await this.#outbox.flush();
    const answer = await this.#api.send('POST', 'undo', { change: step.change });
    step.change = answer.change;
  }
}

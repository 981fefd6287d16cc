// SPDX-License-Identifier: MIT
// What was changed in this tab, so that it can be undone and redone step by step. An undo is a change like any other
// and goes through the outbox; what a former page has done the server undoes, by its numbers.
//
// Events: `change` (other steps can be undone or redone), `moved` (detail: step, isRedo, told; a step has been undone
// or redone, which was told like that), `none` (detail: isRedo; there is no such step), `refused` (detail: error; it
// could not be).

import { readSteps, writeSteps } from './kept-steps.js';

/** The step that keys mean, `undo` or `redo`; null for others. */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  const letter = (ctrlKey || metaKey) && !altKey && key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

/** What was done, and the name of what it was done to, which may be written in the other direction. */
export const named = (text, name) => (name ? `${text} · \u2068${name}\u2069` : text);

export class History extends EventTarget {
  #outbox;
  #store = null;
  /** Of the changes of this task, see `together`. */
  #group = null;
  /**
   * What can be undone, the last step at the end, and what can be redone: `{parts, group, text, at, told}`. A part
   * has the number of its `change` once the server has it; a step of a former page `isFormer`.
   */
  #done = [];
  #undone = [];

  constructor(outbox) {
    super();
    this.#outbox = outbox;
  }

  get canUndo() { return this.#done.length > 0; }
  get canRedo() { return this.#undone.length > 0; }

  /** The store whose records are changed from here on; what former pages of this tab have done of it can be undone. */
  use(store) {
    if (this.#store !== null) return;
    this.#store = store;
    const steps = readSteps(store);
    for (const { parts } of steps) for (const { change } of parts) this.#hand(change);
    this.#done.unshift(...steps);
  }

  // Steps ----------------------------------------------------------------------------------------

  /** What the changes of one task are pushed with as their `group`, however much later: they are undone at once. */
  together() {
    if (!this.#group) queueMicrotask(() => { this.#group = null; });
    this.#group ??= { count: 0, isTold: false };
    this.#group.count += 1;
    return this.#group;
  }

  /**
   * Sends a change, see `Outbox.push`, and remembers it; `former` is the record's day before, if that is another.
   * `settled` resolves with what becomes of it.
   */
  push(change) {
    const { group } = change;
    const part = { change: null };
    if (group && this.#done.at(-1)?.group === group) this.#done.at(-1).parts.push(part);
    else this.#done.push({ group, parts: [part] });
    const step = this.#done.at(-1);
    const settled = this.#outbox.push(change, true);
    this.#begin();
    this.#learn(step, part, settled);
    return { settled };
  }

  /** Remembers what the server has written at once, by the number under which it undoes it. */
  noteUnit(change) {
    this.#done.push({ parts: [{ change }] });
    this.#hand(change);
    this.#begin();
  }

  // What cannot be loaded now cannot undo it either.
  #hand(change) { this.#outbox.noteUnit(change).catch(() => {}); }

  /** What is new ends what could be redone. */
  #begin() {
    this.#undone = [];
    this.#changed();
  }

  #changed() {
    writeSteps(this.#store, this.#done);
    this.dispatchEvent(new Event('change'));
  }

  /** Learns what becomes of a part of a step: what has not happened cannot be undone. */
  async #learn(step, part, settled) {
    const { type, record } = await settled;
    if (type === 'settled') part.change = record.change;
    else if (type !== 'conflict') step.parts = step.parts.filter(other => other !== part);
    if (step.parts.length === 0) this.#drop(step);
    this.#changed();
  }

  #drop(step) {
    [this.#done, this.#undone] = [this.#done, this.#undone].map(steps => steps.filter(other => other !== step));
  }

  // What is told of them -------------------------------------------------------------------------

  /** Notes how the last step was told, for the next page and for whoever undoes it; a `name` says what it was about. */
  note(text, name) {
    const step = this.#done.at(-1);
    if (!step) return;
    Object.assign(step, { text, at: Date.now(), told: named(text, name) });
    this.#changed();
  }

  /** How the last step was told, if that was less than a time ago. */
  told(within) {
    const { text, at } = this.#done.at(-1) ?? {};
    return text && Date.now() - at < within ? text : null;
  }

  // Back and forth -------------------------------------------------------------------------------

  undo() { return this.#move(false); }
  redo() { return this.#move(true); }

  /** Takes the last step to the other side. */
  #turn(isRedo) {
    const step = (isRedo ? this.#undone : this.#done).pop();
    if (step) (isRedo ? this.#done : this.#undone).push(step);
    for (const one of [step, this.#done.at(-1)]) delete one?.text;
    this.#changed();
    return step;
  }

  async #move(isRedo) {
    const step = this.#turn(isRedo);
    const changes = [];
    try {
      let moved;
      // What a former page has done at once are several units.
      do {
        moved = await this.#outbox.move(isRedo);
        if (moved?.change) changes.push(moved.change);
      } while (moved && step?.isFormer && changes.length < step.parts.length);
      if (step) this.#follow(step, moved, changes);
      if (!moved && !step) this.dispatchEvent(new CustomEvent('none', { detail: { isRedo } }));
      if (moved) this.dispatchEvent(new CustomEvent('moved', { detail: { step: moved, isRedo, told: step?.told } }));
    } catch (error) {
      if (step) this.#drop(step);
      // The same may succeed another time.
      if (step && !error.isLasting) (isRedo ? this.#undone : this.#done).push(step);
      this.#changed();
      this.dispatchEvent(new CustomEvent('refused', { detail: { error } }));
    }
  }

  /** Follows what becomes of a step that has been moved. */
  #follow(step, moved, changes) {
    if (!moved) this.#drop(step);
    else if (moved.settled) {
      step.parts = moved.settled.map(() => ({ change: null }));
      for (const [index, part] of step.parts.entries()) this.#learn(step, part, moved.settled[index]);
    } else step.parts = changes.map(change => ({ change }));
    this.#changed();
  }
}

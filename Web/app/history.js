// SPDX-License-Identifier: MIT
// What was changed on this page, so that it can be undone and redone step by step. An undo is a change like any other
// and goes through the outbox.
//
// Events: `moved` (detail: step, isRedo; a step has been undone or redone), `refused` (detail: error; it could not be).

export class History extends EventTarget {
  #outbox;
  /** Of the changes of this task, see `together`. */
  #group = null;

  constructor(outbox) {
    super();
    this.#outbox = outbox;
  }

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
  push(change) { return { settled: this.#outbox.push(change, true) }; }

  /** Remembers what the server has written at once, by the number under which it undoes it. */
  noteUnit(change) {
    // What cannot be loaded now cannot undo it either.
    this.#outbox.noteUnit(change).catch(() => {});
  }

  undo() { return this.#move(false); }
  redo() { return this.#move(true); }

  async #move(isRedo) {
    try {
      const step = await this.#outbox.move(isRedo);
      if (step) this.dispatchEvent(new CustomEvent('moved', { detail: { step, isRedo } }));
    } catch (error) {
      this.dispatchEvent(new CustomEvent('refused', { detail: { error } }));
    }
  }
}

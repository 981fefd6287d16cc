// SPDX-License-Identifier: MIT
// The door to the changes written on this device that have not been acknowledged yet: they survive a reload, and each
// is sent again, with the same id, until there is an answer. What decides, keeps and sends them, `Web/sync`, is loaded
// once the calendar is there, or at once when this browser keeps any.
//
// Events: `change` (the entries have changed), `settled` (detail: entry, record), `refused` (detail: entry, problem),
// `conflict` (detail: entry), `unkept` (the browser does not store them).

const NONE = [];
const stay = event => event.preventDefault();

/** Whether this browser keeps any changes; see `Web/sync/kept.js`. */
function hasKept() {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('almanac.outbox.'));
  } catch {
    return false;
  }
}

export class Outbox extends EventTarget {
  #options;
  #unready;
  #sync = null;
  #opening = null;
  #store = null;

  /**
   * `lost(error)` is called when the server does not answer; `unready()` has the problem of a change that could not be
   * kept, since what keeps it could not be loaded.
   */
  constructor(api, lost, unready = () => new Error()) {
    super();
    this.#options = { api, lost, outbox: this };
    this.#unready = unready;
  }

  /** The entries, oldest first. Entries of another store wait until it is back. */
  get entries() { return this.#sync?.entries ?? NONE; }
  /** The last entry of each record, which says what is shown of it. */
  get overlay() { return this.#sync?.overlay ?? NONE; }
  get waiting() { return this.entries.filter(entry => !entry.conflict); }
  get conflicts() { return this.entries.filter(entry => entry.conflict); }

  /** Switches to the entries of a store. Changes made before any store was known go to this one. */
  use(store) {
    this.#store = store;
    if (this.#sync) this.#sync.use(store);
    else if (hasKept()) this.load().catch(() => {});
  }

  /** Loads what decides, keeps and sends; what could not be loaded can be tried again. */
  load() {
    this.#opening ??= this.#open().catch(error => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async #open() {
    const { Sync } = await import('../sync/sync.js');
    const sync = await Sync.open(this.#options);
    this.#sync = sync;
    if (this.#store !== null) sync.use(this.#store);
    sync.flush();
    sync.recheck();
    return sync;
  }

  /**
   * Adds a change: `{op, kind, id, values, before, after, day}`. `before` is the record as it was, `after` its id and
   * contents as they will be; either may be null. One that `isRemembered` can be undone. Resolves with what becomes of
   * it, `{type, entry}`: `settled` with the record, `refused` with the problem, `conflict`, or `discarded`.
   */
  push(change, isRemembered = false) {
    if (this.#sync) return this.#sync.push(change, isRemembered);
    // Nothing keeps it yet, so somebody who leaves is asked.
    addEventListener('beforeunload', stay);
    const loading = this.load();
    loading.catch(() => {}).then(() => removeEventListener('beforeunload', stay));
    return loading.then(sync => sync.push(change, isRemembered), () => {
      const detail = { entry: change, problem: this.#unready() };
      this.dispatchEvent(new CustomEvent('refused', { detail }));
      return { type: 'refused', ...detail };
    });
  }

  /** Remembers what the server has written at once, by the number under which it undoes it. */
  async noteUnit(change) { (await this.load()).noteUnit(change); }

  /** Undoes or redoes the last step; resolves with it, or with null when there is none. */
  async move(isRedo) { return await (await this.#opening)?.move(isRedo) ?? null; }

  /** Resolves when nothing is being sent. */
  idle() { return this.#sync?.idle() ?? Promise.resolve(); }

  /** Sends what is waiting; if several pages are open, only one of them sends. */
  flush() { return this.#sync?.flush() ?? Promise.resolve(); }

  /** Has conflicts be about what the server has now, or none; resolves when nothing is being sent. */
  recheck() { return this.#sync?.recheck() ?? Promise.resolve(); }

  // Of conflicts, which only what is loaded knows ------------------------------------------------

  /** Discards an entry and the entries that build on it. */
  discard(entry) { this.#sync.discard(entry); }

  /** What a record with a conflict will be if one's own version is kept. */
  latest(entry) { return this.#sync.latest(entry); }

  /** Sends an entry again, on top of the present record. */
  insist(entry) { return this.#sync.insist(entry); }
}

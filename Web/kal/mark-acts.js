// SPDX-License-Identifier: MIT
// What can be done to marks that stand in the calendar by their names, as on the page of events: what does it is loaded
// ahead.

import { loadWords } from '../app/words.js';
import { RemoteMarks } from './remote-marks.js';

export class MarkActs {
  #frame;
  #locale;
  #marks;
  #acts = null;

  constructor({ frame, locale }) {
    this.#frame = frame;
    this.#locale = locale;
    const { api, book, outbox } = frame;
    this.#marks = new RemoteMarks({ api, book, outbox });
  }

  /** Loads it, once, and again if it could not be. */
  load() {
    this.#acts ??= this.#make().catch(error => {
      this.#acts = null;
      throw error;
    });
    return this.#acts;
  }

  async #make() {
    const [{ actsOf }, { WORDS }] = await Promise.all(
      [import('../inspector/acts.js'), import('../inspector/words.js')]);
    return actsOf({ frame: this.#frame, marks: this.#marks, words: await loadWords('layers', WORDS, this.#locale) });
  }

  /** Opens the form for a mark of a day, beside an anchor if there is one. */
  edit(id, on, anchor) { return this.#do('openMark', id, on, anchor); }

  /** Deletes it, and offers to restore it. */
  remove(id, on) { return this.#do('removeMark', id, on); }

  async #do(name, ...of) {
    try {
      const acts = await this.load();
      await acts[name](...of);
    } catch {
      this.#frame.toasts.show(this.#frame.say('listFailed'));
    }
  }

  /** Notes that anything may have changed on the server. */
  changed() { this.#marks.changed(); }
}

// SPDX-License-Identifier: MIT
// Resolves conflicts: shows somebody else's version beside one's own, and asks which to keep.

import { element } from './dom.js';
import { openSheet } from './sheet.js';

/** How long a question waits for what the server has now, in milliseconds. */
const PATIENCE = 1000;

const pause = duration => new Promise(resolve => { setTimeout(resolve, duration); });

/** Which version the server has, in a conflict. */
const storedIn = ({ conflict: { current } }) => current?.revision;

export class Conflicts {
  #book;
  #outbox;
  #toasts;
  #describe;
  #open = null;
  /** The entry that is asked about, and where its versions stand. */
  #asked = null;
  #postponed = new Set();

  /** `describe(entry, record)` has the lines for a record, which is never null or deleted, at once or later. */
  constructor({ book, outbox, toasts, describe }) {
    this.#book = book;
    this.#outbox = outbox;
    this.#toasts = toasts;
    this.#describe = describe;
    outbox.addEventListener('change', () => this.#follow());
  }

  /** Asks about the oldest conflict that has not been put off, unless another question is open. */
  async ask({ again = false } = {}) {
    if (again) {
      this.#postponed.clear();
      await Promise.race([this.#outbox.recheck(), pause(PATIENCE)]);
    }
    const entry = this.#next();
    if (!entry || this.#isAsking()) return;
    const versions = await this.#versions(entry);
    // It may have been decided elsewhere meanwhile, or something else has opened.
    if (this.#next()?.key !== entry.key || this.#isAsking()) return;
    const say = (...words) => this.#book.say(...words);
    let decide = () => this.#postponed.add(entry.key);
    const choose = act => () => {
      decide = act;
      this.#open.close();
    };
    const button = (name, kind, act) =>
      element('button', { type: 'button', class: kind, onclick: choose(act) }, say(name));
    const list = element('dl', { class: 'versions', 'aria-live': 'polite' }, ...versions);
    const content = element('div', {},
      element('p', {}, say('conflictText')), list,
      element('footer', {},
        button('keepTheirs', 'plain', () => this.#outbox.discard(entry)),
        button('saveMine', 'primary', () => this.#outbox.insist(entry))));
    this.#asked = { key: entry.key, stored: storedIn(entry), list };
    // What it says was done has not come about.
    if (!again) this.#toasts.clear();
    this.#open = openSheet({
      title: say('conflict'), closeLabel: say('close'), content, kind: 'narrow',
      closed: () => {
        this.#open = null;
        this.#asked = null;
        decide();
        this.ask();
      },
    });
    // Since the versions were described.
    this.#follow();
  }

  /** What is asked is about what the server has now, and no question once nothing is to be decided. */
  async #follow() {
    const asked = this.#asked;
    if (!asked) return;
    const entry = this.#outbox.conflicts.find(({ key }) => key === asked.key);
    if (!entry) {
      this.#open.close();
      return;
    }
    const stored = storedIn(entry);
    if (stored === asked.stored) return;
    asked.stored = stored;
    const versions = await this.#versions(entry);
    // Unless something newer has come.
    if (asked.stored === stored) asked.list.replaceChildren(...versions);
  }

  #next() { return this.#outbox.conflicts.find(({ key }) => !this.#postponed.has(key)); }

  #isAsking() { return this.#open || document.querySelector('dialog[open]'); }

  #versions(entry) {
    return Promise.all([this.#version('theirs', entry, entry.conflict.current),
      this.#version('mine', entry, this.#outbox.latest(entry))]);
  }

  async #version(name, entry, record) {
    const lines = record && !record.deleted ? await this.#describe(entry, record) : [this.#book.say('deletedValue')];
    return element('div', { class: 'version' },
      element('dt', {}, this.#book.say(name)), ...lines.map(line => element('dd', {}, line)));
  }
}

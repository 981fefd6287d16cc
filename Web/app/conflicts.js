// SPDX-License-Identifier: MIT
// Resolves conflicts: shows somebody else's version beside one's own, and asks which to keep.

import { element } from './dom.js';
import { openSheet } from './sheet.js';

export class Conflicts {
  #book;
  #outbox;
  #describe;
  #open = null;
  #postponed = new Set();

  /** `describe(entry, record)` has the lines for a record, which is never null or deleted, at once or later. */
  constructor({ book, outbox, describe }) {
    this.#book = book;
    this.#outbox = outbox;
    this.#describe = describe;
  }

  /** Asks about the oldest conflict that has not been put off, unless another question is open. */
  async ask({ again = false } = {}) {
    if (again) this.#postponed.clear();
    const entry = this.#next();
    if (!entry || this.#isAsking()) return;
    const versions = await Promise.all([this.#version('theirs', entry, entry.conflict.current),
      this.#version('mine', entry, this.#outbox.latest(entry))]);
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
    const content = element('div', {},
      element('p', {}, say('conflictText')),
      element('dl', { class: 'versions' }, ...versions),
      element('footer', {},
        button('keepTheirs', 'plain', () => this.#outbox.discard(entry)),
        button('saveMine', 'primary', () => this.#outbox.insist(entry))));
    this.#open = openSheet({
      title: say('conflict'), closeLabel: say('close'), content, kind: 'narrow',
      closed: () => {
        this.#open = null;
        decide();
        this.ask();
      },
    });
  }

  #next() { return this.#outbox.conflicts.find(({ key }) => !this.#postponed.has(key)); }

  #isAsking() { return this.#open || document.querySelector('dialog[open]'); }

  async #version(name, entry, record) {
    const lines = record && !record.deleted ? await this.#describe(entry, record) : [this.#book.say('deletedValue')];
    return element('div', { class: 'version' },
      element('dt', {}, this.#book.say(name)), ...lines.map(line => element('dd', {}, line)));
  }
}

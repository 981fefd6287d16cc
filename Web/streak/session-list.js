// SPDX-License-Identifier: MIT
// The sessions of the selected day: a strip of cards, each of which can be edited and deleted.

import { element, icon, reconcile, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { sessionName } from './session-form.js';

export class SessionList {
  #place;
  #heading;
  #list = element('ul', { class: 'cards' });
  #empty = element('p', { class: 'empty' });
  #rows = new Map();
  #actions;
  #say;
  #more;

  /** `actions` are `edit(row)`, `remove(row)` and `more()`. */
  constructor({ place, heading, say, actions }) {
    this.#place = place;
    this.#heading = heading;
    this.#say = say;
    this.#actions = actions;
    this.#list.setAttribute('aria-labelledby', heading.id);
    this.#more = element('button', { type: 'button', class: 'plain more', onclick: () => actions.more() },
      say('showMore'));
  }

  row(id) { return this.#rows.get(id); }

  /** Shows a day; `emptyText`, with a button, replaces the usual text for an empty list. */
  show({ heading, empty, rows, hasMore }, { emptyText = null, button = null } = {}) {
    setText(this.#heading, heading);
    this.#rows = new Map(rows.map(row => [row.id, row]));
    if (rows.length === 0) {
      setText(this.#empty, emptyText ?? empty);
      this.#put(button ? element('div', { class: 'empty-card' }, this.#empty, button) : this.#empty);
      this.#list.replaceChildren();
      return;
    }
    const last = this.#list.lastElementChild;
    reconcile(this.#list, rows,
      { key: row => row.id, make: row => this.#make(row.id), fill: (card, row) => this.#fill(card, row) });
    if (!this.#list.isConnected) this.#put(this.#list);
    if (hasMore === this.#more.isConnected) return;
    if (hasMore) this.#place.append(this.#more);
    // Whoever asked for the last ones goes on at the first of them.
    else keepFocus(() => this.#more.remove(), last?.nextElementSibling?.querySelector('button'));
  }

  /** Shows that the day could not be read. */
  fail(heading, text, button) {
    setText(this.#heading, heading);
    this.#put(element('div', { class: 'empty-card' }, element('p', { class: 'empty' }, text), button));
  }

  #put(content) {
    keepFocus(() => this.#place.replaceChildren(content), () => content.querySelector('.plain'));
  }

  #make(id) {
    const edit = element('button',
      { type: 'button', class: 'open', onclick: () => this.#actions.edit(this.row(id), edit) });
    const remove = element('button',
      { type: 'button', class: 'remove', onclick: () => this.#actions.remove(this.row(id)) }, icon('trash'));
    return element('li', { class: 'session' }, edit,
      element('p', { class: 'points' }), element('p', { class: 'time' }), element('p', { class: 'remark' }), remove);
  }

  #fill(card, { points, time, remark, isPending }) {
    const [edit, first, second, third, remove] = card.children;
    setText(first, points);
    setText(second, time);
    setText(third, isPending ? this.#say('pending') : remark);
    third.hidden = !third.textContent;
    card.classList.toggle('pending', isPending);
    edit.setAttribute('aria-label', this.#say('edit', sessionName({ points, time })));
    remove.setAttribute('aria-label', this.#say('deleteOne', sessionName({ points, time })));
  }
}

// SPDX-License-Identifier: MIT
// The marks of the selected day, and the kinds that can be shown and hidden.

import { element, icon, reconcile, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { markName } from './mark-form.js';

export class MarkList {
  #place;
  #list = element('ul', { class: 'marks' });
  #say;
  #acts;
  #rows = new Map();

  /** `acts` are `edit(row, anchor)` and `remove(row)`. */
  constructor({ place, heading, say, acts }) {
    this.#place = place;
    this.#say = say;
    this.#acts = acts;
    this.#list.setAttribute('aria-labelledby', heading.id);
  }

  /** Shows rows; the elements `empty` are shown when there are none. */
  show(rows, empty) {
    this.#rows = new Map(rows.map(row => [row.id, row]));
    if (rows.length === 0) {
      this.#put(element('div', { class: 'empty-card' }, ...empty));
      this.#list.replaceChildren();
      return;
    }
    reconcile(this.#list, rows,
      { key: row => row.id, make: row => this.#make(row.id), fill: (item, row) => this.#fill(item, row) });
    if (!this.#list.isConnected) this.#put(this.#list);
  }

  #put(content) {
    keepFocus(() => this.#place.replaceChildren(content), () => content.querySelector('.plain'));
  }

  #make(id) {
    const row = () => this.#rows.get(id);
    const edit = element('button',
      { type: 'button', class: 'open', onclick: () => this.#acts.edit(row(), edit) });
    const remove = element('button',
      { type: 'button', class: 'remove', onclick: () => this.#acts.remove(row()) }, icon('trash'));
    return element('li', { class: 'mark' }, edit, element('span', { class: 'dot' }),
      element('div', {}, element('p', { class: 'kind' }), element('p', { class: 'owner' })), remove);
  }

  #fill(item, { mark, tint, isPending }) {
    const [edit, dot, texts, remove] = item.children;
    const name = markName({ mark });
    dot.dataset.tint = tint;
    setText(texts.children[0], mark.type);
    setText(texts.children[1], [mark.owner, isPending ? this.#say('pending') : ''].filter(Boolean).join(' · '));
    texts.children[1].hidden = !texts.children[1].textContent;
    item.classList.toggle('pending', isPending);
    edit.setAttribute('aria-label', this.#say('edit', name));
    remove.setAttribute('aria-label', this.#say('deleteOne', name));
  }
}

/** Buttons that show and hide kinds, given the names of those that are hidden now; a pressed one is shown. */
export function showKinds(place, kinds, { label, hidden, toggle }) {
  place.hidden = kinds.length < 2 && !kinds.some(({ kind }) => hidden.includes(kind));
  const [title, chips] = place.children;
  setText(title, label);
  const make = ({ kind }) => element('button', { type: 'button', class: 'chip', onclick: () => toggle(kind) },
    element('span', { class: 'dot' }), kind);
  const fill = (chip, { kind, tint }) => {
    chip.firstElementChild.dataset.tint = tint;
    chip.setAttribute('aria-pressed', String(!hidden.includes(kind)));
  };
  reconcile(chips, kinds, { key: ({ kind }) => kind, make, fill });
}

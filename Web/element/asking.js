// SPDX-License-Identifier: MIT
// Asks the page, with cancelable events, before the user selects or turns pages, and to store what hands and keys have
// made of events.

import { groupOf } from './groups.js';
import { selectionOf } from './selection.js';

// Cells are reported only to listeners, because a page turn creates 42 of them.
const BITS = { beforeselect: 16, beforepagechange: 32, cellshow: 64 };

// What has been made of an event: the engine numbers them after those above.
const EDITS = ['itemcreate', 'itemmove', 'itemresize', 'itemresize', 'itemcreate'];
const COPY = 4;

const selected = (value, before) => {
  const { first, last } = selectionOf(value);
  return { value: value || null, before: before || null, first, last };
};

// Start, end and id of an event, with spaces between.
const span = text => {
  const [start, end] = text.split(' ', 2);
  return { start, end, id: text.slice(start.length + end.length + 2) };
};
const edited = ({ value, before, group, groupBefore }, isCopy, text) => {
  const { id, ...was } = span(before);
  return {
    ...span(value), group: groupOf(group), id: isCopy ? null : id || null, copyOf: isCopy ? id : null, text,
    before: id ? { ...was, group: groupOf(groupBefore) } : null,
  };
};

export class Asking {
  #element;
  #answer;
  #listened = 0;

  /** `answer(number, reason)` answers the engine; a null reason allows what was asked. */
  constructor(element, answer) {
    this.#element = element;
    this.#answer = answer;
  }

  /** Notes that there is a listener for a type of event; returns whether the engine has to be told. */
  listen(type) {
    const before = this.#listened;
    this.#listened |= BITS[type] ?? 0;
    return this.#listened !== before;
  }

  /** The bits of what somebody listens to here. */
  get flags() { return this.#listened; }

  /** Asks with an event, made of a `text` or of none. The answer is immediate unless a listener defers it. */
  ask(question, text) {
    const { number, kind, value, before } = question;
    let reason = null;
    let later = null;
    const types = Object.keys(BITS);
    const isEdit = kind >= types.length;
    const detail = {
      ...isEdit ? edited(question, kind - types.length === COPY, text) : selected(value, before),
      refuse(words = '') { reason = String(words); },
      waitUntil(promise) { later = promise; },
    };
    const type = isEdit ? EDITS[kind - types.length] : types[kind];
    const isFree = this.#element.dispatchEvent(
      new CustomEvent(type, { detail, cancelable: true, bubbles: true, composed: true }));
    if (!isFree || reason !== null || later === null) return this.#answer(number, isFree ? reason : reason ?? '');
    return Promise.resolve(later).then(
      verdict => this.#answer(number, verdict === false ? '' : typeof verdict === 'string' ? verdict : reason),
      error => this.#answer(number, error?.message ?? ''));
  }
}

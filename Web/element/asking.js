// SPDX-License-Identifier: MIT
// Asks the page, with cancelable events, before the user selects or turns pages, and to store what hands and keys have
// made of events.

import { groupOf } from './groups.js';
import { selectionOf } from './selection.js';

// Cells are reported only to listeners, because a page turn creates 42 of them.
const BITS = { beforeselect: 16, beforepagechange: 32, cellshow: 64 };

// What has been made of an event: the engine numbers them after those above.
const EDITS = ['itemcreate', 'itemmove', 'itemresize', 'itemresize', 'itemcreate', 'itemdelete', 'itemcancel'];
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
  #adjust;
  #listened = 0;

  /**
   * `answer(number, reason)` answers the engine; a null reason allows what was asked. `adjust(number, event)` tells it
   * when an event is to be instead.
   */
  constructor(element, answer, adjust) {
    this.#element = element;
    this.#answer = answer;
    this.#adjust = adjust;
  }

  /** Notes that there is a listener for a type of event; returns whether the engine has to be told. */
  listen(type) {
    const before = this.#listened;
    this.#listened |= BITS[type] ?? 0;
    return this.#listened !== before;
  }

  /** The bits of what somebody listens to here. */
  get flags() { return this.#listened; }

  /**
   * Asks with an event, made of a `text` or of none. The answer is immediate unless a listener defers it.
   *
   * Of an edit it is asked first whether it may be, and then it is told.
   */
  ask(question, text) {
    const { number, kind, value, before } = question;
    const types = Object.keys(BITS);
    const edit = kind - types.length;
    if (edit < 0) return this.#put(number, types[kind], selected(value, before));
    const type = EDITS[edit];
    const detail = edited(question, edit === COPY, text);
    if (!number) return void this.#fire(type, detail);
    detail.scope = 'one';
    detail.adjust = times => {
      const wanted = { ...detail, ...times, id: '' };
      if (this.#adjust(number, wanted) === null) throw new RangeError(`${wanted.start}, ${wanted.end}: no time`);
      Object.assign(detail, { start: wanted.start, end: wanted.end, group: wanted.group });
    };
    return this.#put(number, 'beforeitemchange', { ...detail, type }, () => this.#put(number, type, detail));
  }

  #fire(type, detail) {
    return this.#element.dispatchEvent(
      new CustomEvent(type, { detail, cancelable: true, bubbles: true, composed: true }));
  }

  /** Puts a question to the page; what is allowed goes on with `next`. */
  #put(number, type, detail, next = () => this.#answer(number, null)) {
    let reason = null;
    let later = null;
    detail.refuse = (words = '') => { reason = String(words); };
    detail.waitUntil = promise => { later = promise; };
    const settle = () => (reason === null ? next() : this.#answer(number, reason));
    if (!this.#fire(type, detail)) reason ??= '';
    if (reason !== null || later === null) return settle();
    return Promise.resolve(later).then(
      verdict => {
        if (verdict === false || typeof verdict === 'string') reason = verdict || '';
        return settle();
      },
      error => this.#answer(number, error?.message ?? ''));
  }
}

// SPDX-License-Identifier: MIT
// The calendar as a form control: its value and its validity.

import { REFUSALS } from './protocol.js';
import { selectionOf } from './selection.js';

const INTERNALS = new WeakMap();

/** Adds the members of form controls to a class. */
export function formMembers(prototype) {
  for (const name of ['form', 'validity', 'validationMessage', 'willValidate']) {
    Object.defineProperty(prototype, name, { get() { return INTERNALS.get(this)[name]; }, configurable: true });
  }
  for (const name of ['checkValidity', 'reportValidity']) {
    prototype[name] = function () { return INTERNALS.get(this)[name](); };
  }
  Object.defineProperty(prototype, 'type', { get() { return this.localName; }, configurable: true });
}

export class FormValue {
  #element;
  #internals;
  #anchor;
  /** Whether the selection is an interval without an end, which is no complete value. */
  isHalf = false;
  /** The selection as text, or null, and as apps get it. */
  value = null;
  selection = selectionOf('');
  /** A value that could not be selected: its text, what is wrong, and a message; or null. */
  unfit = null;

  constructor(element, internals, anchor) {
    this.#element = element;
    this.#internals = internals;
    INTERNALS.set(element, internals);
    this.#anchor = anchor;
  }

  /** The selection has changed. */
  take({ text, days, unavailable }) {
    this.value = text || null;
    this.selection = selectionOf(text, days, unavailable);
    this.unfit = null;
    this.tell();
  }

  /** The engine has refused a value that the page set. */
  refuse({ text, words, number }) {
    this.unfit = { value: text, words, kind: REFUSALS[number] };
    console.warn(`almanac-calendar: “${text}” cannot be selected: ${words}`);
    this.validate();
  }

  /** Updates the form. */
  tell() {
    this.#internals.setFormValue(this.isHalf ? null : this.value);
    this.validate();
  }

  validate() {
    const isMissing = this.#element.hasAttribute('required') && this.value === null;
    const flags = this.unfit ? { [this.unfit.kind]: true } : isMissing ? { valueMissing: true }
      : this.isHalf ? { badInput: true } : {};
    this.#internals.setValidity(flags,
      this.unfit?.words ?? (isMissing ? 'Choose a day.' : this.isHalf ? 'Choose the last day.' : ''), this.#anchor);
  }
}

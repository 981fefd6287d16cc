// SPDX-License-Identifier: MIT
// The calendar as a form control: its value, and what is wrong with it.

import { REFUSALS } from './protocol.js';

/** Gives a class the members that form controls have; `internals` finds those of an element. */
export function formMembers(prototype, internals) {
  for (const name of ['form', 'validity', 'validationMessage', 'willValidate']) {
    Object.defineProperty(prototype, name, { get() { return internals(this)[name]; }, configurable: true });
  }
  for (const name of ['checkValidity', 'reportValidity']) prototype[name] = function () { return internals(this)[name](); };
  Object.defineProperty(prototype, 'type', { get() { return this.localName; }, configurable: true });
}

export class FormValue {
  #element;
  #internals;
  #anchor;
  /** What is selected, or null. */
  value = null;
  /** What was to be selected and cannot be: its text, what is wrong, and the same in words. */
  unfit = null;

  constructor(element, internals, anchor) {
    this.#element = element;
    this.#internals = internals;
    this.#anchor = anchor;
  }

  /** Something else has been selected. */
  take(value) {
    this.value = value;
    this.unfit = null;
    this.tell();
  }

  /** The engine has refused what the page wanted. */
  refuse({ text, words, number }) {
    this.unfit = { value: text, words, kind: REFUSALS[number] };
    console.warn(`almanac-calendar: “${text}” cannot be selected: ${words}`);
    this.validate();
  }

  /** Tells the form. */
  tell() {
    this.#internals.setFormValue(this.value);
    this.validate();
  }

  validate() {
    const isMissing = this.#element.hasAttribute('required') && this.value === null;
    const flags = this.unfit ? { [this.unfit.kind]: true } : isMissing ? { valueMissing: true } : {};
    this.#internals.setValidity(flags, this.unfit?.words ?? (isMissing ? 'Choose a day.' : ''), this.#anchor);
  }
}

// SPDX-License-Identifier: MIT
// The calendar as a form control: its value and its validity.

import { phrase } from './phrases.js';
import { GRIDS, REFUSALS } from './protocol.js';
import { selectionOf } from './selection.js';

const FORMS = new WeakMap();
// The lines of messages in the catalogues, and their English; a Swift test compares them with `Phrase`.
const CHOOSE_DAY = [86, 'Choose a day.'];
const CHOOSE_TIME = [106, 'Choose a time.'];
const CHOOSE_LAST = [87, 'Choose the last day.'];

/** Adds the members of form controls to a class. */
export function formMembers(prototype) {
  for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate']) {
    Object.defineProperty(prototype, name, { get() { return FORMS.get(this).internals[name]; }, configurable: true });
  }
  for (const name of ['checkValidity', 'reportValidity']) {
    prototype[name] = function () { return FORMS.get(this).internals[name](); };
  }
  for (const name of ['focus', 'setCustomValidity']) {
    prototype[name] = function (how) { FORMS.get(this)[name](how); };
  }
  for (const name of ['required', 'disabled']) {
    Object.defineProperty(prototype, name, { get() { return this.hasAttribute(name); },
      set(isOn) { this.toggleAttribute(name, !!isOn); }, configurable: true });
  }
  Object.defineProperty(prototype, 'type', { get() { return this.localName; }, configurable: true });
}

export class FormValue {
  #element;
  #root;
  #custom = '';
  // How to focus it once there is something to focus.
  #focusing = null;
  internals;
  /** Whether the selection is an interval without an end, which is no complete value. */
  isHalf = false;
  /** The selection as text, or null, and as apps get it. */
  value = null;
  selection = selectionOf('');
  /** A value that could not be selected: its text, what is wrong, and a message; or null. */
  unfit = null;

  constructor(element, internals, root) {
    this.#element = element;
    this.#root = root;
    this.internals = internals;
    // So that labels, aria-label and aria-describedby name and describe it in the page's own tree.
    internals.role = 'group';
    FORMS.set(element, this);
    // The element's own method is for pages.
    const listen = EventTarget.prototype.addEventListener.bind(element);
    // A press on its label is a click on the element itself.
    listen('click', event => { if (event.composedPath()[0] === element) this.focus(); });
    // The message is shown at the day that the keyboard would come to, which may be another one by now.
    listen('invalid', () => this.validate());
  }

  get #stop() {
    return this.#root.querySelector(`${GRIDS} [tabindex="0"]`) ?? this.#root.querySelector('button');
  }

  /** Puts the keyboard where Tab would, as soon as the calendar is there. */
  focus(how = {}) {
    const stop = this.#stop;
    this.#focusing = stop ? null : how;
    stop?.focus(how);
  }

  setCustomValidity(words) {
    this.#custom = words;
    this.validate();
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

  /** The calendar has started. */
  start() {
    this.tell();
    // Meanwhile the keyboard may have gone elsewhere.
    if (this.#focusing && document.activeElement === document.body) this.focus(this.#focusing);
  }

  /** Updates the form. */
  tell() {
    this.internals.setFormValue(this.isHalf ? null : this.value);
    this.validate();
  }

  validate() {
    const isMissing = this.#element.hasAttribute('required') && this.value === null;
    const say = line => phrase(this.#element.locale, ...line);
    const wanted = this.#element.getAttribute('selection') === 'time' ? CHOOSE_TIME : CHOOSE_DAY;
    const { kind, words = '' } = this.unfit ?? (isMissing ? { kind: 'valueMissing', words: say(wanted) }
      : this.isHalf ? { kind: 'badInput', words: say(CHOOSE_LAST) } : {});
    const flags = kind ? { [kind]: true } : {};
    if (this.#custom) flags.customError = true;
    this.internals.setValidity(flags, this.#custom || words, this.#stop ?? this.#root);
  }
}

// SPDX-License-Identifier: MIT
// Fields of forms: a label, a control, a hint and an error.

import { element, setText } from './dom.js';

let fields = 0;

export class Field {
  /** `control` is an input, select or picker; `name` is the name in the API, by which a problem finds its field. */
  constructor(name, label, control, hint = '') {
    const id = `field-${fields += 1}`;
    this.name = name;
    this.control = control;
    control.id = id;
    control.setAttribute('name', name);
    this.error = element('p', { class: 'error', id: `${id}-error` });
    const about = hint ? element('p', { class: 'hint', id: `${id}-hint` }, hint) : null;
    control.setAttribute('aria-describedby', [about?.id, this.error.id].filter(Boolean).join(' '));
    this.row = element('div', { class: 'field' }, element('label', { for: id }, label), control, about, this.error);
    control.addEventListener('input', () => this.complain(''));
  }

  /** What has been typed; numbers in ASCII, whatever digits they are typed in. */
  get value() {
    const { inputMode } = this.control;
    // A picker whose script has not come yet still has what it was given; one that has yet to read a text has no value.
    const given = this.control.value === undefined ? this.control.getAttribute('value') : this.control.value;
    const value = given ?? '';
    return inputMode === 'numeric' ? value.replaceAll('\u2212', '-').replace(/\p{Nd}/gu, asciiDigit) : value;
  }

  /** Resolves with whether a picker's text is a day that can be chosen; if not, it says so and has the focus. */
  async isDay() {
    const { control } = this;
    // It may not have read yet what was typed a moment ago.
    if (!control.checkValidity?.()) await control.ready?.catch(() => {});
    if (control.checkValidity?.() ?? true) return true;
    // What is wrong with a text the picker says itself.
    this.complain(control.validity.valueMissing ? control.validationMessage : '');
    control.focus();
    return false;
  }

  /** Shows an error; an empty text removes it. */
  complain(text) {
    setText(this.error, text);
    if (text) this.control.setAttribute('aria-invalid', 'true'); else this.control.removeAttribute('aria-invalid');
  }
}

/** Loads the date field, which only forms have. */
export const loadPicker = () => import('../element/almanac-picker-field.js');

/** A date field in the page's language, whose title leads to months and years; `more` are further attributes. */
export function dateField({ calendar }, value, more = {}) {
  loadPicker().catch(error => console.warn('almanac:', error));
  const picker = document.createElement('almanac-picker');
  for (const name of ['locale', 'today', 'time-zone', 'first-weekday']) {
    if (calendar.hasAttribute(name)) picker.setAttribute(name, calendar.getAttribute(name));
  }
  const further = { zooms: '', ...more, value: value ?? '' };
  for (const [name, text] of Object.entries(further)) picker.setAttribute(name, text);
  return picker;
}

/** Submits a form by Enter with Control or Command wherever somebody is in it, also where Enter begins a line. */
function submitByKey(made) {
  made.addEventListener('keydown', event => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, target } = event;
    if (key !== 'Enter' || ctrlKey === metaKey || altKey || shiftKey || isComposing || target.closest('button')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!repeat) made.requestSubmit();
  }, true);
}

/** A form with fields and buttons; `submit()` is called when it is submitted, and never while it is at work. */
export function form({ fields, extra = [], buttons, submit }) {
  const problem = element('p', { class: 'error', role: 'alert' });
  const made = element('form', { noValidate: true, autocomplete: 'off' },
    element('div', { class: 'fields' }, ...fields.map(field => field.row), ...extra), problem,
    element('footer', {}, ...buttons));
  submitByKey(made);
  made.addEventListener('submit', async event => {
    event.preventDefault();
    if (made.ariaBusy) return;
    setText(problem, '');
    made.ariaBusy = 'true';
    try {
      await submit();
    } finally {
      made.ariaBusy = null;
    }
  });
  /** Shows a refusal at its field, or below all fields; the field gets the focus. */
  const refuse = ({ field: name, message }) => {
    const field = fields.find(candidate => candidate.name === name);
    if (!field) return setText(problem, message);
    field.complain(message);
    return field.control.focus();
  };
  return { form: made, refuse };
}

// The digits of a script follow each other, from 0 to 9.
function asciiDigit(digit) {
  const code = digit.codePointAt(0);
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Whether a text is a whole number. */
export const isWhole = text => /^\s*[-+]?\d+\s*$/.test(text);

// SPDX-License-Identifier: MIT
// Fields of forms: a label, a control, a hint and an error.

import { element, setText } from './dom.js';

let count = 0;

export class Field {
  /** `control` is an input or select; `name` is the name in the API, by which a problem finds its field. */
  constructor(name, label, control, hint = '') {
    const id = `field-${count += 1}`;
    this.name = name;
    this.control = control;
    control.id = id;
    control.name = name;
    this.error = element('p', { class: 'error', id: `${id}-error` });
    const about = hint ? element('p', { class: 'hint', id: `${id}-hint` }, hint) : null;
    control.setAttribute('aria-describedby', [about?.id, this.error.id].filter(Boolean).join(' '));
    this.row = element('div', { class: 'field' }, element('label', { for: id }, label), control, about, this.error);
    control.addEventListener('input', () => this.complain(''));
  }

  /** What has been typed; numbers in ASCII, whatever digits they are typed in. */
  get value() {
    const { value, inputMode } = this.control;
    return inputMode === 'numeric' ? value.replaceAll('\u2212', '-').replace(/\p{Nd}/gu, asciiDigit) : value;
  }

  /** Shows an error; an empty text removes it. */
  complain(text) {
    setText(this.error, text);
    if (text) this.control.setAttribute('aria-invalid', 'true'); else this.control.removeAttribute('aria-invalid');
  }
}

/** A form with fields and buttons; `submit()` is called when it is submitted, and never while it is at work. */
export function form({ fields, extra = [], buttons, submit }) {
  const problem = element('p', { class: 'error', role: 'alert' });
  const made = element('form', { noValidate: true, autocomplete: 'off' },
    element('div', { class: 'fields' }, ...fields.map(field => field.row), ...extra), problem,
    element('footer', {}, ...buttons));
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

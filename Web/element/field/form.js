// SPDX-License-Identifier: MIT
// The field as a form control: its value, its validity and its label.

const MEMBERS = ['form', 'validity', 'validationMessage', 'willValidate', 'labels'];
const INTERNALS = new WeakMap();

/** Adds the members of form controls to a class. */
export function formMembers(prototype) {
  for (const name of MEMBERS) {
    Object.defineProperty(prototype, name, { get() { return INTERNALS.get(this)[name]; }, configurable: true });
  }
  for (const name of ['checkValidity', 'reportValidity']) {
    prototype[name] = function () { return INTERNALS.get(this)[name](); };
  }
  Object.defineProperty(prototype, 'type', { get() { return this.localName; }, configurable: true });
}

export class FieldForm {
  #element;
  #internals;
  #parts;
  /** What is wrong with the typed text: `{ kind, words }`, with the kind's name in ValidityState; or null. */
  problem = null;

  constructor(element, internals, parts) {
    this.#element = element;
    this.#internals = internals;
    this.#parts = parts;
    INTERNALS.set(element, internals);
  }

  /** Tells the form; `missing` is the message for a required value. */
  tell(value, missing) {
    const isMissing = this.#element.hasAttribute('required') && value === null;
    this.#internals.setFormValue(value);
    const { kind, words } = this.problem ?? (isMissing ? { kind: 'valueMissing', words: missing } : {});
    this.#internals.setValidity(kind ? { [kind]: true } : {}, words || (kind && missing), this.#parts.input);
    this.#parts.input.ariaRequired = this.#element.hasAttribute('required') ? 'true' : null;
    if (!this.problem) this.complain('');
  }

  /** Shows what is wrong with the typed text, or that nothing is. */
  complain(words = this.problem?.words ?? '') {
    const { input, message } = this.#parts;
    if (message.textContent !== words) message.textContent = words;
    if (words) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid');
  }

  /** The text of the field's labels, which are not in the same tree as the input. */
  name() {
    const labels = [...this.#internals.labels].map(label => label.textContent.trim()).join(' ');
    return this.#element.getAttribute('aria-label') || labels;
  }

  /** Does what Enter does in a field: presses the form's submit button. */
  submit() {
    const isSubmit = control => control.type === 'submit' && control.matches('button, input') && !control.disabled;
    [...this.#internals.form?.elements ?? []].find(isSubmit)?.click();
  }
}

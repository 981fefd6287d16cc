// SPDX-License-Identifier: MIT
// The field as a form control: its value, its validity and its label.

const MEMBERS = ['form', 'validity', 'validationMessage', 'willValidate', 'labels'];
const FORMS = new WeakMap();

// What comes or goes below a field moves what is below that, which must not happen under a press: a click on a button
// there would miss it.
let isPressed = false;
const waiting = new Set();
addEventListener('mousedown', () => { isPressed = true; }, true);
const released = () => setTimeout(() => {
  isPressed = false;
  for (const show of waiting) show();
  waiting.clear();
});
// Where text is dragged the mouse goes up without a word.
for (const type of ['mouseup', 'dragend']) addEventListener(type, released, true);

/** Adds the members of form controls to a class. */
export function formMembers(prototype) {
  for (const name of MEMBERS) {
    Object.defineProperty(prototype, name, { get() { return FORMS.get(this).internals[name]; }, configurable: true });
  }
  for (const name of ['checkValidity', 'reportValidity']) {
    prototype[name] = function () { return FORMS.get(this).internals[name](); };
  }
  prototype.setCustomValidity = function (words) { FORMS.get(this).custom(String(words)); };
  Object.defineProperty(prototype, 'type', { get() { return this.localName; }, configurable: true });
}

export class FieldForm {
  #element;
  #parts;
  #custom = '';
  // What the last call of `tell` has told.
  #told = [null, ''];
  #complaint = '';
  internals;
  /** What is wrong with the typed text: `{ kind, words }`, with the kind's name in ValidityState; or null. */
  problem = null;

  constructor(element, internals, parts) {
    this.#element = element;
    this.internals = internals;
    this.#parts = parts;
    FORMS.set(element, this);
    element.addEventListener('invalid', () => this.complain(internals.validationMessage));
  }

  /** Tells the form; `missing` is the message for a required value. */
  tell(value, missing) {
    this.#told = [value, missing];
    const isMissing = this.#element.hasAttribute('required') && value === null;
    this.internals.setFormValue(value);
    const { kind, words } = this.problem ?? (isMissing ? { kind: 'valueMissing', words: missing } : {});
    const flags = kind ? { [kind]: true } : {};
    if (this.#custom) flags.customError = true;
    this.internals.setValidity(flags, this.#custom || words || (kind && missing), this.#parts.input);
    this.#parts.input.ariaRequired = this.#element.hasAttribute('required') ? 'true' : null;
    if (!this.problem) this.complain('');
  }

  /** Sets an error of the page's own, or none. */
  custom(words) {
    this.#custom = words;
    this.tell(...this.#told);
  }

  /** Shows what is wrong with the typed text, or that nothing is. */
  complain(words = this.problem?.words ?? '') {
    this.#complaint = words;
    if (isPressed) waiting.add(this.#show); else this.#show();
  }

  #show = () => {
    const [{ input, message }, words] = [this.#parts, this.#complaint];
    if (message.textContent !== words) message.textContent = words;
    // A page may have something to say against it, too.
    input.ariaInvalid = words ? 'true' : this.#element.ariaInvalid;
  };

  /** What the page calls the field, which is not in the same tree as the input. */
  name() {
    const text = elements => [...elements ?? []].map(element => element.textContent.trim()).join(' ');
    return text(this.#element.ariaLabelledByElements) || this.#element.getAttribute('aria-label')
      || text(this.internals.labels);
  }

  /** Describes the input by what describes the element in the page, as wrong where it does. */
  describe() {
    this.complain(this.#complaint);
    const { input, hint, message } = this.#parts;
    const others = this.#element.ariaDescribedByElements ?? [];
    if (others.length) input.ariaDescribedByElements = [...others, hint, message];
    else input.setAttribute('aria-describedby', 'hint message');
  }

  /** Does what Enter does in a field: presses the form's submit button. */
  submit() {
    const isSubmit = control => control.type === 'submit' && control.matches('button, input') && !control.disabled;
    [...this.internals.form?.elements ?? []].find(isSubmit)?.click();
  }
}

// SPDX-License-Identifier: MIT
// The attributes of a field: those it watches, its own, and those that are rules of its calendar.

export const OBSERVED = ['value', 'required', 'readonly', 'placeholder', 'presets', 'selection', 'locale', 'lang',
  'dir', 'aria-label', 'aria-labelledby', 'aria-describedby', 'aria-invalid', 'autocomplete', 'date-style', 'time'];

/** The field's own attributes, which are not passed on to the calendar. */
export const OWN = new Set(['id', 'class', 'style', 'slot', 'part', 'name', 'value', 'required', 'disabled', 'readonly',
  'placeholder', 'presets', 'locale', 'lang', 'dir', 'tabindex', 'autofocus', 'aria-label', 'aria-labelledby',
  'aria-describedby', 'aria-invalid', 'autocomplete', 'date-style', 'hidden', 'form', 'title', 'fill', 'view',
  'time', 'time-step']);

/** The values of `selection`, as the engine numbers them. */
export const POLICIES = ['none', 'single', 'page', 'week', 'multiple', 'interval'];

/** Whether an element's days have times; those of weeks and of sets have none. */
export const isTimed = element => element.hasAttribute('time') && !/week|mul/.test(element.getAttribute('selection'));

/** With these attributes, a value that the calendar has not checked may be wrong. */
export const RULES = ['min', 'max', 'disabled-before', 'disabled-after', 'disabled-weekdays', 'disabled-days',
  'min-length', 'max-length', 'across-disabled'];

/** Adds the properties that reflect attributes to a class. */
export function reflectAttributes(prototype) {
  for (const name of ['name', 'placeholder', 'min', 'max', 'today', 'selection', 'autocomplete', 'defaultValue']) {
    const attribute = name === 'defaultValue' ? 'value' : name;
    Object.defineProperty(prototype, name, {
      get() { return this.getAttribute(attribute) ?? ''; },
      set(value) { if (value === null) this.removeAttribute(attribute); else this.setAttribute(attribute, value); },
      configurable: true, enumerable: true,
    });
  }
  for (const [name, attribute] of [['required', 'required'], ['disabled', 'disabled'], ['readOnly', 'readonly']]) {
    Object.defineProperty(prototype, name, {
      get() { return this.hasAttribute(attribute); },
      set(value) { this.toggleAttribute(attribute, Boolean(value)); },
      configurable: true, enumerable: true,
    });
  }
}

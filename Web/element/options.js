// SPDX-License-Identifier: MIT
// The element's attributes: those that are properties, and how they are told to the engine, which reads them.

import { OPTIONS, REFLECTED } from './attributes.js';

/** The property of an attribute. */
const propertyOf = name => (name === 'selection' ? 'selectionPolicy'
  : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()));

/** The names of the properties that are attributes. */
export const PROPERTIES = REFLECTED.map(propertyOf);

/** Gives a class the properties that are attributes, empty where there is none. */
export function reflect(prototype) {
  for (const attribute of REFLECTED) {
    Object.defineProperty(prototype, propertyOf(attribute), {
      get() { return this.getAttribute(attribute) ?? ''; },
      set(value) { this.setAttribute(attribute, Array.isArray(value) ? value.join(' ') : value ?? ''); },
      configurable: true, enumerable: true,
    });
  }
}

/** Adds properties to a class that delegate to an object of each instance. */
export function delegate(prototype, owners) {
  for (const [property, owner] of Object.entries(owners)) {
    Object.defineProperty(prototype, property, {
      get() { return owner(this)?.[property]; },
      set(value) { if (owner(this)) owner(this)[property] = value; },
      configurable: true, enumerable: true,
    });
  }
}

/** Sets a property anew that was set before the element was defined and shadows its accessor. */
export function upgrade(element, name) {
  if (!Object.hasOwn(element, name)) return;
  const value = element[name];
  delete element[name];
  element[name] = value;
}

/** Writes the attributes of an element as they are; `further` are bits of what it is asked for beside them. */
export function writeAttributes(message, element, further = 0) {
  const present = OPTIONS.filter(name => element.hasAttribute(name));
  message.byte((element.matches(':disabled') ? 1 : 0) | further).byte(present.length);
  for (const name of present) message.text(name).text(element.getAttribute(name));
  return message;
}

/** Says what is wrong with a value, or with days among the attributes where it is null. */
export function warn(value, words) {
  const what = value === null ? 'days or weekdays' : `“${value}”`;
  console.warn(`almanac-calendar: ${what}: ${words}`);
}

let isWarned = false;

/** Says once that an element without views is asked for one. */
export function warnOfViews(element) {
  const isOther = (name, own) => ![own, '', null].includes(element.getAttribute(name));
  if (isWarned || !isOther('view', 'month') && !isOther('direction', 'horizontal')) return;
  isWarned = true;
  console.warn('almanac-calendar: other views and directions need almanac-calendar.js');
}

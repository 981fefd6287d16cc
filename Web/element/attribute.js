// SPDX-License-Identifier: MIT
/** Sets an attribute, or removes it if the value is null. */
export function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name); else element.setAttribute(name, value);
}

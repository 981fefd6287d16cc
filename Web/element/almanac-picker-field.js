// SPDX-License-Identifier: MIT
// Defines <almanac-picker>: an input that loads its calendar when it is first needed. almanac-picker-field.d.ts
// documents it.

import { AlmanacPickerElement } from './field/picker-element.js';

AlmanacPickerElement.use({
  calendar: () => import('./almanac-picker.js'),
  whole: () => import('./almanac-calendar.js'),
  opened: () => import('./field/opened.js'),
  named: () => import('./field/named-days.js'),
  step: () => import('./field/step.js'),
  time: () => import('./field/time.js'),
  several: () => import('./field/several.js'),
  availability: () => import('./field/availability.js'),
  imitation: () => import('./field/imitation.js'),
  engine: new URL('../almanac-field.wasm', import.meta.url),
  css: new URL('./almanac-picker-field.css', import.meta.url),
  phrases: new URL('../phrases/field/', import.meta.url),
});
if (!customElements.get('almanac-picker')) customElements.define('almanac-picker', AlmanacPickerElement);

export { AlmanacPickerElement };

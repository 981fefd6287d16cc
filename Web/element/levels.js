// SPDX-License-Identifier: MIT
// The zoom levels of an element: the one shown and the one wanted. The engine decides.

import { LEVELS, OUTER } from './protocol.js';

const LEVELS_OF = new WeakMap();

/** The level of an element. */
export class Levels {
  #element;
  #asked;
  #shown = 'days';
  #wanted = null;
  #send;

  /** `send(kind, write)` returns null where there is no engine; `asked()` has the attributes. */
  constructor(element, send, asked) {
    this.#element = element;
    this.#asked = asked;
    this.#send = send;
    LEVELS_OF.set(element, this);
  }

  get shown() { return this.#shown; }

  /** Writes how far the title zooms out, what is picked, the steps of heat maps, and whether they are explained. */
  write(message) {
    const asked = this.#asked();
    const steps = (asked.getAttribute('heat') ?? '').split(/[\s,]+/).filter(Boolean).map(Number);
    const known = steps.length === 4 && steps.every((step, i) => Number.isInteger(step) && step > (steps[i - 1] ?? 0))
      ? steps : [];
    message.byte(asked.hasAttribute('zooms') ? 1 : 0).byte(LEVELS[`${asked.getAttribute('picks')}s`] ?? 0)
      .byte(known.length);
    for (const step of known) message.int(step);
    return message.byte(asked.hasAttribute('heat-legend') ? 1 : 0);
  }

  /** Shows a level, or the nearest one that can be reached; ignores unknown ones. */
  show(level) { this.#show(LEVELS[level]); }

  showOuter() { this.#show(OUTER); }

  #show(number) {
    if (Number.isInteger(number) && !this.#send('zoom', message => message.byte(number))) this.#wanted = number;
  }

  /** Restores in a new instance what the last one showed, or the initial level. */
  restore() {
    const number = this.#wanted ?? LEVELS[this.#shown === 'days' ? this.#element.getAttribute('level') : this.#shown];
    this.#wanted = null;
    this.#show(number);
  }

  /** The engine shows another level. */
  changed(number) {
    const level = Object.keys(LEVELS).find(name => LEVELS[name] === number);
    this.#shown = level;
    this.#element.dispatchEvent(new CustomEvent('levelchange', { detail: { level }, bubbles: true, composed: true }));
  }
}

/** Adds the property `level` and the method `zoomOut` to a class of elements. */
export function addLevels(prototype) {
  Object.defineProperty(prototype, 'level', {
    get() { return LEVELS_OF.get(this).shown; },
    set(level) { LEVELS_OF.get(this).show(level); },
    configurable: true, enumerable: true,
  });
  prototype.zoomOut = function zoomOut() { LEVELS_OF.get(this).showOuter(); };
}

// SPDX-License-Identifier: MIT
// The zoom levels of an element: the one shown and the one wanted. The engine decides.

import { LEVELS, OUTER } from './protocol.js';

const LEVELS_OF = new WeakMap();

/** The level of an element. */
export class Levels {
  #element;
  #shown = 'days';
  #wanted = null;
  #send;

  /** `send(kind, write)` answers null where there is no engine. */
  constructor(element, send) {
    this.#element = element;
    this.#send = send;
    LEVELS_OF.set(element, this);
  }

  get shown() { return this.#shown; }

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
    get() { return LEVELS_OF.get(this)?.shown; },
    set(level) { LEVELS_OF.get(this)?.show(level); },
    configurable: true, enumerable: true,
  });
  prototype.zoomOut = function zoomOut() { LEVELS_OF.get(this)?.showOuter(); };
}

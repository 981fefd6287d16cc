// SPDX-License-Identifier: MIT
// Weeks, and the mode of an expandable calendar. The engine decides on the mode; this part remembers and reports it.

import { writeList } from './listing.js';

const MODES = ['month', 'week'];
const FOCUS = ['selection', 'today'];
const OWN = new WeakMap();

export class Expanding {
  #element;
  #send;
  #asked;
  #mode = null;

  /** `send(kind, write)` returns null where there is no engine; `asked()` has the attributes. */
  constructor(element, send, asked) {
    this.#element = element;
    this.#asked = asked;
    this.#send = send;
    OWN.set(element, this);
  }

  get #isExpandable() { return this.#asked().getAttribute('view') === 'expandable'; }
  get #wanted() { return this.#asked().getAttribute('mode') === 'week' ? 'week' : 'month'; }

  /** Writes the options of weeks, of expanding and of a list of months. */
  write(message) {
    const asked = this.#asked();
    // A calendar that becomes expandable again starts anew.
    this.#mode = this.#isExpandable ? this.mode : null;
    const weeks = Math.trunc(Number(asked.getAttribute('weeks')));
    message.byte(weeks >= 1 ? Math.min(weeks, 100) : 1).byte(MODES.indexOf(this.#wanted))
      .byte(Math.max(FOCUS.indexOf(asked.getAttribute('expand-focus')), 0))
      .byte(asked.hasAttribute('expand-swipe') ? 1 : 0);
    return writeList(message, asked);
  }

  /** The mode that the calendar is going to; null in other views. */
  get mode() { return this.#isExpandable ? this.#mode ?? this.#wanted : null; }

  set mode(mode) {
    if (!MODES.includes(mode)) throw new RangeError(`“${mode}” is no mode`);
    if (!this.#tell(mode, 1)) this.#element.setAttribute('mode', mode);
  }

  /** Restores in a new instance what the last one showed. */
  restore() { if (this.#mode) this.#tell(this.#mode, 0); }

  #tell(mode, isAnimated) {
    return this.#send('mode', message => message.byte(MODES.indexOf(mode)).byte(isAnimated)) !== null;
  }

  changed(number) {
    const mode = MODES[number];
    this.#mode = mode;
    this.#element.dispatchEvent(new CustomEvent('modechange', { detail: { mode }, bubbles: true, composed: true }));
  }
}

/** Adds the property `mode` to a class. */
export function addMode(prototype) {
  Object.defineProperty(prototype, 'mode', {
    get() { return OWN.get(this).mode; },
    set(mode) { OWN.get(this).mode = mode; },
    configurable: true, enumerable: true,
  });
}

// SPDX-License-Identifier: MIT
// Weeks, and the mode of an expandable calendar. The engine decides on the mode; this part remembers and reports it.

const MODES = ['month', 'week'];
const OWN = new WeakMap();

export class Expanding {
  #element;
  #send;
  #begun = null;
  #mode = null;

  /** `send(kind, write)` answers null where there is no engine. */
  constructor(element, send) {
    this.#element = element;
    this.#send = send;
    OWN.set(element, this);
  }

  /** What the attributes say by themselves, as long as there is no engine that reads them. */
  get #own() {
    if (this.#element.getAttribute('view') !== 'expandable') return null;
    return this.#element.getAttribute('mode') === 'week' ? 'week' : 'month';
  }

  /** The engine has read the attributes: the mode that the view begins with, by number; −1 where it does not fold. */
  begin(number) {
    this.#begun = number;
    // Whoever becomes expandable again begins anew.
    this.#mode = number < 0 ? null : this.#mode ?? MODES[number];
  }

  /** What the calendar goes over to; null in other views. */
  get mode() { return this.#begun === null ? this.#own : this.#mode; }

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
    get() { return OWN.get(this)?.mode; },
    set(mode) { if (OWN.has(this)) OWN.get(this).mode = mode; },
    configurable: true, enumerable: true,
  });
}

// SPDX-License-Identifier: MIT
// Which layers are shown over the events, remembered on this device.

const KEY = 'almanac:layers';

const OF_MARKS = 'marks/';
export const STREAKS = 'streaks';
/** The layer of a kind of marks. */
export const layerOf = kind => OF_MARKS + kind;

export class Shown {
  #names;
  #usually;

  /** `usually` says whether a layer is shown before anybody has chosen. */
  constructor(usually) {
    this.#usually = usually;
    try {
      const names = JSON.parse(localStorage.getItem(KEY));
      this.#names = Array.isArray(names) ? new Set(names) : null;
    } catch {
      this.#names = null;
    }
  }

  get isAny() { return this.#names ? this.#names.size > 0 : this.#usually; }

  /** Whether any kind of marks is shown. */
  get hasMarks() { return this.#names ? [...this.#names].some(name => name.startsWith(OF_MARKS)) : this.#usually; }

  has(layer) { return this.#names?.has(layer) ?? this.#usually; }

  /** Shows a layer, or hides it; `all` are those that there are. */
  toggle(layer, all) {
    this.#names ??= new Set(this.#usually ? all : []);
    if (!this.#names.delete(layer)) this.#names.add(layer);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#names]));
    } catch {
      // They are as they were when the page is opened again.
    }
  }
}

// SPDX-License-Identifier: MIT
// What only some views have: the mode of an expandable calendar and the zoom levels.

import { addMode, Expanding } from './expanding.js';
import { addLevels, Levels } from './levels.js';
import { OP } from './protocol.js';

/** The views' own options of one element, in the order in which they are written. */
export class Views {
  #expanding;
  #levels;

  /** `send(kind, write)` answers null where there is no engine; `asked()` has the attributes. */
  constructor(element, send, asked) {
    this.#expanding = new Expanding(element, send, asked);
    this.#levels = new Levels(element, send, asked);
  }

  write(message) { return this.#levels.write(this.#expanding.write(message)); }

  /** Shows in a new instance what the last one showed. */
  restore() {
    this.#expanding.restore();
    this.#levels.restore();
  }

  showLevel(level) { this.#levels.show(level); }

  changed(op, number) { (op === OP.mode ? this.#expanding : this.#levels).changed(number); }
}

/** Gives a class of elements the properties and methods of the views. */
export function addViews(prototype) {
  addMode(prototype);
  addLevels(prototype);
}

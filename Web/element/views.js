// SPDX-License-Identifier: MIT
// What only the whole element has: the mode of an expandable calendar, and zoom levels.

import { addMode, Expanding } from './expanding.js';
import { addLevels, Levels } from './levels.js';
import { OP } from './protocol.js';

/** What the views have of one element. */
export class Views {
  #expanding;
  #levels;

  /** `send(kind, write)` answers null where there is no engine. */
  constructor(element, send) {
    this.#expanding = new Expanding(element, send);
    this.#levels = new Levels(element, send);
  }

  /** Restores in a new instance what the last one showed. */
  restore() {
    this.#expanding.restore();
    this.#levels.restore();
  }

  showLevel(level) { this.#levels.show(level); }

  changed(op, number) {
    if (op === OP.expansion) this.#expanding.begin(number);
    else (op === OP.mode ? this.#expanding : this.#levels).changed(number);
  }
}

/** Adds the properties and methods of the views to a class of elements. */
export function addViews(prototype) {
  addMode(prototype);
  addLevels(prototype);
}

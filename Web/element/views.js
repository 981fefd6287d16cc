// SPDX-License-Identifier: MIT
// What only the whole element has: the mode of an expandable calendar, zoom levels, titles, and hovering.

import { addMode, Expanding } from './expanding.js';
import { Hover } from './hover.js';
import { addLevels, Levels } from './levels.js';
import { REFLECTED, reflect } from './options.js';
import { OP } from './protocol.js';
import { writeTitles } from './titles.js';

/** An element's options of the views, in the order in which they are written. */
export class Views {
  #element;
  #send;
  #asked;
  #expanding;
  #levels;
  #hover = null;

  /** `send(kind, write)` returns null where there is no engine; `asked()` has the attributes. */
  constructor(element, send, asked) {
    this.#element = element;
    this.#send = send;
    this.#asked = asked;
    this.#expanding = new Expanding(element, send, asked);
    this.#levels = new Levels(element, send, asked);
  }

  write(message) {
    this.#hover ??= new Hover(this.#element.shadowRoot, this.#send);
    return writeTitles(this.#levels.write(this.#expanding.write(message)), this.#asked());
  }

  /** Restores in a new instance what the last one showed. */
  restore() {
    this.#expanding.restore();
    this.#levels.restore();
  }

  showLevel(level) { this.#levels.show(level); }

  changed(op, number) { (op === OP.mode ? this.#expanding : this.#levels).changed(number); }
}

/** Adds the properties and methods of the views to a class of elements. */
export function addViews(prototype) {
  Object.assign(REFLECTED, { titleRule: 'title-rule', neighbourTitles: 'neighbour-titles', pageDay: 'page-day' });
  reflect(prototype);
  addMode(prototype);
  addLevels(prototype);
}

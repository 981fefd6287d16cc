// SPDX-License-Identifier: MIT
// Texts that are dragged in from elsewhere, of which the engine makes events where they are dropped.

import { CANCELLED, MOVED, UP, writePlace } from './input.js';
import { planeOf } from './plane.js';
import { FLAG } from './protocol.js';

const TYPE = 'text/plain';
// The device that comes from elsewhere, which is a pointer of its own.
const [VISITOR, POINTER] = [3, -1];

/** Follows what is dragged over a calendar. */
export class Dropping {
  #root;
  #send;
  #text = null;

  /** `send(kind, write)` answers null where there is no engine. */
  constructor(root, send) {
    this.#root = root;
    this.#send = send;
    for (const type of ['dragenter', 'dragover']) root.addEventListener(type, event => this.#over(event));
    root.addEventListener('dragleave', ({ relatedTarget }) => {
      if (!relatedTarget || !root.contains(relatedTarget)) this.#leave();
    });
    root.addEventListener('drop', event => this.#drop(event));
  }

  /** The text of the event that is being made by a drop; null for any other event. */
  get text() { return this.#text; }

  /** Tells the engine where it is, and returns whether that has a use for it. */
  #tell(phase, event) {
    const plane = planeOf(this.#root.firstElementChild);
    const reply = this.#send('pointer', message =>
      writePlace(message.byte(phase).byte(VISITOR).int(POINTER), plane, event));
    return ((reply?.flags ?? 0) & FLAG.claimed) !== 0;
  }

  #over(event) {
    const { dataTransfer: data } = event;
    if (event.defaultPrevented || !data.types.includes(TYPE) || !this.#tell(MOVED, event)) return;
    event.preventDefault();
    data.dropEffect = 'copy';
  }

  #leave() { this.#tell(CANCELLED, { clientX: 0, clientY: 0 }); }

  #drop(event) {
    const text = event.dataTransfer.getData(TYPE).trim();
    if (!text) return this.#leave();
    this.#text = text;
    try {
      if (this.#tell(UP, event)) event.preventDefault();
    } finally {
      this.#text = null;
    }
  }
}

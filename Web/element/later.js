// SPDX-License-Identifier: MIT
// What may come a few frames late: the events of days that come into view while the days move. A day full of events
// takes longer than a frame of a slow phone, and its first points are seen long before its last.

import { FLAG, OP, ROLES } from './protocol.js';

// The words of a creation behind its operation.
const LENGTH = 15;
const MAY_WAIT = new Set(['timedEvent', 'moreButton'].map(name => ROLES.indexOf(name)));
// So many are drawn in each frame, or a third where many wait.
const LEAST = 10;
// Milliseconds that are less than a frame, which has several replies where a hand moves: to its event and to itself.
const FRAME = 6;
const CLOCK = { now: () => performance.now(), frame: call => requestAnimationFrame(call) };

/** A creation, for when its reply is no longer valid. */
function keep(reply) {
  const words = reply.words.slice(reply.index, reply.index += LENGTH);
  return Object.assign(Object.create(Object.getPrototypeOf(reply)), { words, index: 0, strings: reply.strings });
}

/** Which of the words behind an operation are slots of nodes that have to be there. */
const NEEDED = { [OP.create]: [1, 2], [OP.place]: [0, 1], [OP.style]: [] };
const WHOSE = [0];
// What moves nodes about.
const STRUCTURE = new Set([OP.create, OP.remove, OP.place]);
const FIRST_EFFECT = OP.load;

export class Later {
  #create;
  #element;
  #drawn;
  #clock;
  #last = -FRAME;
  #frame = 0;
  #isMoving = false;
  #isOld = false;
  // What waits, by the slot of the day that it is in, and its own slots.
  #waiting = new Map();
  #slots = new Set();

  /** `create(reply)` draws a creation, `drawn()` is called after some; `element(slot)` is that of a day. */
  constructor(create, element, drawn, clock = CLOCK) {
    this.#create = create;
    this.#element = element;
    this.#drawn = drawn;
    this.#clock = clock;
  }

  get isEmpty() { return this.#slots.size === 0; }

  /** Call this before the operations of a reply, which comes while days move or at rest. */
  begin({ flags }) {
    this.#isMoving = (flags & FLAG.moving) !== 0;
    this.#isOld = !this.isEmpty;
  }

  /**
   * Keeps a creation that may wait, and reads on behind it. Before an operation that needs what waits, or moves nodes
   * about after an earlier reply, all of it is drawn.
   */
  keeps(op, reply) {
    if (op >= FIRST_EFFECT) return false;
    if (this.#isOld && STRUCTURE.has(op)) this.all();
    const { words, index } = reply;
    if (this.#isMoving && op === OP.create && MAY_WAIT.has(words[index + 3])) {
      const parent = words[index + 1];
      this.#slots.add(words[index]);
      if (!this.#waiting.has(parent)) this.#waiting.set(parent, []);
      this.#waiting.get(parent).push(keep(reply));
      return true;
    }
    if (!this.isEmpty && (NEEDED[op] ?? WHOSE).some(place => this.#slots.has(words[index + place]))) this.all();
    return false;
  }

  /** Draws what waits: at rest all of it; while days move some, once a frame, in the days nearest to those in view. */
  some() {
    if (!this.#isMoving) return this.all();
    if (this.isEmpty) return;
    const now = this.#clock.now();
    if (now - this.#last >= FRAME) {
      this.#last = now;
      this.#draw(Math.max(LEAST, Math.ceil(this.#slots.size / 3)));
    }
    if (!this.isEmpty) this.#frame ||= this.#clock.frame(() => { this.#frame = 0; this.some(); });
  }

  /** Draws all that waits. */
  all() {
    this.#isOld = false;
    if (!this.isEmpty) this.#draw(this.#slots.size);
  }

  clear() {
    this.#waiting.clear();
    this.#slots.clear();
  }

  #draw(most) {
    for (let rest = most; rest > 0 && !this.isEmpty;) {
      const days = [...this.#waiting.keys()];
      // Earlier days come into view from the last one on.
      const day = this.#element(days.at(-1)).nextElementSibling ? days.at(-1) : days[0];
      const creations = this.#waiting.get(day);
      const now = creations.splice(0, rest);
      if (creations.length === 0) this.#waiting.delete(day);
      rest -= now.length;
      for (const creation of now) {
        this.#slots.delete(creation.words[0]);
        this.#create(creation);
      }
    }
    this.#drawn();
  }
}

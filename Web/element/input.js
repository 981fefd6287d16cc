// SPDX-License-Identifier: MIT
// Forwards what pointers, wheels and keys do. The engine decides what it means.

import { planeOf } from './plane.js';
import { GRIDS, KEYS } from './protocol.js';

export const [DOWN, MOVED, UP, CANCELLED] = [0, 1, 2, 3];
// What becomes of a pointer that is held. That a phone is turned only the window tells.
const HELD = ['pointermove', 'pointerup', 'pointercancel', 'resize'];
const DEVICE = { mouse: 0, touch: 1, pen: 2 };
/** Modifier keys held with an event, one bit each. */
const modifiers = ({ shiftKey, altKey }, control) => (shiftKey ? 1 : 0) | (control ? 2 : 0) | (altKey ? 4 : 0);
const units = points => Math.round(Math.max(-16384, Math.min(16384, points)) * 64);

/** Writes where an event is in a calendar with a plane. */
export function writePlace(message, plane, { clientX, clientY }) {
  const { x, y } = plane.transformPoint({ x: clientX, y: clientY });
  return message.int(units(x)).int(units(y));
}

/** Whether an event belongs to the app: it comes from the app's own drawing, which takes events with `pointer-events:
 * auto`. */
const isOfApp = event => event.target.closest?.('.drawing') != null;

/**
 * Listens on the calendar's root. `send(kind, write)` returns whether the engine claims the sample; `isPainting()`
 * whether a pointer selects the days that it passes.
 */
export class Input {
  #root;
  #send;
  #slotOf;
  #isPainting;
  #plane = null;
  #pointers = new Map();
  #seen = null;

  constructor(root, send, slotOf, isPainting) {
    this.#root = root;
    this.#send = send;
    this.#slotOf = slotOf;
    this.#isPainting = isPainting;
    root.addEventListener('pointerdown', event => this.#down(event));
    // Headings and times take no focus, and leave it where it is: else a press would take it out of the calendar.
    root.addEventListener('mousedown', event => {
      const holder = root.getRootNode().activeElement;
      if (holder && !isOfApp(event) && !event.target.closest('[tabindex], button')) event.preventDefault();
    });
    for (const type of HELD) root.addEventListener(type, this.#held);
    // A finger that selects must neither scroll the page nor open its menu.
    for (const type of ['touchmove', 'contextmenu']) {
      root.addEventListener(type, event => { if (this.#isPainting() && event.cancelable) event.preventDefault(); },
        { passive: false });
    }
    root.addEventListener('wheel', event => this.#wheel(event), { passive: false });
    root.addEventListener('keydown', event => this.#key(event));
    root.addEventListener('click', event => this.#click(event));
    root.addEventListener('focusin', event => this.#focus(event));
    root.addEventListener('focusout', event => this.#blur(event));
  }

  #measure() { this.#plane = planeOf(this.#root.firstElementChild); }

  /** Writes where an event is in the calendar. */
  #place(message, event) { return writePlace(message, this.#plane, event); }

  #pointer(event, phase) {
    const keys = modifiers(event, event.ctrlKey || event.metaKey);
    return this.#send('pointer', message => {
      this.#place(message.byte(phase).byte(DEVICE[event.pointerType] ?? 0).int(event.pointerId | 0), event);
      return keys ? message.byte(keys) : message;
    });
  }

  #down(event) {
    if (event.button !== 0 || isOfApp(event)) return;
    // The end of its last press was lost.
    const lost = this.#pointers.get(event.pointerId);
    if (lost) this.#ended(lost, CANCELLED);
    // Two fingers can pinch; a third means nothing.
    if (this.#pointers.size === 2) return;
    if (this.#pointers.size === 0) {
      // The calendar does not move under a finger; asking once avoids a layout per sample.
      this.#measure();
      // A mouse can leave, and be released elsewhere, before it is captured.
      for (const type of HELD) addEventListener(type, this.#held, true);
    }
    this.#pointers.set(event.pointerId, event);
    this.#pointer(event, DOWN);
  }

  /** Releases the pressed pointers, as if the browser had cancelled them. */
  cancel() {
    for (const event of this.#pointers.values()) this.#ended(event, CANCELLED);
  }

  // Called for events on the window and on the root; events made by tests may reach only one of them.
  #held = event => {
    if (event.type === 'resize') this.cancel();
    if (event === this.#seen || !this.#pointers.has(event.pointerId)) return;
    this.#seen = event;
    if (event.type === 'pointermove') this.#moved(event);
    else this.#ended(event, event.type === 'pointerup' ? UP : CANCELLED);
  };

  #moved(event) {
    // From the first claimed sample on the pointer is ours, wherever it goes.
    if (this.#pointer(event, MOVED) && !this.#root.hasPointerCapture(event.pointerId)) {
      this.#root.setPointerCapture(event.pointerId);
    }
  }

  #ended(event, phase) {
    this.#pointers.delete(event.pointerId);
    this.#seen = null;
    if (this.#pointers.size === 0) for (const type of HELD) removeEventListener(type, this.#held, true);
    this.#pointer(event, phase);
  }

  #wheel(event) {
    const scale = [1, 16, this.#root.clientWidth][event.deltaMode] ?? 1;
    // Browsers report a pinch on a touch pad as a wheel with Control.
    const keys = modifiers(event, event.ctrlKey);
    const claimed = this.#send('wheel', message => {
      message.int(units(event.deltaX * scale)).int(units(event.deltaY * scale));
      if (!keys) return message;
      this.#measure();
      return this.#place(message, event).byte(keys);
    });
    if (claimed) event.preventDefault();
  }

  #key(event) {
    if (event.isComposing || isOfApp(event) || !event.target.closest(`${GRIDS},[data-role=handle]`)) return;
    const key = KEYS.indexOf(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (key < 0) return;
    const keys = modifiers(event, event.ctrlKey || event.metaKey);
    const claimed = this.#send('key', message => message.byte(key).byte(keys).int(this.#slotOf(event.target)));
    if (claimed) event.preventDefault();
  }

  // A click without a pointer: from a screen reader, a switch, Enter on a button, or element.click().
  #click(event) {
    const slot = event.detail === 0 && !isOfApp(event) ? this.#slotOf(event.target) : -1;
    if (slot >= 0) this.#send('activate', message => message.int(slot));
  }

  // While a reply is being read the message waits: by then the event has forgotten its target, which may have lost the
  // focus again.
  #focus({ target }) {
    if (!target.closest(GRIDS)) return;
    const has = () => this.#root.getRootNode().activeElement === target;
    this.#send('focusEntered', message => message.int(has() ? this.#slotOf(target) : -1));
  }

  #blur(event) {
    if (!event.relatedTarget?.closest?.(GRIDS) && event.target.closest(GRIDS)) {
      this.#send('focusLeft', message => message);
    }
  }
}

// SPDX-License-Identifier: MIT
// The popover: whether it is open, where it is, and where the focus is within it.

import { keep } from './place.js';
import { HAS_POPOVERS, isOpen } from './popover.js';

// How many milliseconds a finger's click may be late.
const LATE = 60;

/** Whether a key closes what it has opened, as in other fields. */
export const closes = ({ key, altKey }) => key === 'F4' || altKey && key === 'ArrowUp';

export class Popup {
  #parts;
  #owner;
  #leave = null;
  #pointer = null;
  #key = null;
  #isOver = false;
  #origin = null;
  calendar = null;
  /** The key that opens it, if one does: browsers show no focus that Alt has led. */
  key;
  /** What finds the stops of Tab, once it has been loaded. */
  stops = null;

  /** `owner` has `opened` and `closed`, which are called, and `isRightToLeft`. */
  constructor(parts, owner) {
    this.#parts = parts;
    this.#owner = owner;
    const { popover } = parts;
    popover.hidden = !HAS_POPOVERS;
    popover.addEventListener('beforetoggle',
      ({ newState }) => (newState === 'open' ? this.#opening() : this.#closing()));
    popover.addEventListener('toggle', ({ newState }) => { if (newState === 'open') this.focus(); });
    popover.addEventListener('keydown', event => this.#keyDown(event), true);
    popover.addEventListener('keyup', () => { this.#key = null; }, true);
    popover.addEventListener('pointerdown', event => { this.#pointer = event.pointerId; }, true);
    popover.addEventListener('touchend', event => this.#touchEnd(event), { passive: false });
    for (const button of [parts.done, parts.close]) button.addEventListener('click', () => this.close());
  }

  /** Loads what stands for popovers where the browser has none. */
  async prepare(load) {
    const { popover, button } = this.#parts;
    if (!popover.showPopover) (await load()).imitatePopover(popover, button);
  }

  get isOpen() { return isOpen(this.#parts.popover); }

  open() { if (!this.isOpen) this.#parts.popover.showPopover({ source: this.#parts.button }); }
  close() {
    this.#isOver = false;
    if (this.isOpen) this.#parts.popover.hidePopover();
  }

  #opening() {
    this.#origin = this.#active ?? this.#parts.button;
    this.#leave = keep(this.#parts.popover, this.#parts.field, this.#owner.isRightToLeft);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, this.#pointerEnd);
    this.#tell(true);
    this.#owner.opened();
  }

  #closing() {
    this.stop();
    // Return the focus to where it came from, unless it has moved elsewhere. A press beside the popover loses it.
    const isLost = document.activeElement === document.body;
    if (isLost || this.#parts.popover.contains(this.#active)) this.#origin.focus({ preventScroll: true });
    this.#tell(false);
    this.#owner.closed();
  }

  /** Stops listening. */
  stop() {
    this.#leave?.();
    this.key = undefined;
    this.#leave = this.#pointer = this.#key = null;
    for (const type of ['pointerup', 'pointercancel']) removeEventListener(type, this.#pointerEnd);
  }

  #tell(isOpen) {
    for (const control of [this.#parts.input, this.#parts.button]) control.ariaExpanded = String(isOpen);
  }

  /** Focuses the calendar's focused day, or the popover until there is one. */
  focus() {
    const { popover } = this.#parts;
    const cell = this.calendar?.shadowRoot.querySelector('[role=grid] [tabindex="0"]');
    if (this.isOpen && (!popover.contains(this.#active) || this.#active === popover)) {
      (cell ?? popover).focus({ preventScroll: true, focusVisible: this.key });
      // Within the popover, where it is higher than the window.
      cell?.scrollIntoView({ block: 'nearest' });
    }
  }

  get #active() { return this.#parts.popover.getRootNode().activeElement; }

  /** A choice has been made: closes when the pointer that made it is released. A key that extends goes on. */
  finish() {
    if (this.#pointer !== null) this.#isOver = true;
    else if (this.#key === null || this.#key === 'Enter' || this.#key === ' ') this.close();
  }

  #pointerEnd = ({ pointerId, pointerType }) => {
    if (pointerId !== this.#pointer) return;
    this.#pointer = null;
    if (!this.#isOver) return;
    // A finger's click comes later and would hit what lies below; `touchend` prevents it.
    if (pointerType === 'touch') setTimeout(() => { if (this.#isOver) this.close(); }, LATE);
    else this.close();
  };

  #touchEnd(event) {
    if (!this.#isOver) return;
    if (event.cancelable) event.preventDefault();
    this.close();
  }

  #keyDown(event) {
    this.#key = event.key;
    if (closes(event)) {
      event.preventDefault();
      return this.close();
    }
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !this.stops) return;
    const list = this.stops(this.#parts.popover, this.calendar);
    const root = this.#parts.popover.getRootNode();
    const active = root.activeElement === this.calendar ? this.calendar.shadowRoot.activeElement : root.activeElement;
    const [edge, other] = event.shiftKey ? [list[0], list.at(-1)] : [list.at(-1), list[0]];
    if (active !== edge && list.includes(active)) return;
    event.preventDefault();
    other?.focus();
  }
}

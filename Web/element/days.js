// SPDX-License-Identifier: MIT
// What pages are told of single days and where these are: under a mouse, under a menu, or asked for.

import { selectionOf } from './selection.js';

// From so many milliseconds on a finger that rests presses long; so long after that the browser's own menu is the same.
const LONG_PRESS = 500;
const SAME_PRESS = 1000;
const DAY_CELL = '.day[data-day], .period[data-day]';
const ITEM_BAR = '.event[data-event-id]';
const DAYS_OF = new WeakMap();

/** What a page is told of an element of the calendar. */
function detailOf(node) {
  const { day = null, eventId: id, start, end, traits } = node.dataset;
  const frame = node.getBoundingClientRect();
  // The days around a month are of its neighbours: the last ones of one, and the first ones of the other.
  const month = !/outside/.test(traits) ? 'current' : day.slice(-2) > 15 ? 'previous' : 'next';
  return node.matches(ITEM_BAR) ? { id, start, end, frame } : { day, month, frame };
}

/** Listens in the shadow root of an element. */
export class Days {
  #element;
  #root;
  #send;
  #over = null;
  #timer = 0;
  #order = [];
  #pressed = -SAME_PRESS;

  /** `send(kind, write)` answers null where there is no engine. */
  constructor(element, send) {
    this.#element = element;
    this.#send = send;
    this.#root = element.shadowRoot;
    DAYS_OF.set(element, this);
    const root = this.#root;
    root.addEventListener('pointerover', ({ target, pointerType }) => {
      this.#hover(pointerType === 'touch' ? null : target.closest(DAY_CELL));
    });
    root.addEventListener('pointerout', ({ relatedTarget: next }) => { if (!root.contains(next)) this.#hover(null); });
    root.addEventListener('contextmenu', event => this.#menu(event));
    root.addEventListener('pointerdown', event => this.#down(event));
    // Before the calendar hears of it: then the page is the one on which the day is.
    root.addEventListener('pointerdown',
      () => addEventListener('pointerup', this.#up, { capture: true, once: true }), true);
    root.addEventListener('keydown', ({ key, target }) => { if (/^( |Enter)$/.test(key)) this.#tap(target); }, true);
  }

  #up = () => this.#tap(this.#root.querySelector('[data-traits~=pressed]'));

  #tap(node) { if (node?.matches('.day[data-day]')) this.#fire('daytap', detailOf(node)); }

  #hover(cell) {
    if (cell === this.#over) return;
    this.#over = cell;
    this.#fire('dayhover', cell ? detailOf(cell) : { day: null, frame: null });
  }

  #fire(type, detail, cancelable = false) {
    return this.#element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Tells of a menu for what is at a place; returns whether the page shows one of its own. */
  #ask(target) {
    const node = target.closest(ITEM_BAR) ?? target.closest(DAY_CELL);
    return node !== null && !this.#fire(node.matches(ITEM_BAR) ? 'itemcontext' : 'daycontext', detailOf(node), true);
  }

  #menu(event) {
    const isSame = event.timeStamp - this.#pressed < SAME_PRESS;
    // A finger that selects the days that it passes opens nothing.
    if (!event.defaultPrevented && (isSame || this.#ask(event.target))) event.preventDefault();
  }

  // Not every browser makes a menu's event of a long press.
  #down({ pointerType, pointerId, target, isPrimary }) {
    clearTimeout(this.#timer);
    const node = target.closest(`${ITEM_BAR}, ${DAY_CELL}`);
    if (pointerType !== 'touch' || !isPrimary || !node) return;
    this.#timer = setTimeout(() => {
      // It is no longer pressed where the finger has moved or gone, or selects.
      if (!node.matches('[data-traits~=pressed]') || !this.#ask(target)) return;
      this.#pressed = performance.now();
      node.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }));
    }, LONG_PRESS);
  }

  /** Where a day's cell is in the window, or null for a day that is not in view. */
  frameOf(day) {
    const cells = [...this.#root.querySelectorAll(DAY_CELL)].filter(({ dataset }) => dataset.day === day);
    const cell = cells.find(other => !other.matches('[data-traits~=outside]')) ?? cells[0];
    return cell?.getBoundingClientRect() ?? null;
  }

  /** Days were selected in another order than the calendar's; empty where they were in that. */
  ordered(text) { this.#order = selectionOf(text).intervals; }

  /** The selected runs in the order in which they were selected. */
  get order() {
    return this.#order.length > 0 ? this.#order : this.#element.selection.intervals;
  }

  /** Takes a day out of what is selected; false where what is left cannot be selected. */
  deselect(day) { return this.#send('deselect', message => message.text(day)) !== null; }
}

/** Adds the methods to a class of elements. */
export function addDays(prototype) {
  prototype.frameOf = function frameOf(day) { return DAYS_OF.get(this)?.frameOf(day) ?? null; };
  Object.defineProperty(prototype, 'selectionOrder', {
    get() { return DAYS_OF.get(this)?.order ?? this.selection.intervals; }, configurable: true, enumerable: true,
  });
  prototype.deselect = function deselect(day) { return DAYS_OF.get(this)?.deselect(day) ?? false; };
}

// SPDX-License-Identifier: MIT
// The calendars of the list are put into another order: a mouse drags a row, as does a finger that has rested on it,
// and Alt with an arrow moves the one that has the focus. Whoever can do none of it finds buttons in a calendar's form.

import { element, put, setText } from '../app/dom.js';
import { loadWords } from '../app/words.js';
import { ordersFor, placedText, sendOrders } from './order.js';
import { WORDS } from './words.js';

// What moves less is a click.
const FAR = 4;
// A finger that rests so long takes hold of a row; one that moves farther before that scrolls.
const REST = 500;
const UNSTEADY = 10;
// So near to where the list is cut off it scrolls.
const EDGE = 24;
const STEP = 6;
const STEPS = { ArrowUp: -1, ArrowDown: 1 };

const swallow = event => {
  event.preventDefault();
  event.stopPropagation();
};
const rowsOf = place => [...place.children].filter(row => row.calendar);
const rowAt = target => {
  const row = target.closest?.('.list-head');
  return row?.calendar ? row : null;
};

/** What scrolls a row out of view, if anything does. */
function scrollerOf(row) {
  for (let each = row.parentElement; each; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === 'auto') return each;
  }
  return null;
}

/** A row that is carried over the others, which make room for it. */
class Carried {
  #place;
  #row;
  #rows;
  #boxes;
  #own;
  #from;
  #y;
  #scroller;
  #frame = 0;
  /** Where it would stand, among the others. */
  to;

  constructor(place, row, y) {
    [this.#place, this.#row, this.#rows, this.#y] = [place, row, rowsOf(place), y];
    this.to = this.own = this.#rows.indexOf(row);
    this.#from = y - place.getBoundingClientRect().top;
    this.#boxes = this.#rows.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height, end: top + height }));
    this.#own = this.#boxes[this.own];
    this.#scroller = scrollerOf(row);
    place.classList.add('arranging');
    row.classList.add('carried');
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  /** Whether the list is still the one that was there. */
  get isThere() {
    const rows = rowsOf(this.#place);
    return rows.length === this.#rows.length && rows.every((row, index) => row === this.#rows[index]);
  }

  follow(y = this.#y) {
    this.#y = y;
    const [first, last, own] = [this.#boxes[0], this.#boxes.at(-1), this.#own];
    const way = y - this.#place.getBoundingClientRect().top - this.#from;
    const by = Math.max(first.top - own.top, Math.min(last.end - own.end, way));
    const isBefore = ({ top, height }, index) => (index < this.own ? top + height / 2 <= own.top + by
      : index > this.own && top + height / 2 < own.end + by);
    this.to = this.#boxes.filter(isBefore).length;
    for (const [index, row] of this.#rows.entries()) {
      const makesRoom = index < this.own && index >= this.to ? 1 : index > this.own && index <= this.to ? -1 : 0;
      row.style.translate = `0 ${row === this.#row ? by : makesRoom * own.height}px`;
    }
  }

  /** Whoever holds it at the edge of what is in view gets to the rest. */
  #scroll() {
    const { top, bottom } = this.#scroller?.getBoundingClientRect() ?? {};
    const way = this.#y < top + EDGE ? -STEP : this.#y > bottom - EDGE ? STEP : 0;
    if (way) {
      this.#scroller.scrollTop += way;
      this.follow();
    }
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  /** Puts it down where it would stand, or back. */
  async end(isMeant) {
    cancelAnimationFrame(this.#frame);
    const row = this.#row;
    row.classList.remove('carried');
    if (isMeant && this.isThere && this.to !== this.own) {
      const { top } = row.getBoundingClientRect();
      this.#place.classList.remove('arranging');
      for (const each of this.#rows) each.style.translate = '';
      put(this.#place, row, this.#rows.filter(each => each !== row)[this.to] ?? null);
      row.style.translate = `0 ${top - row.getBoundingClientRect().top}px`;
      row.getBoundingClientRect();
    }
    // The rest of the way it goes by itself.
    this.#place.classList.add('arranging');
    for (const each of this.#rows) each.style.translate = '';
    await Promise.allSettled(row.getAnimations().map(({ finished }) => finished));
    if (!this.#place.querySelector('.carried')) this.#place.classList.remove('arranging');
  }
}

/** Follows mouse, fingers and keyboard in the list of a frame's calendars; `source` has them. */
export async function followArranging({ frame, source, place }) {
  const words = await loadWords('calendars', WORDS, document.documentElement.lang);
  // What is said outside an open sheet nobody hears.
  const said = element('p', { class: 'spoken', role: 'status' });
  place.parentElement.append(said);

  async function move(id, placeFor) {
    const calendars = await source.calendars();
    const own = calendars.findIndex(calendar => calendar.id === id);
    const to = Math.max(0, Math.min(calendars.length - 1, placeFor(own)));
    if (own < 0 || to === own) return;
    sendOrders(frame, ordersFor(calendars, id, to));
    const text = placedText(words, calendars[own].name, to, calendars.length);
    if (place.closest('dialog')) setText(said, text); else frame.tell(text);
  }

  place.addEventListener('keydown', event => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const row = rowAt(target);
    if (!row || !altKey || ctrlKey || metaKey || shiftKey || !STEPS[key]) return;
    swallow(event);
    move(row.calendar.id, own => own + STEPS[key]);
  });

  let [pressed, carried, resting, hasCarried] = [null, null, 0, false];
  const take = () => { carried = new Carried(place, pressed.row, pressed.y); };
  function end(isMeant) {
    const [{ row }, had] = [pressed, carried];
    clearTimeout(resting);
    pressed = carried = null;
    hasCarried = had !== null;
    if (!had) return;
    const isMoved = isMeant && had.isThere && had.to !== had.own;
    had.end(isMeant);
    if (isMoved) move(row.calendar.id, () => had.to);
    // The click of the button that is let go would hide the calendar.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  }
  place.addEventListener('pointerdown', ({ button, isPrimary, pointerType, target, clientY: y, pointerId }) => {
    hasCarried = false;
    const row = rowAt(target);
    const isTouch = pointerType === 'touch';
    if (!row || !isPrimary || button !== 0 || target.closest('button') || !isTouch && pointerType !== 'mouse') return;
    pressed = { row, y, pointerId, isTouch };
    if (isTouch && rowsOf(place).length > 1) resting = setTimeout(take, REST);
  });
  // A second finger means something else.
  addEventListener('pointerdown', ({ isPrimary }) => { if (pressed && !isPrimary) end(false); });
  // While a row is carried nothing scrolls below it; nor is it a tap or the menu of a long press then.
  place.addEventListener('touchmove', event => { if (carried) event.preventDefault(); }, { passive: false });
  place.addEventListener('touchend', event => { if (hasCarried) event.preventDefault(); }, { passive: false });
  place.addEventListener('contextmenu', event => { if (pressed?.isTouch) event.preventDefault(); });
  addEventListener('pointermove', ({ clientY: y, pointerId }) => {
    if (pressed?.pointerId !== pointerId) return undefined;
    const way = Math.abs(y - pressed.y);
    if (!carried && pressed.isTouch && way > UNSTEADY) return end(false);
    if (!carried && !pressed.isTouch && way >= FAR && rowsOf(place).length > 1) {
      pressed.row.setPointerCapture(pointerId);
      take();
    }
    if (carried?.isThere === false) end(false);
    return carried?.follow(y);
  });
  addEventListener('pointerup', () => { if (pressed) end(true); });
  for (const type of ['pointercancel', 'blur', 'resize']) addEventListener(type, () => { if (pressed) end(false); });
  addEventListener('keydown', event => {
    if (!carried || event.key !== 'Escape') return;
    swallow(event);
    end(false);
  }, true);
}

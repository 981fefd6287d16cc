// SPDX-License-Identifier: MIT
// Applies patches to the DOM. Nodes are kept by slot, and removed ones are reused by the next page.

import { attribute } from './attribute.js';
import { OP, ROLES, TRAITS } from './protocol.js';

const UNIT = 1 / 64;
const STYLED_TRAITS = ['today', 'selected', 'disabled', 'outside', 'weekend', 'highlighted', 'pressed',
  'range-start', 'range-middle', 'range-end', 'continues-before', 'continues-after', 'pinned', 'preview',
  'ruled', 'closed', 'timed', 'hovered', 'lifted', 'vacated'];
export const BIT = Object.fromEntries(TRAITS.map((name, bit) => [name, 1 << bit]));
/** The day that the keyboard comes to from outside. */
const STOP = ':is([role=gridcell],[role=article])[tabindex="0"]';
const STYLED = STYLED_TRAITS.map(name => [BIT[name], name]);

// Tag, part, ARIA role and further attributes of each role.
const MARKUP = {
  calendar: ['div', 'calendar'],
  header: ['div', 'header'],
  monthHeader: ['div', 'month-name', 'heading'],
  title: ['div', 'title', 'heading', { 'data-role': 'title', 'aria-level': '2', id: 'title' }],
  previousButton: ['button', 'button previous', null, { 'data-role': 'previous', type: 'button' }],
  nextButton: ['button', 'button next', null, { 'data-role': 'next', type: 'button' }],
  todayButton: ['button', 'button today', null, { 'data-role': 'today', type: 'button' }],
  grid: ['div', 'grid', 'grid', { 'aria-labelledby': 'title' }],
  weekdayRow: ['div', 'weekdays', 'row'],
  weekdayLabel: ['div', 'weekday', 'columnheader'],
  strip: ['div', 'strip', 'presentation'],
  page: ['div', 'page', 'rowgroup'],
  weekRow: ['div', 'week', 'row'],
  dayCell: ['div', 'day', 'gridcell'],
  blankCell: ['div', 'blank', 'gridcell'],
  band: ['div', 'band'],
  announcement: ['div', 'announcement', null, { 'aria-live': 'polite' }],
};

/** Shows the traits of a selectable cell. */
export function cellTraits({ element, traits }, changed) {
  if (changed & (BIT.selected | BIT.selectable)) {
    attribute(element, 'aria-selected', traits & BIT.selectable ? String((traits & BIT.selected) !== 0) : null);
  }
  if (changed & BIT.today) attribute(element, 'aria-current', traits & BIT.today ? 'date' : null);
  if (changed & BIT['tab-stop']) element.tabIndex = traits & BIT['tab-stop'] ? 0 : -1;
}

/** Shows whether several cells of a grid can be selected. */
export function gridTraits({ element, traits }) {
  attribute(element, 'aria-multiselectable', traits & BIT.multiselectable ? 'true' : null);
}

/** The event or day that an element stands for or is part of, since elements are used again for others. */
const nameOf = element => {
  const { eventId, day, first } = element.closest('[data-event-id],[data-day],[data-first]')?.dataset ?? {};
  return eventId ?? day ?? first;
};

export class Renderer {
  #root;
  #slots = [];
  #spare = ROLES.map(() => []);
  #loose = [];
  #reused = [];
  #held = null;
  // What has got the focus and may still be out of sight.
  #hidden = null;
  #drawings;
  #details;
  #zooming;
  #later;

  /** Only the whole element has app drawings, details of days, zoom levels, and what may come late. */
  constructor(root, { Drawings, Details, Zooming, Later }) {
    this.#root = root;
    this.#drawings = Drawings && new Drawings();
    this.#details = Details;
    this.#zooming = Zooming;
    this.#later = Later && new Later(reply => this.#create(reply), slot => this.#slots[slot].element,
      () => this.#drawings.flush());
  }

  /** The element in a slot, or undefined. */
  element(slot) {
    this.#later?.all();
    return this.#slots[slot]?.element;
  }

  /** Puts the keyboard on the element in a slot, or on its tab stop if what was there has gone, or is not drawn. */
  focus(slot) {
    this.#hidden = this.element(slot);
    if (!this.#hidden?.isConnected) this.#hidden = this.#root.querySelector(STOP);
    this.#hidden?.focus({ preventScroll: true });
  }

  /** Scrolls what the keyboard has been put on into view; call this when nothing moves. */
  reveal() {
    if (this.#hidden?.matches(':focus-visible')) this.#hidden.scrollIntoView({ block: 'nearest' });
    this.#hidden = null;
  }

  /** The app's render functions, by role. */
  get renderers() { return this.#drawings?.functions; }
  set renderers(functions) {
    if (!this.#drawings) return void console.warn('almanac-calendar: drawing needs almanac-calendar.js');
    this.#drawings.functions = functions;
    for (const node of this.#slots) if (node) this.#drawings?.mark(node);
    this.#drawings?.flush();
  }

  /** The slot of the nearest node of an element, or −1. */
  slotOf(element) {
    for (let node = element; node && node !== this.#root; node = node.parentNode) {
      if (node.almanacSlot >= 0) return node.almanacSlot;
    }
    return -1;
  }

  clear() {
    this.#root.replaceChildren();
    this.#slots = [];
    this.#spare = ROLES.map(() => []);
    this.#later?.clear();
  }

  /** Shows a message in place of the calendar, and a button that calls `retry`. */
  fail(words, retry) {
    const message = document.createElement('div');
    message.className = 'failure';
    message.setAttribute('role', 'alert');
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = 'Try again';
    again.addEventListener('click', retry);
    message.append(words, ' ', again);
    this.#root.replaceChildren(message);
  }

  /** Applies an operation; returns false for one that the renderer does not know. */
  apply(op, reply) {
    if (this.#later?.keeps(op, reply)) return true;
    switch (op) {
      case OP.create: this.#create(reply); return true;
      case OP.remove: this.#remove(reply.next()); return true;
      case OP.frame: this.#frame(this.#slots[reply.next()], reply, true); return true;
      case OP.move: this.#frame(this.#slots[reply.next()], reply, false); return true;
      case OP.state: this.#state(this.#slots[reply.next()], reply); return true;
      case OP.text: this.#text(this.#slots[reply.next()], reply.string()); return true;
      case OP.label: this.#label(this.#slots[reply.next()], reply.string()); return true;
      case OP.detail: this.#details?.name(this.#slots[reply.next()], reply.string()); return true;
      case OP.place: this.#place(this.#slots[reply.next()], reply.next()); return true;
      case OP.scroll: this.#scroll(this.#slots[reply.next()], reply); return true;
      case OP.style: this.#style(reply); return true;
      default: return this.#zooming?.apply(op, this.#slots, reply) ?? false;
    }
  }

  get #focused() { return this.#root.getRootNode().activeElement ?? null; }

  /** Call this before the operations of a reply. */
  begin(reply) {
    const element = this.#focused;
    this.#held = element && { element, name: nameOf(element) };
    this.#later?.begin(reply);
  }

  /**
   * Removes from the document what was removed and not reused, and draws what waits or some of it. Where the engine
   * leads the keyboard somewhere else in a moment, nothing takes it back there.
   */
  finish(isLed) {
    // Removing the focused element fires events at once; the lists must not change under the loops.
    for (const node of this.#loose.splice(0)) {
      // Within a spare node it can stay, ready for the next page.
      if (node.isSpare && node.parent && !node.parent.isSpare) {
        node.element.remove();
        node.parent = null;
      }
    }
    // A page of six weeks that is reused for five has a week too many.
    for (const node of this.#reused.splice(0)) {
      for (const child of [...node.content.children]) {
        if (child.almanacSlot === -1) child.remove();
      }
    }
    this.#later?.some();
    this.#drawings?.flush();
    // What has been moved about has lost the focus, or is gone; its element may stand for something else by now.
    if (this.#held && !this.#focused) {
      const { element, name } = this.#held;
      const wanted = { preventScroll: true };
      if (!isLed && name && this.#root.contains(element) && nameOf(element) === name) element.focus(wanted);
      if (!this.#focused) this.#root.querySelector(STOP)?.focus(wanted);
    }
  }

  #create(reply) {
    const slot = reply.next();
    const parent = this.#slots[reply.next()];
    const after = reply.next();
    const role = reply.next();
    const spare = this.#spare[role].shift();
    if (spare && (!spare.textNode || spare.hasParts)) this.#reused.push(spare);
    const node = spare ?? make(role, this.#details);
    node.isSpare = false;
    if (spare) this.#zooming?.rest(spare); else this.#zooming?.made(node);
    node.element.almanacSlot = slot;
    this.#slots[slot] = node;
    this.#insert(node, parent, after);
    this.#frame(node, reply, true);
    this.#state(node, reply);
    this.#text(node, reply.string());
    this.#label(node, reply.string());
    this.#drawings?.mark(node);
    const day = reply.string();
    if (!this.#details?.created(node, parent, day) && day !== node.day) {
      node.day = day;
      if (day) node.element.setAttribute(role === DAY ? 'data-day' : 'data-first', day);
    }
  }

  #insert(node, parent, after) {
    const container = parent ? parent.content : this.#root;
    const previous = after < 0 ? null : this.#slots[after].element;
    const first = (parent?.drawing ?? parent?.own)?.nextSibling ?? (parent?.own ? null : container.firstChild);
    const next = previous ? previous.nextSibling : first;
    node.parent = parent ?? null;
    if (parent?.textNode) parent.hasParts = true;
    // A reused page has its weeks and days in place already.
    if (next === node.element) return;
    container.insertBefore(node.element, next);
  }

  #place(node, after) {
    this.#insert(node, node.parent, after);
    this.#details?.named(node);
  }

  #remove(slot) {
    const node = this.#slots[slot];
    this.#slots[slot] = undefined;
    node.element.almanacSlot = -1;
    node.isSpare = true;
    this.#spare[node.role].push(node);
    this.#loose.push(node);
  }

  #frame(node, reply, isSized) {
    const [x, y, width, height] = [reply.next(), reply.next(), reply.next(), reply.next()];
    const style = node.element.style;
    if (x !== node.x) style.left = `${(node.x = x) * UNIT}px`;
    if (y !== node.y) style.top = `${(node.y = y) * UNIT}px`;
    if (!isSized) return;
    this.#drawings?.mark(node);
    if (width !== node.width) style.width = `${(node.width = width) * UNIT}px`;
    if (height === node.height) return;
    style.height = `${(node.height = height) * UNIT}px`;
    // Text in a week is vertically centred.
    if (node.role === WEEK_ROW || node.isLine) style.lineHeight = style.height;
    node.resized?.(node);
  }

  #state(node, reply) {
    const [traits, tint, titleTint, dots] = [reply.next(), reply.next(), reply.next(), reply.next()];
    this.#drawings?.mark(node);
    if (traits !== node.traits) this.#traits(node, traits);
    this.#details?.colour(node, tint, titleTint, dots);
  }

  #traits(node, traits) {
    const { element } = node;
    const changed = node.traits === undefined ? -1 : node.traits ^ traits;
    node.traits = traits;
    const names = STYLED.filter(([bit]) => traits & bit).map(([, name]) => name).join(' ');
    if (names !== node.names) attribute(element, 'data-traits', (node.names = names) || null);
    if (changed & BIT.disabled) attribute(element, 'aria-disabled', traits & BIT.disabled ? 'true' : null);
    if (node.role === DAY) cellTraits(node, changed);
    else if (node.role === GRID) gridTraits(node);
    // Beside the title a month's name is its equal, and in a list it stands below it.
    else if (node.role === NAME) element.ariaLevel = traits & BIT.current ? 2 : 3;
    else if (node.role === ROOT) element.dir = traits & BIT.rtl ? 'rtl' : 'ltr';
    this.#details?.traits(node, changed);
  }

  #text(node, text) {
    if (text === node.text) return;
    this.#drawings?.mark(node);
    node.text = text;
    if (node.written) node.written(node);
    else node.textNode.data = text;
  }

  #label(node, label) {
    if (label === node.spoken) return;
    this.#drawings?.mark(node);
    node.spoken = label;
    attribute(node.element, 'aria-label', label || null);
    // A grid with a name of its own is not labelled by the title.
    if (node.role === GRID) attribute(node.element, 'aria-labelledby', label ? null : 'title');
    this.#details?.named(node);
  }

  #scroll(node, reply) {
    const [x, y] = [reply.next() * UNIT, reply.next() * UNIT];
    this.#zooming?.rest(node);
    node.content.style.transform = x || y ? `translate3d(${x}px, ${y}px, 0)` : '';
  }

  #style(reply) {
    const style = this.#root.style;
    for (const name of ['number-size', 'shape-size', 'weekday-size', 'title-size', 'text-size', 'middle', 'line-size',
      'period-size', 'glance-size', 'hour', 'slot']) {
      const size = reply.next() * UNIT;
      // Without lines below it, a number is centred in its cell, however high that is.
      if (name === 'middle' && size === 0) style.removeProperty('--_middle');
      else style.setProperty(`--_${name}`, `${size}px`);
    }
    this.#root.toggleAttribute('data-lines', style.getPropertyValue('--_middle') !== '');
  }
}

const DAY = ROLES.indexOf('dayCell');
const WEEK_ROW = ROLES.indexOf('weekRow');
const ROOT = ROLES.indexOf('calendar');
const STRIP = ROLES.indexOf('strip');
const GRID = ROLES.indexOf('grid');
const NAME = ROLES.indexOf('monthHeader');
// The roles that have text of their own.
const WRITTEN = ['title', 'todayButton', 'weekdayLabel', 'dayCell', 'announcement', 'monthHeader'];

function make(role, details) {
  const name = ROLES[role];
  const [tag, part, ariaRole, attributes] = MARKUP[name] ?? details.markup[name];
  const element = document.createElement(tag);
  element.setAttribute('part', part);
  element.className = part;
  if (ariaRole) element.setAttribute('role', ariaRole);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  const node = { role, element, content: element, text: '', spoken: '', day: '', tint: 0, titleTint: 0, dots: 0,
    names: '' };
  if (role === STRIP) {
    // Its children move together within a window that stays.
    node.content = document.createElement('div');
    node.content.className = 'mover';
    node.content.setAttribute('role', 'presentation');
    element.append(node.content);
  } else if (WRITTEN.includes(name) || details?.written.includes(name)) {
    node.textNode = document.createTextNode('');
    node.own = document.createElement('span');
    node.own.className = 'text';
    node.own.append(node.textNode);
    element.append(node.own);
  }
  details?.made(node, name);
  return node;
}

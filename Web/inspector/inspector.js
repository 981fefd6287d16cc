// SPDX-License-Identifier: MIT
// What a chosen day holds, beside or below the days, and what can be added to it. Where there is no room for that it
// comes as a sheet.

import { isByKey } from '../app/device.js';
import { element, icon, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { openSheet } from '../app/sheet.js';
import { DayRows } from './rows.js';
import { nameOf } from './times.js';

// A second press on a day makes an event of it: until then the days stay where they are.
const PATIENCE = 400;
/** Where a month always has the list below it, or on a phone on its side beside it. */
const ON_PHONES = matchMedia('(max-width: 599px), (max-width: 1023px) and (max-height: 479px)');

/** What says in a month that a day holds more, as far as it is in view: pages beside it may have the day as well. */
function restIn(calendar, day) {
  const { left, right } = calendar.getBoundingClientRect();
  return [...calendar.shadowRoot.querySelectorAll(`[data-day="${day}"] > .more`)].find(part => {
    const middle = part.getBoundingClientRect();
    return left < middle.right && middle.left < right;
  });
}

export class Inspector {
  #calendar;
  #desk;
  #room;
  #place;
  #button;
  #content;
  #say;
  #heading = element('h2', { id: 'inspector-day', tabIndex: -1 });
  #empty = element('p', { class: 'empty' });
  #holds = element('div', { class: 'holds' });
  #failed;
  #rows;
  #day = null;
  #sheet = null;
  /** What the sheet stands beside. */
  #anchor = null;
  /** What had the keyboard before a key led it here. */
  #former = null;
  #opening = 0;
  #words;
  #acts;

  /**
   * `place` is what it fills, `desk` what is told that it is open, and `room` knows whether it was left so; `button` is
   * what opens and closes it. `content` is a `Day`; `acts` are `open(row, anchor)`, `pick(row, hasControl)`, which says
   * whether a row has been selected or left instead, and `event`, `session` and `mark(day, anchor)`, which add one.
   */
  constructor({ frame, place, desk, button, room, content, words, acts }) {
    const { calendar, book } = frame;
    [this.#calendar, this.#desk, this.#place, this.#button] = [calendar, desk, place, button];
    this.#room = room;
    [this.#content, this.#words, this.#acts] = [content, words, acts];
    this.#say = (...phrase) => frame.say(...phrase);
    this.#rows = new DayRows((row, own, hasControl) => {
      // A sheet's row disappears when the sheet closes.
      const anchor = this.#sheet ? this.#anchor : own;
      if (!acts.pick(row, hasControl)) this.#act(() => acts.open(row, anchor));
    });
    calendar.addEventListener('itemselectionchange', () => this.draw());
    this.#rows.element.setAttribute('aria-labelledby', this.#heading.id);
    const again = element('button', { type: 'button', class: 'plain', onclick: () => this.read() },
      book.phrase('tryAgain'));
    this.#failed = element('div', { class: 'failed', role: 'status', hidden: true },
      element('p', {}, this.#say('listFailed')), again);
    this.#fill();
    for (const query of [room.WIDE, ON_PHONES]) query.addEventListener('change', () => this.#follow());
    new MutationObserver(() => this.#follow()).observe(calendar, { attributeFilter: ['view'] });
    calendar.addEventListener('dblclick', () => clearTimeout(this.#opening));
    this.#follow();
  }

  #fill() {
    const cross = element('button', { type: 'button', class: 'cross', 'aria-label': this.#say('close'),
      onclick: () => this.#close() }, icon('close'));
    this.#place.append(element('header', {}, this.#heading, cross), this.#body());
    this.#place.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      // As in the calendar, what is selected goes first.
      if (this.#calendar.selectedItems?.length) this.#calendar.selectedItems = [];
      else if (!ON_PHONES.matches) this.#close();
    });
  }

  #body() {
    const add = name => {
      const button = element('button', { type: 'button', class: 'plain',
        onclick: () => this.#act(() => this.#acts[name](this.#day, button)) }, icon('add'), this.#words(name));
      return button;
    };
    const adds = element('div', { class: 'adds', role: 'group', 'aria-label': this.#words('add') },
      ...['event', 'session', 'mark'].map(add));
    // What is told stands above them on a phone (inspector.css).
    new ResizeObserver(() => this.#desk.parentElement.style.setProperty('--adds', `${adds.offsetHeight}px`))
      .observe(adds);
    this.#holds.append(this.#rows.element, this.#empty, this.#failed, adds);
    return this.#holds;
  }

  /** A sheet goes before another one comes. */
  #act(act) {
    this.#sheet?.close();
    act();
  }

  // Open and closed ------------------------------------------------------------------------------

  /** Whether there is room for it beside the days, or below those of a month. */
  get #hasRoom() { return this.#room.WIDE.matches || this.#calendar.view === 'month'; }
  get isOpen() { return this.#place.checkVisibility(); }

  /** Remembers on this device that somebody has left it open, or closed. */
  #keep(isOpen) {
    try {
      localStorage.setItem(this.#room.KEY, isOpen ? 'open' : 'closed');
    } catch {
      // It is as usual when the page is opened again.
    }
  }

  #follow() {
    this.#sheet?.close();
    this.#room.makeRoom(this.#desk);
    this.#tell();
    if (this.isOpen) this.read();
  }

  #tell() {
    if (this.#hasRoom) this.#button.ariaExpanded = String(this.isOpen); else this.#button.ariaExpanded = null;
    this.#button.ariaHasPopup = this.#hasRoom ? null : 'dialog';
  }

  /** Opens it, or closes it. Where that is done by a key, the keyboard goes there, and comes back. */
  toggle({ isByKey = false } = {}) {
    const [active, former] = [document.activeElement, this.#former];
    if (!this.#hasRoom) this.#openSheet();
    else if (!this.isOpen) this.#open();
    else if (!ON_PHONES.matches) this.#close();
    if (!isByKey) return;
    if (this.isOpen) {
      this.#lead();
    } else if (this.#place.contains(active)) {
      former?.focus();
    }
  }

  #open() {
    this.#keep(true);
    this.#desk.classList.add('inspected');
    this.#tell();
    this.read();
  }

  #close() {
    this.#keep(false);
    keepFocus(() => this.#desk.classList.remove('inspected'), this.#button, this.#calendar);
    this.#former = null;
    this.#tell();
  }

  #openSheet(anchor = this.#button) {
    this.read();
    this.#anchor = anchor;
    this.#sheet = openSheet({ title: this.#heading.textContent, closeLabel: this.#say('close'), content: this.#holds,
      anchor, isBeside: anchor !== this.#button, kind: 'inspected-day',
      closed: () => {
        this.#sheet = this.#anchor = null;
        this.#place.append(this.#holds);
      } });
  }

  // The day --------------------------------------------------------------------------------------

  /** Shows a day. With `isChosen` somebody has asked for it: unless it was closed, it opens where there is room. */
  show(day, { isChosen = false } = {}) {
    if (isChosen) clearTimeout(this.#opening);
    if (isChosen && this.#room.leftOpen() === null && this.#room.WIDE.matches) {
      this.#opening = setTimeout(() => { if (!document.querySelector('dialog[open]')) this.#open(); }, PATIENCE);
    }
    // A sheet is about its day as long as it is open.
    if (!day || day === this.#day || this.#sheet) return;
    this.#day = day;
    // What is listed belongs to another day.
    this.#holds.ariaBusy = 'true';
    this.#name();
    if (this.isOpen) this.read();
  }

  /** Lists all of a day in a month whose cell has no room for it: where days are listed, or beside what is pressed. */
  list(day) {
    // It may have been asked for before this code came.
    if (this.#calendar.view !== 'month' || document.querySelector('dialog[open]')) return;
    this.show(day);
    if (!this.isOpen) this.#openSheet(restIn(this.#calendar, day));
    else if (isByKey()) this.#lead();
  }

  /** Leads the keyboard there; it comes back when that closes. */
  #lead() {
    if (!this.#place.contains(document.activeElement)) this.#former = document.activeElement;
    this.#heading.focus();
  }

  #name() {
    const { locale, today } = this.#calendar;
    setText(this.#heading, nameOf(this.#day, { locale, today }));
    this.#heading.classList.toggle('is-today', this.#day === today);
  }

  /** Reads the day again. */
  async read() {
    const day = this.#day;
    if (!day) return;
    this.#name();
    const isWhole = await this.#content.read(day);
    if (isWhole === null) return;
    this.#holds.ariaBusy = null;
    this.draw();
    keepFocus(() => { this.#failed.hidden = isWhole; }, this.#heading);
  }

  /** Shows what is known of the day. */
  draw() {
    if (!this.isOpen && !this.#sheet) return;
    const rows = this.#content.rows();
    this.#rows.show(rows);
    setText(this.#empty, rows.length === 0 ? this.#words('nothing') : '');
    this.#empty.hidden = rows.length > 0;
    this.#rows.element.hidden = rows.length === 0;
  }
}

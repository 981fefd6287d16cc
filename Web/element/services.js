// SPDX-License-Identifier: MIT
// What only the whole element has besides drawing: facts, contents of days, permission of the page, and views.

import { Asking } from './asking.js';
import { Colors } from './colors.js';
import { Content } from './content.js';
import { Days } from './days.js';
import { Dropping } from './dropping.js';
import { Loader, writeOccurrence } from './facts.js';
import { watchLeaving } from './leaving.js';
import { OP } from './protocol.js';
import { Views } from './views.js';
import { forgetHours, writeHours, zoneNames } from './zone-hours.js';

/** The services of an element. */
export class Services {
  /** The fields of their effects; see `Reply.effect`. */
  static fields = {
    [OP.load]: '#token first last today #detail', [OP.cancel]: '#token', [OP.loadFailed]: 'first last',
    [OP.nameDays]: 'first last', [OP.hours]: 'first last',
    [OP.occurrence]: 'id start end', [OP.more]: 'day', [OP.cell]: '#slot',
    [OP.ask]: '#number #kind value before #group #groupBefore',
    [OP.mode]: '#number', [OP.expansion]: '#number', [OP.level]: '#number', [OP.snap]: '#pages',
    [OP.color]: Colors.fields, [OP.order]: 'text', [OP.picked]: 'text',
  };

  #send;
  #fire;
  #cell;
  #loader;
  #asking;
  #content;
  #views;
  #colors;
  #element;
  #days = null;
  #dropping = null;
  /** What zones have been called; on other days they may be called otherwise. */
  #zones = '';
  #nameZones = ({ detail: { first } }) => {
    if (this.#zones && zoneNames(this.#element, first).join('') !== this.#zones) this.forgetHours();
  };
  #wanted = [];
  #picked = [];
  /** Whether the page listens to what keys delete. */
  #deletes = false;

  /**
   * `send(kind, write)` answers null where there is no engine; `changed()` tells the engine of attributes;
   * `fire(type, detail)` tells the page; `cell(slot)` finds an element.
   */
  constructor(element, { send, changed, fire, cell }) {
    this.#send = send;
    this.#fire = fire;
    this.#colors = new Colors(element, send);
    this.#cell = cell;
    this.#loader = new Loader(this.#colors.sending,
      () => ({ get timeZone() { return element.timeZone; }, locale: element.locale }));
    this.#asking = new Asking(element,
      (id, reason) => send('answered', message => message.int(id).byte(reason === null ? 1 : 0).text(reason ?? '')),
      (id, event) => send('adjust', message => writeOccurrence(message.int(-id), event)));
    this.#content = new Content(element, () => { changed(); this.#colors.ask(); });
    this.#views = new Views(element, send);
    this.#element = element;
  }

  /** Follows the data source while the element is on a page. */
  start() {
    this.#element.addEventListener('visibledayschange', this.#nameZones);
    this.#days ??= new Days(this.#element, this.#send);
    const root = this.#element.shadowRoot.firstElementChild;
    if (!this.#dropping) watchLeaving(root, this.#send);
    root.addEventListener('keydown', this.#key);
    this.#dropping ??= new Dropping(root, this.#send);
    this.#loader.start();
  }
  stop() { this.#loader.stop(); }

  get source() { return this.#loader.source; }
  set source(source) { this.#loader.source = source; }
  invalidate(days) { this.#loader.invalidate(days); }

  /** Makes events like these, where the keyboard is, or a new one. */
  insert = events => void this.#colors.sending('insert', message =>
    [events].flat().reduce((written, event) => writeOccurrence(written, event), message));
  /** Asks whether events may go. */
  discard = ids => [ids].flat().forEach(id => this.#send('take', message => message.text(id).byte(5)));
  create = () => void this.#send('take', message => message.text('').byte(0));

  /** The ids of the events that are selected together. */
  get selectedItems() { return [...this.#picked]; }
  set selectedItems(ids) { this.#send('pick', message => message.text([...ids].map(id => `${id}\0`).join(''))); }

  get legend() { return this.#content.legend; }
  set legend(entries) { this.#content.legend = entries; }

  get groups() { return this.#content.groups; }
  set groups(entries) { this.#content.groups = entries; }

  /** Notes that there is a listener for a type of event; returns whether the engine has to be told. */
  listen(type) {
    this.#deletes ||= type === 'itemdelete';
    return this.#asking.listen(type);
  }

  /** The bits of what there is beside the attributes. */
  get flags() {
    const hasOccurrences = Boolean(this.source?.occurrences);
    return this.#asking.flags | (this.source ? 2 : 0) | (hasOccurrences ? 4 : 0) | (this.#content.calendar ? 8 : 0);
  }

  writeLegend(message) { return this.#content.write(message); }

  /** The attributes of the other calendar have changed. */
  forgetNames() {
    this.#content.forget();
    this.#send('alternatesChanged', message => message);
  }

  /** The viewer's zone, or one of those beside it, has changed. */
  forgetHours() { this.#send('hours', forgetHours); }

  #tellHours(first, last) {
    // Months around the days in view are asked about; before there are any, those are named once they are there.
    const names = zoneNames(this.#element, this.#element.visibleDays?.first ?? first);
    this.#zones = names.join('');
    this.#send('hours', message => writeHours(message, this.#element, first, last, names));
  }

  /** Restores in a new instance what the last one showed. */
  restore() {
    this.#wanted = [];
    this.#picked = [];
    this.#views.restore();
    this.#colors.restore();
  }
  showLevel(level) { this.#views.showLevel(level); }

  /** Performs an effect; returns false for one that belongs to somebody else. */
  perform(effect) {
    const { op, first, last, day } = effect;
    switch (op) {
      case OP.load: this.#wanted.push(effect); return true;
      case OP.cancel:
        this.#wanted = this.#wanted.filter(({ token }) => token !== effect.token);
        this.#loader.cancel(effect.token);
        return true;
      case OP.loadFailed: this.#fire('loaderror', { first, last }); return true;
      case OP.nameDays: this.#send('daysNamed', message => this.#content.writeNames(message, first, last)); return true;
      case OP.hours: this.#tellHours(first, last); return true;
      case OP.occurrence: {
        const { id, start, end } = effect;
        this.#focus(id);
        this.#fire('itemselect', { id, start, end });
        return true;
      }
      case OP.more: this.#fire('moreselect', { day }); return true;
      case OP.cell: this.#tellCell(this.#cell(effect.slot)); return true;
      case OP.ask: this.#asking.ask(effect, this.#dropping?.text ?? null); return true;
      case OP.picked:
        this.#fire('itemselectionchange', { ids: this.#picked = effect.text.split('\0').filter(Boolean) });
        return true;
      case OP.order: this.#days?.ordered(effect.text); return true;
      case OP.color: this.#colors.show(effect); return true;
      case OP.mode: case OP.expansion: case OP.level: this.#views.changed(op, effect.number); return true;
      // Of native scroll views; browsers have none.
      case OP.snap: return true;
      default: return false;
    }
  }

  /** A finger takes no focus to what it taps, as a mouse does: what opens then gives it back there. */
  #focus(id) {
    const root = this.#element.shadowRoot;
    const isOf = part => part?.dataset.eventId === id;
    if (!isOf(root.activeElement)) {
      [...root.querySelectorAll('[data-event-id]')].find(isOf)?.focus({ preventScroll: true });
    }
  }

  /** A key deletes the event that it is on, and all that are selected with it. */
  #key = event => {
    const id = this.#deletes && event.target.dataset.eventId;
    if (!id || !/^(Delete|Backspace)$/.test(event.key) || event.defaultPrevented) return;
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.discard(this.#picked.includes(id) ? this.#picked : [id]);
  };

  /** Loads what effects have wanted, when they have also said which days are in view. */
  load(visible) {
    for (const { token, first, last, today, detail } of this.#wanted.splice(0)) {
      const isAhead = visible !== null && (last < visible.first || first > visible.last);
      this.#loader.load(token, { first, last, today: today || null }, { wantsOccurrences: detail === 1, isAhead });
    }
  }

  #tellCell(cell) { this.#fire('cellshow', { day: cell.dataset.day, cell }); }
}

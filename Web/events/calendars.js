// SPDX-License-Identifier: MIT
// The list of calendars, which come and go and are put into another order, and what is said when none of them is shown.

import { element, icon, reconcile, setText } from '../app/dom.js';
import { giveFocus } from '../app/focus.js';
import { loadAhead } from '../app/frame.js';

export class CalendarList {
  #source;
  #frame;
  #words;
  #place;
  #head;
  #note;
  #beside;
  #add;

  /** `note` is where it says that all are hidden; `beside` is told of all, and `create(anchor)` opens a new event. */
  constructor({ source, frame, words, place, heading, note, beside, create }) {
    [this.#beside, this.#add] = [beside, ({ target }) => create(target)];
    [this.#source, this.#frame, this.#words] = [source, frame, words];
    [this.#place, this.#head, this.#note] = [place, heading.parentElement, note];
    this.#head.dataset.key = 'calendar ';
    setText(heading, frame.say('calendars'));
    const { nextElementSibling: add } = heading;
    add.append(icon('add'), element('span', {}, words('newCalendar')));
    add.ariaLabel = add.title = words('newCalendar');
    add.addEventListener('click', () => this.#open(add));
    frame.outbox.addEventListener('change', () => this.show());
    frame.calendar.addEventListener('layerschange', () => this.show());
    loadAhead(async () => (await import('../calendars/arranging.js')).followArranging({ frame, source, place }));
  }

  async show() {
    let calendars;
    try {
      calendars = await this.#source.calendars();
    } catch {
      // The calendar says that nothing can be loaded, and offers to try again.
      return;
    }
    this.#beside.take(calendars);
    reconcile(this.#place, [{ id: '', own: this.#head }, ...calendars], {
      key: ({ id }) => `calendar ${id}`,
      make: row => row.own ?? this.#row(),
      fill: (child, row) => { if (!row.own) this.#fill(child, row); },
    });
    this.#showNote(calendars);
  }

  #row() {
    const input = element('input', { type: 'checkbox' });
    const edit = element('button', { type: 'button', class: 'slight', 'aria-haspopup': 'dialog' }, icon('more'));
    const row = element('div', { class: 'list-head' }, element('label', {}, input, element('span', {}),
      element('span', { role: 'img', title: this.#words('locked') }, icon('lock'))), edit);
    input.addEventListener('change', () => this.#source.toggle(row.calendar));
    edit.addEventListener('click', () => this.#open(edit, row.calendar));
    return row;
  }

  #fill(row, calendar) {
    row.calendar = calendar;
    const [label, edit] = row.children;
    const [input, name, lock] = label.children;
    input.checked = !calendar.hidden;
    input.style.setProperty('--own', calendar.color);
    setText(name, calendar.name);
    lock.hidden = !calendar.locked;
    edit.ariaLabel = edit.title = this.#frame.say('edit', calendar.name);
  }

  /** Opens the form for a calendar, or for a new one. */
  async #open(anchor, calendar) {
    try {
      const { openCalendarForm } = await import('../calendars/form.js');
      await openCalendarForm(this.#frame, { source: this.#source, colors: this.#words, calendar, anchor,
        home: this.#head.lastElementChild });
    } catch {
      this.#frame.toasts.show(this.#words('readFailed'));
    }
  }

  #showNote(calendars) {
    const isEmpty = calendars.every(({ hidden }) => hidden);
    // There may be marks without any event.
    const unused = this.#frame.calendar.dataSource === this.#source ? 'all' : 'events';
    if (calendars.length) delete this.#note.dataset.unused; else this.#note.dataset.unused = unused;
    // The first event brings the first calendar.
    const [text, label, onclick] = calendars.length ? [this.#frame.say('allHidden'), this.#frame.say('showAll'),
      async () => { for (const each of await this.#source.calendars()) if (each.hidden) this.#source.toggle(each); }]
      : [this.#words('noneYet'), this.#words('newEvent'), this.#add];
    if (isEmpty ? this.#note.firstChild?.textContent === text : !this.#note.hasChildNodes()) return;
    const hadFocus = this.#note.contains(document.activeElement);
    this.#note.replaceChildren(...isEmpty ? [element('span', {}, text),
      element('button', { type: 'button', class: 'plain', onclick }, label)] : []);
    if (hadFocus) giveFocus(document.querySelector('#period input:checked'));
  }
}

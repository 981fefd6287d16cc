// SPDX-License-Identifier: MIT
// The list of calendars, which come and go, and what is said when none of them is shown.

import { element, reconcile, setText } from '../app/dom.js';
import { giveFocus } from '../app/focus.js';

export class CalendarList {
  #source;
  #say;
  #toasts;
  #place;
  #heading;
  #note;
  #beside;

  /** `note` is where it says that all are hidden; `beside` is told of all. */
  constructor({ source, say, toasts, place, heading, note, beside }) {
    this.#beside = beside;
    Object.assign(heading.dataset, { key: 'calendar ' });
    setText(heading, say('calendars'));
    [this.#source, this.#say, this.#toasts] = [source, say, toasts];
    [this.#place, this.#heading, this.#note] = [place, heading, note];
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
    reconcile(this.#place, [{ id: '', own: this.#heading }, ...calendars], {
      key: ({ id }) => `calendar ${id}`,
      make: row => row.own ?? this.#row(),
      fill: (child, row) => { if (!row.own) fillRow(child, row); },
    });
    this.#place.hidden = calendars.length === 0;
    this.#showNote(calendars);
  }

  #row() {
    const input = element('input', { type: 'checkbox' });
    const row = element('label', {}, input, element('span', {}));
    input.addEventListener('change', () => this.#toggle([row.calendar]));
    return row;
  }

  #showNote(calendars) {
    const isEmpty = calendars.length > 0 && calendars.every(({ hidden }) => hidden);
    if (isEmpty === this.#note.hasChildNodes()) return;
    if (!isEmpty) {
      const hadFocus = this.#note.contains(document.activeElement);
      this.#note.replaceChildren();
      if (hadFocus) giveFocus(document.querySelector('#period input:checked'));
      return;
    }
    const button = element('button', { type: 'button', class: 'plain' }, this.#say('showAll'));
    button.addEventListener('click', async () => {
      this.#toggle((await this.#source.calendars()).filter(({ hidden }) => hidden));
    });
    this.#note.append(element('span', {}, this.#say('allHidden')), button);
  }

  /** Shows what is hidden, and hides what is shown. */
  async #toggle(calendars) {
    const done = Promise.all(calendars.map(calendar => this.#source.toggle(calendar)));
    this.show();
    try {
      await done;
    } catch (error) {
      this.#toasts.show(this.#say('notSaved', error.message));
    }
    this.show();
  }
}

function fillRow(row, calendar) {
  row.calendar = calendar;
  const [input, name] = row.children;
  input.checked = !calendar.hidden;
  input.style.setProperty('--own', calendar.color);
  setText(name, calendar.name);
}

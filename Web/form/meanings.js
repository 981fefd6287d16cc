// SPDX-License-Identifier: MIT
// What a title says of the time, as in "lunch tomorrow 12-13": it is offered below the title, and taken when somebody
// wants it.

import { element } from '../app/dom.js';
import { Typing } from './typing.js';

/** The minute of the day on a zone's wall. */
function minuteNow(timeZone) {
  const form = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const [hour, minute] = form.format(new Date()).split(':').map(Number);
  return hour * 60 + minute;
}

export class Meanings {
  #typing;
  #title;
  #when;
  #frame;
  #words;
  #viewer;
  #group;
  /** A title that is another event's, or was taken back, and says nothing of the time. */
  #plain;
  #announced = '';

  /**
   * `title` is a `Field`, `when` the `WhenFields` that take a meaning; `words` are those of the form, `plain` is a
   * title that says nothing of the time.
   */
  constructor(frame, { words, title, when, viewer, locale, plain }) {
    this.#frame = frame;
    this.#words = words;
    this.#title = title;
    this.#when = when;
    this.#plain = plain;
    this.#viewer = viewer;
    this.#group = element('div', { class: 'meanings', role: 'group', 'aria-label': words('useTime') });
    title.row.append(this.#group);
    title.control.addEventListener('input', () => this.#show());
    title.control.addEventListener('keydown', event => this.#enter(event));
    // A title is typed without it, too.
    Typing.open({ locale }).then(typing => {
      if (!this.#group.isConnected) return;
      this.#typing = typing;
      this.#group.dataset.reads = '';
      this.#show();
    }).catch(() => {});
  }

  get #buttons() { return [...this.#group.querySelectorAll('[data-meaning]')]; }

  #show() {
    const line = this.#title.value;
    const { today } = this.#frame.calendar;
    const moment = { on: this.#when.start.value || today, today, minute: minuteNow(this.#viewer) };
    const readings = this.#typing && line !== this.#plain ? this.#typing.readEvent(line, moment) : [];
    this.#group.replaceChildren(...readings.map(reading => element('button',
      { type: 'button', class: 'meaning', 'data-meaning': '', onclick: () => this.#take(line, reading) },
      reading.text)));
    this.#announce(readings.map(({ text }) => text).join('; '));
  }

  /** What a title means is heard once, and not at every letter after it. */
  #announce(text) {
    if (text && text !== this.#announced) this.#frame.toasts.say(`${this.#words('useTime')}: ${text}`);
    this.#announced = text;
  }

  /** Enter takes the only meaning; where there are more it leads to them. */
  #enter(event) {
    const [first, second] = this.#buttons;
    // The Enter that ends a composition has this number where it is not said to compose any more.
    const isComposing = event.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || isComposing || !first) return;
    event.preventDefault();
    if (event.repeat) return;
    if (second) first.focus(); else first.click();
  }

  #take(line, reading) {
    const undo = this.#when.take(reading);
    this.#put(reading.title);
    const back = element('button', { type: 'button', class: 'meaning', onclick: () => {
      undo();
      this.#plain = line;
      this.#put(line);
    } }, this.#frame.say('undo'));
    this.#group.replaceChildren(back);
    this.#frame.toasts.say(reading.text);
  }

  #put(text) {
    this.#group.replaceChildren();
    this.#title.control.value = text;
    this.#title.control.focus();
  }
}

// SPDX-License-Identifier: MIT
// What a title says of the time, as in "lunch tomorrow 12-13": it is offered below the title, and taken when somebody
// wants it, saves the event while it is offered, or changes a part of the time by hand. After that nothing is offered.
// Who saves while more than one is offered is asked, once. In an event that has been drawn at a time, a title that says
// a day alone changes nothing by itself: "Sunday roast" may be drawn on a Friday.

import { element } from '../app/dom.js';
import { Typing } from './typing.js';

const PATIENCE = 1000;

/** The minute of the day on a zone's wall. */
function minuteNow(timeZone) {
  const form = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const [hour, minute] = form.format(new Date()).split(':').map(Number);
  return hour * 60 + minute;
}

/** A text in whose ranges of times no line ends: one may after a dash, whatever the space behind it. */
const whole = text => text.replaceAll('–', '–\u2060');

export class Meanings {
  #typing;
  #opening;
  #title;
  #when;
  #frame;
  #words;
  #viewer;
  #group;
  /** A title that is another event's, or was taken back, and says nothing of the time. */
  #plain;
  #announced = '';
  /** What is offered. */
  #offered = [];
  /** Whether somebody has chosen the time that was there at first. */
  #isPlaced;
  /** The title about which has been asked. */
  #asked = null;

  /**
   * `title` is a `Field`, `when` the `WhenFields` that take a meaning; `words` are those of the form, `plain` is a
   * title that says nothing of the time. Of one that `isPlaced` somebody has chosen the time.
   */
  constructor(frame, { words, title, when, viewer, locale, isPlaced, plain }) {
    this.#frame = frame;
    this.#words = words;
    this.#title = title;
    this.#when = when;
    this.#plain = plain;
    this.#isPlaced = isPlaced;
    this.#viewer = viewer;
    this.#group = element('div', { class: 'meanings', role: 'group', 'aria-label': words('useTime') });
    title.row.append(this.#group);
    title.control.addEventListener('input', () => this.#show());
    title.control.addEventListener('keydown', event => this.#enter(event));
    // A title is typed without it, too.
    this.#opening = Typing.open({ locale }).then(typing => {
      if (!this.#group.isConnected) return;
      this.#typing = typing;
      this.#group.dataset.reads = '';
      this.#show();
    }).catch(() => {});
  }

  /**
   * Takes what is offered still; waits a moment for what reads it. Where more than one is, it leads there and resolves
   * with false; who saves once more means the likeliest, or the time that somebody has chosen before.
   */
  async settle() {
    const line = this.#title.value;
    const wasAsked = line === this.#asked;
    if (line === this.#plain || wasAsked && this.#isPlaced) return true;
    await Promise.race([this.#opening, new Promise(resolve => { setTimeout(resolve, PATIENCE); })]);
    const [first, second] = this.#meant;
    if (second && !wasAsked) {
      this.#asked = line;
      // After a press of Save the focus alone would not be seen.
      this.#group.dataset.asks = '';
      this.#buttons[this.#offered.indexOf(first)].focus({ preventScroll: true });
      this.#title.row.scrollIntoView({ block: 'nearest' });
      return false;
    }
    if (first) this.#take(line, first);
    return true;
  }

  /** What may be taken without being asked for: a day alone is no time for what has one. */
  get #meant() {
    return this.#isPlaced ? this.#offered.filter(({ start }) => start.includes('T')) : this.#offered;
  }

  /**
   * A part of the time has been changed by hand: what is offered is taken below that, the likeliest where that is more,
   * or that of a day which was set. Where nothing is, nothing will be until the title is changed.
   */
  yieldTo(changed) {
    // A date that is being typed is none yet.
    if (!changed.value && changed.matches('almanac-picker, [type=time]')) return;
    const { control, value } = this.#when.start;
    const isOnDay = ({ start }) => changed === control && start.startsWith(value);
    const meant = this.#meant.find(isOnDay) ?? this.#meant[0];
    if (meant) {
      this.#take(this.#title.value, meant, changed);
      return;
    }
    this.#plain = this.#title.value;
    if (this.#offered.length) this.#show();
  }

  /** The title that says nothing of the time, for a form that comes back. */
  get plain() { return this.#plain; }

  get #buttons() { return [...this.#group.querySelectorAll('[data-meaning]')]; }

  #show() {
    const line = this.#title.value;
    const { today } = this.#frame.calendar;
    const moment = { on: this.#when.start.value || today, today, minute: minuteNow(this.#viewer),
      isPlaced: this.#isPlaced };
    const found = this.#typing && line !== this.#plain ? this.#typing.readEvent(line, moment) : [];
    const readings = this.#offered = found;
    delete this.#group.dataset.asks;
    this.#group.replaceChildren(...readings.map(reading => element('button',
      { type: 'button', class: 'meaning', 'data-meaning': '', onclick: () => this.#take(line, reading) },
      whole(reading.text))));
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

  /** Takes a meaning, below what has been `changed` by hand, where the focus stays then. */
  #take(line, reading, changed = null) {
    this.#put(reading.title, !changed);
    const undo = this.#when.take(reading, changed);
    const back = element('button', { type: 'button', class: 'meaning', onclick: () => {
      this.#plain = line;
      this.#put(line);
      undo();
    } }, this.#frame.say('undo'));
    this.#group.replaceChildren(back);
    this.#frame.toasts.say(reading.text);
  }

  #put(text, isFocused = true) {
    this.#offered = [];
    delete this.#group.dataset.asks;
    this.#group.replaceChildren();
    this.#title.control.value = text;
    if (isFocused) this.#title.control.focus();
  }
}

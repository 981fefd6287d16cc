// SPDX-License-Identifier: MIT
// What a title says of the time, as in "lunch tomorrow 12-13": it is offered below the title, and taken when somebody
// wants it, saves the event while it is offered, or changes a part of the time by hand. After that nothing is offered.
// While it can mean one thing only the fields say so already, and go back with the words; what has been set by hand
// stays. Who saves while more than one is offered is asked, once; the fields say the likeliest by then, which saving
// once more means. In an event that has been drawn at a time, a title that says a day alone changes nothing by itself,
// since "Sunday roast" may be drawn on a Friday; who saves is asked then, too.

import { element, setText } from '../app/dom.js';
import { language } from '../app/page-phrases.js';
import { loadWords } from '../app/words.js';
import { linesOf } from '../editing/occurrence.js';
import { Typing } from './typing.js';
import { WORDS } from './words.js';

const PATIENCE = 1000;
// A dot between would be a zero among Arabic digits.
const COMMAS = { ar: '، ', ja: ' ' };

/** The minute of the day on a zone's wall. */
function minuteNow(timeZone) {
  const form = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const [hour, minute] = form.format(new Date()).split(':').map(Number);
  return hour * 60 + minute;
}

export class Meanings {
  #typing;
  #opening;
  #title;
  #when;
  #place;
  #frame;
  #words;
  #viewer;
  #locale;
  #group;
  /** Says of a line that speaks of many events that this is one. */
  #once = element('p', { class: 'hint', hidden: true });
  /** The form's words about a line, once they are there with what reads it. */
  #own;
  /** A title that is another event's, or was taken back, and says nothing of the time. */
  #plain;
  #announced = '';
  /** What is offered. */
  #offered = [];
  /** Whether somebody has chosen the time that was there at first. */
  #isPlaced;
  /** The title about which has been asked. */
  #asked = null;
  /** What the fields say of a title that is not taken yet: its ends, their day before, and what puts that back. */
  #shown = null;
  /** The controls that have been set by hand. */
  #set = new Set();

  /**
   * `title` and `place` are `Field`s, `when` the `WhenFields` that take a meaning; `words` are those of the form,
   * `plain` is a title that says nothing of the time. Of one that `isPlaced` somebody has chosen the time.
   */
  constructor(frame, { words, title, place, when, viewer, locale, isPlaced, plain }) {
    this.#frame = frame;
    this.#words = words;
    this.#title = title;
    this.#when = when;
    this.#place = place.control;
    this.#locale = locale;
    this.#plain = plain;
    this.#isPlaced = isPlaced;
    this.#viewer = viewer;
    this.#group = element('div', { class: 'meanings', role: 'group', 'aria-label': words('useTime') });
    title.row.append(this.#once, this.#group);
    title.control.addEventListener('input', () => this.#show());
    title.control.addEventListener('keydown', event => this.#enter(event));
    // A title is typed without it, too.
    this.#opening = Promise.all([Typing.open({ locale }), loadWords('form', WORDS, locale)]).then(([typing, own]) => {
      if (!this.#group.isConnected) return;
      this.#typing = typing;
      this.#own = own;
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
    if ((second || !first && this.#isOtherDay) && !wasAsked) {
      this.#ask(line);
      this.#title.row.scrollIntoView({ block: 'nearest' });
      return false;
    }
    if (first) this.#take(line, first);
    return true;
  }

  /**
   * Asks which time a title means, at the likeliest, which the fields say until it is answered; where it says days
   * alone, at the time that somebody has chosen before.
   */
  #ask(line) {
    const [first] = this.#meant;
    this.#asked = line;
    this.#goBack();
    if (!this.#isPlaced) this.#say(first, this.#when.start.value);
    const former = first ? null : this.#button(this.#when.wall, () => {
      this.#plain = line;
      this.#title.control.form.requestSubmit();
    });
    if (former) this.#group.append(former);
    // After a press of Save the focus alone would not be seen.
    this.#group.dataset.asks = '';
    this.#group.ariaLabel = this.#own('whichTime');
    (former ?? this.#buttons[this.#offered.indexOf(first)]).focus({ preventScroll: true });
  }

  /** Whether days alone are offered beside the time that somebody has chosen, which is none of them. */
  get #isOtherDay() {
    if (!this.#isPlaced || this.#set.size || !this.#when.isValid) return false;
    const { start, end } = this.#when.wall;
    return this.#offered.some(reading => reading.start !== start || reading.end !== end);
  }

  #askNoMore() {
    delete this.#group.dataset.asks;
    this.#group.ariaLabel = this.#words('useTime');
  }

  /**
   * What may be taken without being asked for: a day alone is no time for what has one, and no time stands above what
   * somebody has set by hand.
   */
  get #meant() {
    return this.#offered.filter(reading => (!this.#isPlaced || reading.start.includes('T'))
      && this.#when.agrees(this.#set, reading));
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
    this.#set.add(changed);
    if (meant) {
      this.#take(this.#title.value, meant, changed);
      return;
    }
    this.#plain = this.#title.value;
    if (this.#offered.length) this.#show(); else this.#tellOnce(!this.#once.hidden, false);
  }

  /** The title that says nothing of the time, for a form that comes back: it is none above what was set by hand. */
  get plain() { return this.#set.size ? this.#title.value : this.#plain; }

  get #buttons() { return [...this.#group.querySelectorAll('[data-meaning]')]; }

  #show() {
    const line = this.#title.value;
    // Of a title that has been changed since it was asked about nobody sees the question.
    if (line !== this.#asked) this.#asked = null;
    const { today } = this.#frame.calendar;
    const on = this.#shown?.day ?? this.#when.start.value;
    const moment = { on: on || today, today, minute: minuteNow(this.#viewer), isPlaced: this.#isPlaced };
    const found = this.#typing?.readEvent(line, moment) ?? [];
    const readings = this.#offered = line === this.#plain ? [] : found;
    this.#tellOnce(found.isRepeated, !(found.length || this.#set.size || line === this.#plain || this.#isPlaced));
    this.#askNoMore();
    const buttons = readings.map(reading => this.#button(reading, () => this.#choose(line, reading)));
    this.#group.replaceChildren(...buttons);
    this.#announce(readings.map(reading => this.#text(reading)).join('; '));
    this.#preview(on);
  }

  /** Says that what repeats is one event, and of days that repeat that one of them has to be chosen. */
  #tellOnce(isRepeated, isToBeSet) {
    if (isRepeated) {
      setText(this.#once, ['once', ...isToBeSet ? ['setTime'] : []].map(name => this.#own(name)).join(' '));
      if (this.#once.hidden) this.#frame.toasts.say(this.#once.textContent);
    }
    this.#once.hidden = !isRepeated;
  }

  #button(reading, onclick) {
    return element('button', { type: 'button', class: 'meaning', 'data-meaning': '', onclick },
      ...this.#parts(reading));
  }

  /** What a reading says, as the rest of the page has it; a range of times is on one line. */
  #parts(reading) {
    const [day, times] = linesOf(reading, this.#locale);
    const isOfOneDay = reading.start.slice(0, 10) === reading.end.slice(0, 10);
    const comma = COMMAS[language(this.#locale)] ?? ', ';
    const range = times && element('span', { class: 'range' }, times);
    return [day, ...range ? [isOfOneDay ? comma : ' ', range] : [],
      ...reading.place ? [comma, element('bdi', {}, reading.place)] : []];
  }

  #text(reading) { return this.#parts(reading).map(part => part.textContent ?? part).join(''); }

  /** The fields say what the title means as long as that is one thing. */
  #preview(day) {
    const [reading, other] = this.#meant;
    const ends = reading && !other ? `${reading.start}/${reading.end}` : null;
    if (ends && this.#shown?.ends === ends) {
      if (this.#shown.title !== reading.title) {
        this.#shown.title = reading.title;
        this.#when.changed();
      }
      return;
    }
    // What was there before is that on which anything is taken.
    if (this.#shown) this.#goBack();
    if (ends) this.#say(reading, day);
  }

  /** The fields say what a title may mean that is not taken yet; on a `day` before. */
  #say(reading, day) {
    this.#shown = { ends: `${reading.start}/${reading.end}`, title: reading.title, day };
    this.#shown.undo = this.#when.take(reading);
    this.#group.dataset.shown = '';
  }

  /** The title that an event has as the fields show it, without the words that they say. */
  get shownTitle() { return this.#shown?.title ?? this.#title.value.trim(); }

  /** The fields are as they were, but for what has been `changed` by hand. */
  #goBack(changed = null) {
    const shown = this.#shown;
    this.#shown = null;
    delete this.#group.dataset.shown;
    shown?.undo(changed);
  }

  /** Nobody has taken what is offered: the fields say again what they did. */
  leave() { this.#goBack(); }

  /** Offers again what the title says. */
  enter() { this.#show(); }

  /** What a title means is heard once, and not at every letter after it. */
  #announce(text) {
    if (text && text !== this.#announced) this.#frame.toasts.say(`${this.#words('useTime')}: ${text}`);
    this.#announced = text;
  }

  /** Enter saves, as Save does; where more than one may be meant it leads to them. */
  #enter(event) {
    // The Enter that ends a composition has this number where it is not said to compose any more.
    const isComposing = event.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || isComposing || this.#meant.length < 2) return;
    event.preventDefault();
    if (!event.repeat) this.#ask(this.#title.value);
  }

  /** Takes what somebody has chosen; who was asked while saving goes on with that. */
  #choose(line, reading) {
    const { asks } = this.#group.dataset;
    this.#take(line, reading);
    if (asks !== undefined) this.#title.control.form.requestSubmit();
  }

  /** Takes a meaning, below what has been `changed` by hand, where the focus stays then. */
  #take(line, reading, changed = null) {
    this.#goBack(changed);
    const isPlace = reading.place && !this.#place.value;
    // A place that is there already stays, and so does the one in the title.
    this.#put(isPlace || !reading.place ? reading.title : `${reading.title} @ ${reading.place}`, !changed);
    const undo = this.#when.take(reading, changed);
    if (isPlace) this.#place.value = reading.place;
    const back = element('button', { type: 'button', class: 'meaning', onclick: () => {
      this.#plain = line;
      this.#put(line);
      if (isPlace && this.#place.value === reading.place) this.#place.value = '';
      undo();
    } }, this.#frame.say('undo'), ' · ', element('bdi', {}, line));
    this.#group.replaceChildren(back);
    this.#frame.toasts.say(this.#text(reading));
  }

  #put(text, isFocused = true) {
    this.#offered = [];
    this.#askNoMore();
    this.#group.replaceChildren();
    this.#title.control.value = text;
    if (isFocused) this.#title.control.focus();
  }
}

// SPDX-License-Identifier: MIT
// Days with times, for a field with the attribute `time`: what reads and writes them, and the controls below the
// calendar. It stands for the calendar, which knows days alone.

import { TimeControls } from './time-controls.js';
import { TimeReader } from './time-reader.js';
import { daysOf, TimeRules } from './time-rules.js';
import { clock, minuteOf, TimedWords } from './timed-words.js';

export { TimedWords };

const DAY = /^-?\d{4}-\d\d-\d\d$/;

/** The minute of the day that the clocks of a zone show. */
function minuteIn(timeZone) {
  const format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  return minuteOf(format.format(new Date()));
}

export class Times {
  #rules;
  #inner;
  #changed;
  #controls;
  #reader = null;
  #loading = null;
  #words = null;
  // The minutes of the day of the start and the end.
  #minutes;
  // The value that is shown, if its times are refused.
  #wrong = null;
  // Whether somebody has chosen them.
  #isChosen = false;
  #input;
  // The value in full, below a field that is too narrow for it.
  #line = Object.assign(document.createElement('p'),
    { className: 'message', hidden: true, ariaHidden: 'true', dir: 'auto' });
  #narrowing = new ResizeObserver(() => this.#fit());

  /** `changed` is called when a time has been chosen by a control and there is a day for it. */
  constructor(element, parts, inner, changed) {
    this.#rules = new TimeRules(element);
    this.#inner = inner;
    this.#changed = changed;
    this.#controls = new TimeControls(parts, element, (index, minute) => this.#set(index, minute));
    this.#minutes = this.#rules.usual;
    this.#input = parts.input;
    this.#line.style.color = 'var(--_secondary)';
    parts.field.after(this.#line);
    parts.input.addEventListener('input', this.#hideLine);
    this.#narrowing.observe(parts.input);
    // Otherwise it is loaded with the calendar.
    if (inner.calendar) queueMicrotask(() => this.load());
  }

  /** Loads what reads times, and the style of the controls. */
  load() {
    this.#loading ??= Promise.all([TimeReader.open(), this.#controls.load()]).then(([reader]) => {
      this.#reader = reader;
      this.#forward();
      if (this.#words) this.show(this.#words, null);
    }).catch(error => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  /** Takes the controls out of the popover. */
  remove() {
    this.#controls.remove();
    this.#line.remove();
    this.#narrowing.disconnect();
    this.#input.removeEventListener('input', this.#hideLine);
    queueMicrotask(() => this.#forward());
  }

  /** Hands on what means something else with times. */
  #forward() { for (const name of ['min', 'max', 'one-day']) this.#inner.forward(name); }

  /** This, once it can read days and times. */
  get reader() { return this.#reader && this.#inner.calendar && this; }

  #prepare() {
    this.#reader.locale = this.#words.clockTag;
    this.#controls.reader = this.#reader;
  }

  // As the field has it ---------------------------------------------------------------------------
  get #isInterval() { return this.#inner.policy === 'interval'; }
  get #calendar() { return this.#inner.calendar; }

  /** What the calendar gets of an attribute: bounds are days, and an interval can be on one day. */
  attribute(name, value) {
    if (name === 'one-day') return '';
    return ['min', 'max'].includes(name) ? value && daysOf(value) : value;
  }

  /** Days with the times that are shown. */
  dated(days) {
    if (days === null) return null;
    const [first, last = first] = days.split('/');
    const [start, end] = [first, last].map((day, index) => this.#within(`${day}T${clock(this.#minutes[index])}`));
    return this.#isInterval ? `${start}/${end}` : start;
  }

  /** A time that nobody has chosen is within the bounds if its day is. */
  #within(text) { return this.#isChosen ? text : this.#rules.within(text); }

  // As the calendar has it ------------------------------------------------------------------------
  get value() {
    const { value } = this.#calendar;
    if (value === null || !this.#isInterval || this.#calendar.read(value).value === value) return this.dated(value);
    // The start alone.
    return this.#within(`${value}T${clock(this.#minutes[0])}`);
  }

  get selection() { return this.#calendar.selection; }
  get today() { return this.#calendar.today; }

  select(value, options) {
    this.#isChosen = value !== null;
    this.#minutes = this.#rules.usual;
    value?.split('/').forEach((end, index) => { this.#minutes[index] = minuteOf(end); });
    this.#calendar.select(value && daysOf(value), options);
  }

  /** What a text means, as the calendar says it of days; or the step from one end that it is. */
  read(text, days = 0, months = 0, minutes = 0) {
    if (days || months || minutes) return this.#stepped(text, days, months, minutes);
    const { ends, isComplete } = this.#times(text);
    const refuse = (words, kind = 'badInput') => ({ value: null, problem: kind, words, isComplete: true });
    const areEnough = ends.length === (this.#isInterval ? 2 : 1);
    const asked = areEnough && this.#words.question(ends);
    if (asked) return refuse(asked);
    const isRead = areEnough && ends.every(({ choices }) => choices.length === 1) && ends[0].days !== '';
    const reading = isRead && this.#calendar.read(this.#written(ends));
    const found = reading?.value?.split('/') ?? [];
    // An end before its start, unless both have a year.
    if (reading?.problem === 'rangeUnderflow' && found.length === 0) return refuse(reading.words, reading.problem);
    if (!isRead || reading.problem === 'badInput' || !this.#fits(ends, found)) {
      return refuse(this.#words.say('writeBoth', this.#words.text(this.dated(this.#example))));
    }
    const value = ends.map(({ choices }, index) => `${found[index] ?? found[0]}T${clock(choices[0])}`).join('/');
    const problem = this.#isTurned(ends, found) ? { problem: 'rangeUnderflow', words: this.#words.say('reversed') }
      : reading.problem ? reading : this.#rules.problemOf(value, this.#words);
    return { ...reading, problem: problem?.problem ?? null, words: problem?.words ?? '', value,
      isComplete: isComplete && reading.isComplete };
  }

  /** The times of a text; a day that words say, as in “next Friday”, is written as a date. */
  #times(text) {
    const { today, timeZone } = this.#calendar;
    const { ends, isComplete } = this.#reader.times(this.#words.withoutJoint(text), today, minuteIn(timeZone));
    const dated = ends.map(end => (end.meanings.length === 1 ? { ...end, days: end.meanings[0] } : end));
    return { ends: dated, isComplete };
  }

  /** The days of the ends as one text. */
  #written([first, last]) {
    const sign = [first, last].every(end => DAY.test(end?.days)) ? '/' : ' – ';
    return last?.days ? `${first.days}${sign}${last.days}` : first.days;
  }

  /** Whether days are as many as times need: where one day is written it is that of both ends. */
  #fits([, last], found) {
    if (found.length === 0 || found.some(day => day.includes(' '))) return false;
    return last?.days ? this.#isInterval : found.every(day => day === found[0]);
  }

  /** Whether the end's day is before the start's, which the calendar has put in order. */
  #isTurned([first, last], [start, end]) {
    return Boolean(last?.days) && start !== end && this.#calendar.read(first.days).value?.split('/')[0] === end;
  }

  get #example() {
    const day = this.#calendar.today;
    return this.#isInterval ? `${day}/${day}` : day;
  }

  /** What is wrong with the times of a value, whose days can be chosen: `{ kind, words }` or null. */
  problem(value) {
    const found = value && this.#rules.problemOf(value, this.#words);
    return found ? { kind: found.problem, words: found.words } : null;
  }

  #stepped(end, days, months, minutes) {
    const [day, minute] = [daysOf(end), minuteOf(end)];
    // One minute stands for a step of the field, to one of its times.
    const way = Math.sign(minutes);
    const total = Math.abs(minutes) === 1 ? this.#rules.next(minute, way) : minute + minutes;
    const by = days + Math.floor(total / 1440);
    const value = by || months ? this.#calendar.read(day, by, months).value : day;
    return { value: `${value}T${clock((total % 1440 + 1440) % 1440)}` };
  }

  // Controls --------------------------------------------------------------------------------------

  /** Shows a value in the controls, or the times that a day would have. */
  show(words, value) {
    this.#words = words;
    this.#line.textContent = value ? words.text(value) : '';
    this.#fit();
    if (!this.#reader) return;
    this.#prepare();
    const ends = value?.split('/') ?? [];
    ends.forEach((end, index) => { this.#minutes[index] = minuteOf(end); });
    const [min, max] = [this.#rules.bound('min'), this.#rules.bound('max')];
    const limits = ends.map((end, index) => {
      const lowest = index > 0 && ends[0] > min ? ends[0] : min;
      const on = bound => (bound && daysOf(bound) === daysOf(end) ? minuteOf(bound) : null);
      return { least: on(lowest) ?? 0, most: on(max) ?? 1439 };
    });
    const problem = value && this.#rules.problemOf(value, this.#words);
    this.#wrong = problem ? value : null;
    this.#controls.show(words, { minutes: this.#minutes, limits, step: this.#rules.step, isInterval: this.#isInterval,
      problem: problem?.words ?? '', length: ends.length > 1 && !problem ? words.length(...ends) : '' });
  }

  /** A field that is too narrow for its value has it below, and as a tip. */
  #fit() {
    const input = this.#input;
    const isWritten = input.value !== '' && input.value === this.#line.textContent;
    const isCut = isWritten && input.scrollWidth > input.clientWidth;
    this.#line.hidden = !isCut;
    input.title = isCut ? input.value : '';
  }

  /** What is typed is no value yet. */
  #hideLine = () => { this.#line.hidden = true; };

  #set(index, minute) {
    // The calendar has the days of a value only once its times are right.
    if (this.#wrong) this.#calendar.select(daysOf(this.#wrong), { notify: false });
    const ends = this.value?.split('/') ?? [];
    this.#minutes = this.#minutes.map((other, at) => (ends[at] ? minuteOf(ends[at]) : other));
    this.#minutes[index] = minute;
    this.#isChosen = true;
    if (ends.length > 0) this.#changed();
  }
}

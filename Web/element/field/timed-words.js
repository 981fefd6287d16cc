// SPDX-License-Identifier: MIT
// The words of a field whose days have times: times as Intl writes them, and phrases in a catalogue of their own.

import { Words } from './words.js';

// The lines of Web/phrases/time.
export const NAMES = ['chooseTime', 'chooseTimes', 'time', 'start', 'end', 'timeLetters', 'which', 'writeBoth',
  'writeTime', 'reversed', 'earliest', 'latest', 'nearest'];
export const ENGLISH = ['Choose a date and time', 'Choose dates and times', 'Time', 'Start time', 'End time', 'HH MM',
  '{0} or {1}?', 'Type a date and a time, such as {0}.', 'Type a time, such as {0}.', 'The end is before the start.',
  'Choose {0} or later.', 'Choose {0} or earlier.',
  'Choose {0} or {1}.'];

const STYLES = ['full', 'long', 'medium', 'short'];
const SHIPPED = ['ar', 'de', 'es', 'fr', 'he', 'ja'];
// What a step changes in both ends of an interval on one day.
const OF_TIME = ['hour', 'minute', 'dayPeriod'];
const HOUR = 3_600_000;
const catalogues = new Map();

/** A minute of the day as values have it: 09:00. */
export const clock = minute => [Math.floor(minute / 60), minute % 60].map(n => `${n}`.padStart(2, '0')).join(':');

/** The minute of the day of a value such as 2024-02-20T09:00. */
export const minuteOf = value => Number(value.slice(-5, -3)) * 60 + Number(value.slice(-2));

export class TimedWords extends Words {
  #lines = ENGLISH;
  #moment;
  #time;
  /** The language, and the clock that is written. */
  clockTag;

  constructor(tag, style) {
    super(tag, style);
    const periods = [...Array(24).keys()].map(hour => this.format({ timeStyle: 'short' }).formatToParts(hour * HOUR)
      .find(({ type }) => type === 'dayPeriod')?.value);
    // Where clocks have names for more than two parts of the day, as in Taiwan, all 24 hours are numbered.
    const options = { timeStyle: 'short', hourCycle: new Set(periods).size > 2 ? 'h23' : undefined };
    this.clockTag = options.hourCycle ? `${new Intl.Locale(this.tag, options)}` : this.tag;
    this.#time = this.format(options);
    this.#moment = this.format({ ...options, dateStyle: STYLES.includes(style) ? style : 'medium' });
  }

  async load(folder) {
    const { language } = new Intl.Locale(this.tag);
    const read = async () => {
      const response = await fetch(new URL(`../time/${language}.txt`, folder));
      if (!response.ok) throw new Error(`${response.status}`);
      return (await response.text()).split('\n');
    };
    const own = async () => {
      if (!SHIPPED.includes(language)) return;
      if (!catalogues.has(language)) catalogues.set(language, read());
      try {
        this.#lines = await catalogues.get(language);
      } catch (error) {
        catalogues.delete(language);
        console.warn(`almanac-picker: no phrases of times in “${language}”:`, error);
      }
    };
    await Promise.all([super.load(folder), own()]);
    return this;
  }

  say(name, ...values) {
    if (!NAMES.includes(name)) return super.say(name);
    return this.#lines[NAMES.indexOf(name)].replace(/\{(\d)\}/g, (_, index) => values[index]);
  }

  choose(policy) { return this.say(policy === 'interval' ? 'chooseTimes' : 'chooseTime'); }

  /** How the language writes a date and a time in numbers, as in “MM/DD/YYYY, HH:MM AM/PM”. */
  get hint() {
    const [hour, minute] = this.say('timeLetters').split(' ');
    const periods = [0, 720].map(at => this.#pieces(at).find(({ type }) => type === 'dayPeriod')?.value);
    const letters = { hour, minute, dayPeriod: periods.join('/') };
    const time = this.#pieces(0).map(({ type, value }) => letters[type] ?? value).join('');
    return `${super.hint}${this.#comma}${time}`;
  }

  /** What stands between a date and a time. */
  get #comma() {
    const pieces = this.#moment.formatToParts(0);
    const at = pieces.findIndex(({ type }) => OF_TIME.includes(type));
    return at > 0 && pieces[at - 1].type === 'literal' ? pieces[at - 1].value : ', ';
  }

  /** A typed text without the word that the language writes between a date and a time: “klo”, “เวลา”. */
  withoutJoint(text) {
    const joint = this.#comma.trim();
    return /\p{L}/u.test(joint) ? text.replaceAll(joint, ' ') : text;
  }

  #pieces(minute) { return this.#time.formatToParts(minute * 60_000); }

  /** A minute of the day as people read it. */
  clock(minute) { return this.#time.format(minute * 60_000); }

  /** The pieces of a value's text; the day of an interval on one day is written once. */
  parts(value) {
    const [start, end] = (value ?? '').split('/');
    const dates = [start, end].map(text => this.date(text ?? ''));
    if (!dates[0] || end && !dates[1]) return super.parts(value);
    const of = (date, number) => this.#moment.formatToParts(date).map(piece => ({ ...piece, number }));
    const first = of(dates[0], 0);
    if (!end) return first;
    const isOneDay = start.slice(0, -6) === end.slice(0, -6);
    const last = isOneDay ? this.#pieces(minuteOf(end)).map(piece => ({ ...piece, number: 2 })) : of(dates[1], 2);
    const both = first.map(piece => ({ ...piece, isOfBoth: isOneDay && !OF_TIME.includes(piece.type) }));
    return [...both, { value: ' – ' }, ...last];
  }

  /** What to ask where one of the ends of a text could be two times or two days; or null. */
  question(ends) {
    const { choices = [], meanings = [] } = ends.find(end => end.choices.length > 1 || end.meanings.length > 1) ?? {};
    if (choices.length > 1) return this.say('which', ...choices.map(minute => this.clock(minute)));
    return meanings.length > 1 ? this.say('which', ...meanings.map(day => new Words(this.tag).text(day))) : null;
  }

  /** How long it is from one time to another: “1 day, 2 hours”. */
  length(start, end) {
    const minutes = (this.date(end) - this.date(start)) / 60_000;
    const unit = (count, name) => count > 0 && new Intl.NumberFormat(this.tag,
      { style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
    const units = [unit(Math.floor(minutes / 1440), 'day'), unit(Math.floor(minutes % 1440 / 60), 'hour'),
      unit(minutes % 60, 'minute')].filter(Boolean);
    return new Intl.ListFormat(this.tag, { type: 'unit', style: 'short' }).format(units);
  }
}

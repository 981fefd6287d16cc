// SPDX-License-Identifier: MIT
// Which times a field with the attribute `time` takes: its bounds, its steps, and those of days without a time.

import { clock, minuteOf } from './timed-words.js';

const STEP = 15;

/** The days of a value with times. */
export const daysOf = value => value.replaceAll(/T[\d:]+/g, '');

export class TimeRules {
  #element;

  constructor(element) { this.#element = element; }

  /** The times of days that are chosen without one: those of the attribute, or nine and ten o'clock. */
  get usual() {
    const written = this.#element.getAttribute('time').match(/([01]\d|2[0-3]):[0-5]\d/g) ?? [];
    const start = written[0] ? minuteOf(written[0]) : 540;
    return [start, written[1] ? minuteOf(written[1]) : Math.min(start + 60, 1439)];
  }

  /** The step that the page has said, or null. */
  get #said() {
    const step = Number(this.#element.getAttribute('time-step'));
    return Number.isInteger(step) && step > 0 && step <= 720 ? step : null;
  }

  get step() { return this.#said ?? STEP; }

  /** The time of `min` or `max`, if it has one. */
  bound(name) {
    const text = this.#element.getAttribute(name) ?? '';
    return text.includes('T') ? text : '';
  }

  /** A time as it is, or within the bounds if its day is. */
  within(text) {
    const [min, max] = [this.bound('min'), this.bound('max')];
    const isOn = bound => bound && daysOf(bound) === daysOf(text);
    if (isOn(min) && text < min) return min;
    return isOn(max) && text > max ? max : text;
  }

  /** The next time of the list after a minute of the day, or the one before; it may be on another day. */
  next(minute, way) {
    const { step } = this;
    return (way > 0 ? Math.floor(minute / step) + 1 : Math.ceil(minute / step) - 1) * step;
  }

  /** Whether a time is in the list, where the page has said its step, a bound, or one that days have without a time. */
  #isTaken(text) {
    const minute = minuteOf(text);
    return minute % (this.#said ?? 1) === 0 || this.usual.includes(minute)
      || [this.bound('min'), this.bound('max')].includes(text);
  }

  /** What is wrong with the times of a value, whose days can be chosen: `{ problem, words }` or null. */
  problemOf(value, words) {
    const [start, end = start] = value.split('/');
    const [min, max] = [this.bound('min'), this.bound('max')];
    const refuse = (problem, name, ...times) => ({ problem, words: words.say(name, ...times) });
    if (end < start) return refuse('rangeUnderflow', 'reversed');
    if (min && start < min) return refuse('rangeUnderflow', 'earliest', words.text(min));
    if (max && end > max) return refuse('rangeOverflow', 'latest', words.text(max));
    const other = [start, end].find(text => !this.#isTaken(text));
    if (!other) return null;
    const near = [-1, 1].map(way => this.next(minuteOf(other), way)).filter(minute => minute < 1440)
      .map(minute => minuteOf(this.within(`${daysOf(other)}T${clock(minute)}`)));
    return refuse('stepMismatch', near.length > 1 ? 'nearest' : 'latest', ...near.map(minute => words.clock(minute)));
  }
}

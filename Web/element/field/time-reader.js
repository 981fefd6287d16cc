// SPDX-License-Identifier: MIT
// The module that reads times of day, in any language.

import { compile, Engine } from '../engine.js';
import { localeProfile, writeLocale } from '../locale.js';
import { Message } from '../protocol.js';

const MODULE = new URL('../../almanac-typing.wasm', import.meta.url);
// The numbers of the Swift module's messages, where a test compares them.
export const READER_KINDS = { locale: 0, times: 17, clock: 18, days: 19 };

export class TimeReader {
  #engine;
  #tag = null;

  static async open() { return new TimeReader(await compile(MODULE)); }

  constructor(module) { this.#engine = new Engine(module); }

  set locale(tag) {
    if (tag === this.#tag) return;
    this.#tag = tag;
    this.#ask('locale', message => writeLocale(message, localeProfile(tag), ''));
  }

  #ask(kind, write) { return this.#engine.send(write(Message.plain(READER_KINDS[kind])).finish()); }

  /**
   * The times of a text, `{ ends, isComplete }`: for each what is written of its day, the minutes it can be, and the
   * days that words can mean which count from `today`; `minute` is that of the day on the wall.
   */
  times(text, today, minute) {
    const reply = this.#ask('times', message => message.text(text).text(today).int(minute));
    const isComplete = reply.next() === 1;
    const ends = [];
    while (!reply.isAtEnd) {
      const days = reply.string();
      const choices = Array.from({ length: reply.next() }, () => reply.next());
      ends.push({ days, choices, meanings: Array.from({ length: reply.next() }, () => reply.string()) });
    }
    return { ends, isComplete };
  }

  /**
   * What a text can mean that says days in words: `2024-03-01`, or a week as `2024-02-26/2024-03-03`; with `areWeeks`
   * a day in the middle of it.
   */
  days(text, today, areWeeks) {
    const reply = this.#ask('days', message => message.text(text).text(today).int(Number(areWeeks)));
    const meanings = [];
    while (!reply.isAtEnd) {
      const [first, last] = [reply.string(), reply.string()];
      meanings.push(first === last ? first : `${first}/${last}`);
    }
    return meanings;
  }

  /** The minutes of the day that a text can mean which is a time and nothing else. */
  clock(text) {
    const reply = this.#ask('clock', message => message.text(text));
    const minutes = [];
    while (!reply.isAtEnd) minutes.push(reply.next());
    return minutes;
  }
}

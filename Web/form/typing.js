// SPDX-License-Identifier: MIT
// The module that reads events which people type in one line.

import { Wording } from '../app/wording.js';

// The number is that of the Swift module, where a test compares the tables.
export const KINDS = ['event', 'times', 'clock', 'days'];

export class Typing extends Wording {
  static source = new URL('../almanac-typing.wasm', import.meta.url);

  /** Use `open`, which loads the module and the phrases. */
  constructor(module, options) {
    super(module, { ...options, kinds: KINDS });
  }

  /**
   * What a line like "lunch @ Luigi's tomorrow 12-13" can mean: `{title, place, start, end}`, the likelier meaning
   * first. `start` and `end` are times on the wall, or days and then half-open; `on` is the day that is meant where
   * none is written, `minute` that of today on the wall, and whether the time on that day `isPlaced` by somebody, who
   * means it. `isRepeated` of them says whether the line speaks of an event that takes place again and again.
   */
  readEvent(line, { on, today, minute, isPlaced }) {
    const reply = this.ask('event', message => message.text(line).text(on).text(today).int(minute)
      .int(Number(isPlaced)));
    const isRepeated = reply.next() === 1;
    const readings = [];
    while (!reply.isAtEnd) {
      readings.push({ title: reply.string(), place: reply.string(), start: reply.string(), end: reply.string() });
    }
    return Object.assign(readings, { isRepeated });
  }
}

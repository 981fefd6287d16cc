// SPDX-License-Identifier: MIT
// The module of words behind our pages: texts in the reader's language. The Swift code decides everything about days
// and plurals.

import { compile, Engine } from '../element/engine.js';
import { localeProfile, writeLocale } from '../element/locale.js';
import { loadPhrases } from '../element/phrases.js';
import { ERRORS, FLAG, Message } from '../element/protocol.js';
import { loadPagePhrases, pagePhrases, PHRASES } from './page-phrases.js';

// The numbers are those of the Swift module, where a test compares the tables.
export const KINDS = ['locale', 'phrase', 'pages', 'say', 'interval'];
// That of a module's own kinds.
const FIRST_KIND = 16;
const SHARED = { loadFailed: 4, tryAgain: 5, today: 2, streaks: 21 };
const ARGUMENTS = { text: 0, number: 1, day: 2, spokenDay: 3 };

/** How a language groups digits: the separator, the lengths of the last group and of others, and the fewest digits. */
function writeGrouping(message, tag) {
  const number = new Intl.NumberFormat(tag);
  const parts = number.formatToParts(1_234_567_890);
  const lengths = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length);
  const isShort = number.formatToParts(1234).some(({ type }) => type === 'group');
  return message.text(parts.find(({ type }) => type === 'group')?.value ?? '')
    .byte(lengths.at(-1)).byte(lengths.at(-2) ?? lengths.at(-1)).byte(isShort ? 4 : 5);
}

/** A day as an argument of a phrase, written as in headings. */
export const day = value => ({ day: value });
/** A day as an argument of a phrase, with its weekday. */
export const spokenDay = value => ({ spokenDay: value });

export class Wording {
  #engine;
  #kinds;

  /** The module that answers; one for pages that keep more than words has others. */
  static source = new URL('../almanac-wording.wasm', import.meta.url);

  /** Use `open`, which loads the module and the phrases. `kinds` are those that the module knows besides. */
  constructor(module, { locale, kinds = [] } = {}) {
    this.#engine = new Engine(module);
    this.#kinds = new Map([...KINDS.entries(), ...kinds.map((kind, index) => [FIRST_KIND + index, kind])]
      .map(([number, kind]) => [kind, number]));
    this.locale = locale ?? navigator.language;
  }

  static async open(options) {
    const tag = options?.locale ?? navigator.language;
    const [module] = await Promise.all([compile(this.source), loadPhrases(tag), loadPagePhrases(tag)]);
    return new this(module, options);
  }

  /** Sends a message of a kind; throws where the module refuses it. */
  ask(kind, write = message => message) {
    const reply = this.#engine.send(write(Message.plain(this.#kinds.get(kind))).finish());
    if (reply.flags & FLAG.refused) throw new RangeError(`${kind}: ${ERRORS[reply.next()]}`);
    return reply;
  }

  /** The language of texts. `open` loads its phrases; here they must be loaded already. */
  set locale(tag) {
    const profile = localeProfile(tag);
    this.ask('locale', message => writeLocale(message, profile));
    this.ask('pages', message => writeGrouping(message.text(pagePhrases(profile.tag)), profile.tag));
  }

  /** Takes what the settings say; words do not depend on them. */
  use() {}

  // Words ----------------------------------------------------------------------------------------

  /** A phrase of the calendar that pages use, too. */
  phrase(name) { return this.ask('phrase', message => message.byte(SHARED[name])).string(); }

  /** A phrase of the pages; numbers and days among the arguments are written in the reader's digits. */
  say(name, ...values) {
    const write = message => {
      message.byte(PHRASES.indexOf(name)).byte(values.length);
      for (const value of values) this.#writeArgument(message, value);
      return message;
    };
    return this.ask('say', write).string();
  }

  #writeArgument(message, value) {
    if (typeof value === 'number') return message.byte(ARGUMENTS.number).double(value);
    if (value?.day) return message.byte(ARGUMENTS.day).text(value.day);
    if (value?.spokenDay) return message.byte(ARGUMENTS.spokenDay).text(value.spokenDay);
    return message.byte(ARGUMENTS.text).text(String(value));
  }

  /** The days `first` through `last` in the server's form, half-open. */
  interval(first, last) {
    const reply = this.ask('interval', message => message.text(first).text(last));
    return { from: reply.string(), to: reply.string() };
  }
}

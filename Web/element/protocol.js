// SPDX-License-Identifier: MIT
// The byte protocol between the element and its engine. The numbers are those of the Swift module CalendarWeb, where a
// test compares the tables.

export const MESSAGES = ['frame', 'pointer', 'wheel', 'key', 'activate', 'page', 'show', 'showToday',
  'select', 'focusEntered', 'focusLeft', 'loaded', 'loadFailed', 'invalidated', 'retry', 'configure',
  'locale', 'metrics', 'clock', 'zone', 'restore', 'daysNamed', 'alternatesChanged', 'answered', 'preset', 'mode',
  'read', 'zoom', 'hover', 'attributes', 'color', 'deselect', 'hours', 'events', 'take',
  'insert', 'pick', 'adjust'];
export const ROLES = ['calendar', 'header', 'title', 'previousButton', 'nextButton', 'todayButton',
  'status', 'retryButton', 'grid', 'weekdayRow', 'weekdayLabel', 'strip', 'page', 'weekRow', 'dayCell',
  'blankCell', 'announcement', 'dayImage', 'dayAlternate', 'daySubtitle', 'dayBadge', 'legend', 'legendItem', 'notice',
  'weekNumber', 'weekNumberHead',
  'eventBar', 'moreButton', 'handle', 'monthGrid', 'monthHeader', 'zoomButton', 'periodRow', 'periodCell', 'glance',
  'titleStrip', 'pageTitle', 'heatStep', 'band',
  'timelineRow', 'dateHeader', 'zoneLabel', 'lanesLabel', 'lanesButton', 'allDayCell', 'dayColumn', 'hourLines',
  'timeLabel', 'nowLabel', 'nowLine', 'offHours', 'hourGap', 'hourFold', 'backgroundEvent',
  'timedEvent', 'timeCursor',
  'agenda', 'agendaDay', 'agendaDate', 'agendaNote', 'groupHeader', 'resizeHandle'];
/** What holds the one tab stop, for selectors. */
export const GRIDS = ':is([role=grid],[role=feed])';
export const TRAITS = ['today', 'selected', 'disabled', 'outside', 'weekend', 'highlighted', 'pressed',
  'tab-stop', 'loading', 'failed', 'empty', 'selectable', 'current', 'rtl',
  'range-start', 'range-middle', 'range-end', 'vertical', 'multiselectable',
  'continues-before', 'continues-after', 'expanded', 'both-axes', 'decorative', 'pinned', 'preview', 'ruled', 'closed',
  'timed', 'hovered', 'lifted', 'vacated'];
export const TINTS = ['', 'streak-kept', 'streak-short', 'streak-none', 'blue', 'green', 'orange', 'red',
  'purple', 'teal', 'pink', 'graphite'];
/** The first and the last number that a page's own colours have among the tints; see `colors.js`. */
export const OWN_TINTS = [32, 126];
export const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp',
  'PageDown', 'Enter', ' ', 'Escape', 't', 'a', 'F2'];
export const ERRORS = ['', 'the message ends too soon', 'the message is of an unknown kind',
  'a value has no meaning', 'a day is not written as YYYY-MM-DD or is out of range',
  'there is no such node', 'the interval ends before it begins', 'no weekday is called so'];

/** The zoom levels from the nearest outwards, and the number that means the next level out. */
export const LEVELS = { days: 0, months: 1, quarters: 4, years: 2, decades: 3 };
export const OUTER = 255;

/** The names of refusals in ValidityState. */
export const REFUSALS = ['typeMismatch', 'rangeUnderflow', 'rangeOverflow', 'customError', 'tooShort', 'tooLong'];

/**
 * The operations of a reply; `renderer.js` and `calendar-element.js` read the words that follow. What pages load has
 * numbers in place of these names and those of flags.
 */
export const OP = { create: 1, remove: 2, frame: 3, move: 4, state: 5, text: 6, label: 7, place: 8,
  scroll: 9, style: 10, detail: 11, glance: 12, magnify: 13, load: 32, cancel: 33, selection: 34, title: 35,
  visible: 36, loadFailed: 37,
  focus: 38, wake: 39, snap: 40, today: 41, nameDays: 42, refusal: 43, ask: 44, page: 45, size: 46, cell: 47,
  scrollEnded: 48, occurrence: 49, more: 50, mode: 51, level: 52, color: 53, order: 54, hours: 55, picked: 56,
  refused: 64, snapshot: 65, reading: 67, expansion: 68, warning: 69 };
export const FLAG = { wantsFrame: 1, claimed: 2, refused: 4, painting: 8, half: 16, moving: 32, wide: 64 };

// The fields of the effects that every element has, in order: texts, and numbers marked with `#`.
const FIELDS = {
  [OP.selection]: 'text #days unavailable', [OP.title]: 'title month', [OP.visible]: 'first last',
  [OP.focus]: '#number', [OP.wake]: '#number',
  [OP.today]: 'day', [OP.refusal]: '#number text words', [OP.page]: '#number month first last', [OP.size]: '#number',
  [OP.scrollEnded]: '#number #completed', [OP.snapshot]: 'day selection', [OP.warning]: 'text #number',
};

const encoder = new TextEncoder();
const KIND = Object.fromEntries(MESSAGES.map((name, number) => [name, number]));

/** Builds a message: a time, a kind and fields, little-endian. */
export class Message {
  #bytes = new Uint8Array(64);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /** A message of a calendar: a time in microseconds and the name of its kind. */
  constructor(kind, time) {
    if (kind === undefined) return;
    this.double(time);
    this.byte(KIND[kind]);
  }

  /** A message that begins with a number and has no time. */
  static plain(kind) {
    return new Message().byte(kind);
  }

  #reserve(count) {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + count));
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }

  byte(value) {
    this.#reserve(1);
    this.#view.setUint8(this.#length, value);
    this.#length += 1;
    return this;
  }

  short(value) {
    this.#reserve(2);
    this.#view.setUint16(this.#length, value, true);
    this.#length += 2;
    return this;
  }

  int(value) {
    this.#reserve(4);
    this.#view.setInt32(this.#length, value, true);
    this.#length += 4;
    return this;
  }

  double(value) {
    this.#reserve(8);
    this.#view.setFloat64(this.#length, value, true);
    this.#length += 8;
    return this;
  }

  /** Text of up to 65 535 bytes; longer text is cut. */
  text(value) {
    const text = `${value ?? ''}`;
    // A UTF-16 unit takes at most three bytes.
    this.short(0).#reserve(Math.min(65535, 3 * text.length));
    const start = this.#length;
    let written = 0;
    // Short text is mostly ASCII, which is copied faster than it is encoded.
    while (written < 99 && (this.#bytes[start + written] = text.charCodeAt(written)) < 128) written += 1;
    if (written < text.length) {
      ({ written } = encoder.encodeInto(text, this.#bytes.subarray(start, start + 65535)));
    }
    this.#view.setUint16(start - 2, written, true);
    this.#length += written;
    return this;
  }

  texts(values) {
    this.byte(values.length);
    for (const value of values) this.text(value);
    return this;
  }

  finish() {
    return this.#bytes.slice(0, this.#length);
  }
}

const decoder = new TextDecoder();

/** Reads a reply from an instance's memory; valid until the next message. */
export class Reply {
  constructor(buffer, pointer) {
    const head = new Int32Array(buffer, pointer, 5);
    this.flags = head[0];
    this.end = head[1];
    this.words = new Int32Array(buffer, pointer, head[1] + head[2]);
    this.index = 5;
    this.strings = [];
    if (head[4] === 0) return;
    const all = decoder.decode(new Uint8Array(buffer, head[3], head[4]));
    let from = 0;
    for (let i = 0; i < head[2]; i++) {
      const to = from + this.words[head[1] + i];
      this.strings.push(all.slice(from, to));
      from = to;
    }
  }

  get isAtEnd() { return this.index >= this.end; }
  next() { return this.words[this.index++]; }

  /** The text whose number is in the next word; empty for none. */
  string() {
    const number = this.words[this.index++];
    return number < 0 ? '' : this.strings[number];
  }

  /** Reads an effect from the words after its operation; `more` are the fields of further effects. */
  effect(op, more) {
    const fields = FIELDS[op] ?? more?.[op];
    if (!fields) throw new Error(`almanac-calendar: unknown operation ${op}`);
    const effect = { op };
    for (const field of fields.split(' ')) {
      if (field[0] === '#') effect[field.slice(1)] = this.next(); else effect[field] = this.string();
    }
    return effect;
  }
}

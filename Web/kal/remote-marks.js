// SPDX-License-Identifier: MIT
// Marks on a server as a data source for <almanac-calendar>: a dot for each kind on each day. Marks waiting to be sent
// are added to what the server says.

const MOST_ANSWERS = 64;

export class RemoteMarks {
  #api;
  #book;
  #outbox;
  #listeners = new Set();
  #kinds = null;
  #hidden = new Set();
  #isWide;
  #isHidden;
  #day = null;
  #records = new Map();
  /** What the server has said of days since anything may have changed. */
  #answers = new Map();

  /**
   * `isWide()` says whether there is room for the names of marks, and `isHidden(kind)` which kinds are not shown: those
   * that are `hidden` and have not been toggled, unless somebody else keeps them.
   */
  constructor({ api, book, outbox, hidden = [], isWide = () => false, isHidden = kind => this.#hidden.has(kind) }) {
    this.#api = api;
    this.#book = book;
    this.#outbox = outbox;
    this.#hidden = new Set(hidden);
    this.#isWide = isWide;
    this.#isHidden = isHidden;
    // An answer is valid until the server is read again.
    outbox.addEventListener('settled', ({ detail }) => {
      const { entry, record } = detail;
      if (entry.kind !== 'marks') return;
      this.#answers = new Map();
      // One that has moved to another day is gone from this one.
      const isHere = !record.deleted && entry.day === this.#day;
      if (isHere) this.#records.set(record.id, record); else this.#records.delete(record.id);
    });
  }

  // Kinds ----------------------------------------------------------------------------------------

  /** All kinds of marks, by name: `{kind, count, order, tint, isHidden}`. */
  async kinds(signal) {
    const found = new Map();
    const add = (kind, count, order = found.size) => found.set(kind, { kind, count, order });
    for (const { type, count, order } of await this.#types(signal)) add(type, count, order);
    for (const { kind, after } of this.#outbox.overlay) {
      if (kind === 'marks' && after && !found.has(after.type)) add(after.type, 1);
    }
    const kinds = [...found.values()];
    const tints = this.#book.tints(kinds);
    // As in a dictionary, whichever letters are capitals.
    const { compare } = new Intl.Collator(document.documentElement.lang);
    return kinds.map((each, index) => ({ ...each, tint: tints[index], isHidden: this.#isHidden(each.kind) }))
      .sort((a, b) => compare(a.kind, b.kind));
  }

  // Asked once per change of the store, whoever wants to know.
  #types(signal) {
    this.#kinds ??= this.#api.recall('marks/types').catch(error => {
      this.#kinds = null;
      throw error;
    });
    return signal?.aborted ? Promise.reject(signal.reason) : this.#kinds;
  }

  get hidden() { return [...this.#hidden]; }

  /** Shows or hides a kind everywhere. */
  toggle(kind) {
    if (!this.#hidden.delete(kind)) this.#hidden.add(kind);
    this.#tell();
  }

  showAll() {
    this.#hidden.clear();
    this.#tell();
  }

  // What <almanac-calendar> asks -----------------------------------------------------------------

  async facts({ first, last, signal }) {
    // Where there is room, each mark stands there by its name.
    if (this.#isWide()) return [];
    const [marks, kinds] = await Promise.all([this.#answer(first, last, signal), this.kinds(signal)]);
    return this.#book.markFacts(kinds, this.#withWaiting(marks, first, last));
  }

  async #answer(first, last, signal) {
    const [answers, key] = [this.#answers, `${first}/${last}`];
    const marks = answers.get(key) ?? await this.#api.recall('marks', this.#book.interval(first, last), signal);
    answers.set(key, marks);
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value);
    return marks;
  }

  /** The marks themselves, as bars of a day. */
  async occurrences({ first, last, signal }) {
    if (!this.#isWide()) return [];
    const [marks, kinds] = await Promise.all([this.#answer(first, last, signal), this.kinds(signal)]);
    const tints = new Map(kinds.map(({ kind, tint }) => [kind, tint]));
    const shown = this.#withWaiting(marks, first, last).filter(({ type }) => !this.#isHidden(type));
    return shown.map(({ id, day, type, owner }) =>
      ({ id, start: day, end: this.#book.interval(day, day).to, title: [type, owner].filter(Boolean).join(' · '),
        tint: tints.get(type) }));
  }

  /** The kinds that are shown of some days, by name: `{name, tint}`. */
  async kindsOn({ first, last }) {
    const [marks, kinds] = await Promise.all([this.#answer(first, last), this.kinds()]);
    const there = new Set(this.#withWaiting(marks, first, last).map(({ type }) => type));
    return kinds.filter(({ kind }) => there.has(kind) && !this.#isHidden(kind))
      .map(({ kind, tint }) => ({ name: kind, tint }));
  }

  /** Marks of some days after all that waits to be sent. */
  #withWaiting(marks, first, last) {
    const all = new Map(marks.map(mark => [mark.id, mark]));
    for (const { kind, id, after } of this.#outbox.overlay) {
      if (kind !== 'marks') continue;
      if (after && first <= after.day && after.day <= last) all.set(id, after); else all.delete(id);
    }
    return [...all.values()];
  }

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notes that marks of any day, and the kinds, may have changed. */
  changed() {
    this.#kinds = null;
    this.#answers = new Map();
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener(null);
  }

  // What the page shows --------------------------------------------------------------------------

  async read(day, signal) {
    const marks = await this.#api.recall('marks', this.#book.interval(day, day), signal);
    this.#day = day;
    this.#records = new Map(marks.map(mark => [mark.id, mark]));
  }

  /** Whether the marks of this day have been read. */
  has(day) { return day === this.#day; }

  /** Whether there is anything to show for a day. */
  hasAny(day) {
    return this.has(day)
      || this.#outbox.overlay.some(({ kind, day: on, after }) => kind === 'marks' && on === day && after);
  }

  /** The marks of a day by kind and owner, `{id, mark, record, tint, isPending}`, and how many are hidden. */
  listing(day, kinds) {
    const known = this.has(day) ? [...this.#records] : [];
    const shown = new Map(known.map(([id, mark]) => [id, { mark, record: mark, isPending: false }]));
    for (const { kind, id, after, day: on } of this.#outbox.overlay) {
      if (kind !== 'marks') continue;
      if (after && on === day) shown.set(id, { mark: after, record: shown.get(id)?.record ?? null, isPending: true });
      else shown.delete(id);
    }
    const place = new Map(kinds.map(({ kind }, index) => [kind, index]));
    const rows = [...shown]
      .map(([id, row]) => ({ id, ...row, tint: kinds[place.get(row.mark.type)]?.tint ?? 'graphite' }));
    const rank = ({ mark }) => place.get(mark.type) ?? kinds.length;
    rows.sort((a, b) => rank(a) - rank(b) || a.mark.owner.localeCompare(b.mark.owner) || (a.id < b.id ? -1 : 1));
    const visible = rows.filter(({ mark }) => !this.#isHidden(mark.type));
    return { rows: visible, hiddenCount: rows.length - visible.length };
  }
}

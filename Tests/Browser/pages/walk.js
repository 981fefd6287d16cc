// SPDX-License-Identifier: MIT
// Thousands of inputs of every kind, all made inside the page, and what must hold after each of them. `?walk` brings
// it, together with `?clock`; the numbers of a walk decide everything in it.

import { compare } from './stored.js';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', ' ', 't', 'Escape', 'a'];
const KINDS = ['down', 'down', 'move', 'move', 'move', 'up', 'up', 'cancel', 'drag', 'key', 'key', 'key', 'key', 'wheel', 'click',
  'blur', 'time', 'time', 'time', 'rest', 'answer', 'answer', 'change', 'select', 'program', 'surround'];
// Where events are edited: a long press or a drag of one, chords on it, the store's answers, and other people.
const EDITS = [...KINDS, 'lift', 'lift', 'lift', 'lift', 'chord', 'chord', 'chord', 'settle', 'settle', 'settle', 'others'];
const CHORDS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'PageDown'];
const LOCALES = ['en-US', 'de-DE', 'ar-EG', 'ja-JP', 'he-IL'];
const VALUES = [null, '2024-02-29', '2024-01-31', '2023-12-31', '2024-02-05/2024-02-09', '2024-02-01 2024-02-11/2024-02-12'];
const ADMITS = {
  none: days => days === 0, single: days => days <= 1, page: days => days <= 1,
  week: (days, runs) => days <= 7 && runs <= 1, interval: (_, runs) => runs <= 1, multiple: () => true,
};

/** Numbers that a seed decides. */
function numbers(seed) {
  let state = seed;
  return n => {
    state = Math.imul(state ^ state >>> 15, 0x2c1b3c6d) + 0x9e3779b9 | 0;
    return (state >>> 8) % n;
  };
}

/** What must hold at any time; each fault is told once. */
class Rules {
  faults = new Set();
  checks = 0;
  days = new Set();
  values = new Set();
  pages = new Set();

  compared = 0;

  constructor(calendar, policy, bounds) { Object.assign(this, { calendar, policy, bounds }); }

  all(selector) { return [...this.calendar.shadowRoot.querySelectorAll(selector)]; }
  wrong(words) { this.faults.add(words); }

  /** While a pointer is held the keyboard's day may run ahead of the focus. */
  check(step, isHeld) {
    this.checks += 1;
    const stops = this.all(':is([role=grid], [role=feed]) [tabindex="0"]');
    if (stops.length !== 1) this.wrong(`${stops.length} tab stops at ${step}`);
    const focused = this.calendar.shadowRoot.activeElement;
    if (!isHeld && focused?.matches('[role=gridcell]') && focused !== stops[0]) this.wrong(`the focus is beside the tab stop at ${step}`);
    if (this.all('[aria-live]').length !== 1) this.wrong(`live regions at ${step}`);
    this.#selection(step);
    this.#rows(step);
    this.days.add(stops[0]?.dataset.day ?? stops[0]?.dataset.first);
    this.values.add(this.calendar.value);
    this.pages.add(this.calendar.monthTitle);
  }

  #selection(step) {
    const { value, selection: { first, last, days, intervals } } = this.calendar;
    const [low, high] = this.bounds;
    if (first !== null && (first < low || last > high)) this.wrong(`${value} is out of bounds at ${step}`);
    if ((first === null) !== (value === null) || (days === 0) !== (value === null)) this.wrong(`${days} days of ${value}`);
    if (!ADMITS[this.policy](days, intervals.length)) this.wrong(`${this.policy} has ${value} at ${step}`);
    const isIn = day => intervals.some(run => day >= run.first && day <= run.last);
    for (const cell of this.all('[data-day][aria-selected]')) {
      if (isIn(cell.dataset.day) !== (cell.getAttribute('aria-selected') === 'true')) this.wrong(`${cell.dataset.day} beside ${value} at ${step}`);
    }
  }

  #rows(step) {
    for (const page of this.all('.page')) {
      const days = [...page.querySelectorAll('[data-day]')].map(cell => cell.dataset.day);
      if (new Set(days).size !== days.length) this.wrong(`a day twice at ${step}`);
      if (days.some((day, index) => index && day < days[index - 1])) this.wrong(`days in no order at ${step}`);
      for (const row of page.querySelectorAll('.week')) {
        const count = row.querySelectorAll('[role=gridcell]').length;
        if (count !== 7) this.wrong(`a row of ${count} at ${step}`);
      }
    }
  }

  /** What is shown is what is stored, event by event. */
  checkStored(step, events) {
    const { wrong, count } = compare(this.calendar, events);
    for (const words of wrong) this.wrong(`${words} at ${step}`);
    this.compared += count;
  }

  checkRest(step) {
    // A list rests anywhere, and so do hours and agendas.
    if (this.all('.page[role=grid], .timeline-row, .agenda').length) return;
    const pages = this.all('.page').length;
    if (pages !== 1) this.wrong(`${pages} pages at rest at ${step}`);
    if (this.all('.mover').some(mover => mover.style.transform)) this.wrong(`displaced at rest at ${step}`);
  }
}

/** One who does anything: with mouse, finger, pen and keys, and for the app. */
class Walker {
  #bench; #calendar; #root; #box; #random; #bounds; #isWalking;
  #hand = { down: false, x: 0, y: 0, id: 1, type: 'mouse' };
  rests = 0;

  constructor(bench, calendar, seed, { bounds, surrounds }) {
    this.#bench = bench;
    this.#calendar = calendar;
    this.#root = calendar.shadowRoot.querySelector('.root');
    this.#box = this.#root.getBoundingClientRect();
    this.#random = numbers(seed);
    this.#bounds = bounds;
    this.#isWalking = surrounds;
    // Pointers that scripts make cannot be captured.
    this.#root.setPointerCapture = () => {};
  }

  get isHeld() { return this.#hand.down; }
  pick(list) { return list[this.#random(list.length)]; }
  #all(selector) { return [...this.#calendar.shadowRoot.querySelectorAll(selector)]; }

  #pointer(type) {
    const { x, y, id, type: pointerType } = this.#hand;
    const target = this.#calendar.shadowRoot.elementFromPoint(x, y) ?? this.#root;
    (this.#root.contains(target) ? target : this.#root).dispatchEvent(new PointerEvent(type, {
      bubbles: true, composed: true, isPrimary: true, pointerId: id, pointerType, button: 0, clientX: x, clientY: y }));
  }

  down() {
    if (this.#hand.down) return this.up();
    Object.assign(this.#hand, { down: true, x: this.#box.left + this.#random(this.#box.width), y: this.#box.top + this.#random(this.#box.height),
      id: 1 + this.#random(3), type: this.pick(['mouse', 'touch', 'pen']) });
    this.#pointer('pointerdown');
  }

  move(dx = this.#random(161) - 80, dy = this.#random(2) ? this.#random(161) - 80 : this.#random(21) - 10) {
    if (!this.#hand.down) return;
    this.#hand.x += dx;
    this.#hand.y += dy;
    this.#pointer('pointermove');
  }

  #release(type) {
    if (!this.#hand.down) return;
    this.#hand.down = false;
    this.#pointer(type);
  }

  up() { this.#release('pointerup'); }
  cancel() { this.#release('pointercancel'); }

  /** A swipe in four steps, in a direction of its own. */
  drag() {
    if (!this.#hand.down) this.down();
    const [dx, dy] = [this.#random(121) - 60, this.#random(121) - 60];
    for (let step = 0; step < 4; step++) {
      this.#bench.pass(16);
      this.move(dx, dy);
    }
    this.up();
  }

  /** A key for a part of the calendar, or for where its keyboard is. */
  #press(key, modifiers, part = this.#root.querySelector('[tabindex="0"]:is([role=gridcell], [role=article])')) {
    part?.focus();
    part?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, key, ...modifiers }));
  }

  key() { this.#press(this.pick(KEYS), { shiftKey: this.#random(5) === 0, ctrlKey: this.#random(6) === 0 }); }

  /** A hand on an event, or on free hours, that takes it with it; a finger waits first. */
  lift() {
    this.up();
    const part = this.pick([null, ...this.#all('.event[data-event-id]')]);
    this.down();
    if (part) {
      const box = part.getBoundingClientRect();
      Object.assign(this.#hand, { x: box.left + box.width / 2, y: box.top + this.#random(Math.ceil(box.height) + 1) });
    }
    this.#bench.pass(this.#hand.type === 'mouse' ? 16 : 700, 50);
    for (let step = this.#random(6); step >= 0; step--) {
      this.move();
      this.#bench.pass(16 * (1 + this.#random(60)), 48);
    }
    if (this.#random(4)) this.up();
  }

  /** Keys for the event that the keyboard has, or for a time. */
  chord() {
    const part = this.pick(this.#all('.event[data-event-id]'));
    const target = part && this.#random(3) ? part : undefined;
    this.#press(this.pick(CHORDS), { altKey: this.#random(4) > 0, ctrlKey: this.#random(3) === 0, shiftKey: this.#random(4) === 0 }, target);
  }

  /** The store answers; what follows of that comes before the next input. */
  async settle(isStored = this.#random(4) > 0) {
    this.#bench.diary.settle(isStored);
    await new Promise(resolve => { setTimeout(resolve); });
  }

  others() { this.#bench.diary.change(this.#random(1 << 20)); }

  wheel() {
    this.#root.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX: this.#random(201) - 100, deltaY: this.#random(121) - 60 }));
  }

  click() {
    this.pick(this.#all('button, [data-day], [data-role=handle], [role=gridcell][data-first]')).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  }

  blur() { document.activeElement?.blur(); }
  time() { this.#bench.pass(16 * (1 + this.#random(3)), 48); }

  rest() {
    this.up();
    this.#bench.pass(2000, 100);
    this.rests += 1;
  }

  /** Lets go of everything, and has the store answer all that it was told. */
  async quiet() {
    const { diary } = this.#bench;
    for (let round = 0; round < 50; round++) {
      const isHeld = this.#all('[data-traits~=lifted]').length > 0;
      if (isHeld) this.#press('Escape', {});
      if (!isHeld && !diary.waiting && round > 2) break;
      await this.settle(true);
      this.#bench.pass(500, 50);
    }
  }

  answer() {
    if (this.#bench.requests.length) this.#bench.answer(this.pick([0, this.#bench.requests.length - 1]), this.pick(['facts', 'nothing', 'fail', 'reversed', 'sequenced']), this.#random(9));
    return Promise.resolve();
  }

  change() { this.#bench.changed(this.pick([null, { first: '2024-01-05', last: '2024-02-07' }])); }

  select() {
    // What the policy does not have is refused, and says so.
    try { this.#calendar.value = this.pick(VALUES); } catch (error) { if (error.name !== 'RangeError') throw error; }
  }

  /** What an app does by itself. */
  program() {
    const calendar = this.#calendar;
    this.pick([
      () => calendar.next(), () => calendar.previous(), () => calendar.showToday(),
      () => void calendar.show(this.pick(['2024-05-17', this.#bounds[0], '2024-02-20']), { position: this.pick(['start', 'center', 'nearest']) }),
      () => { if (calendar.mode) calendar.mode = this.pick(['week', 'month']); },
      () => { calendar.level = this.pick(['days', 'months', 'years']); },
    ])();
  }

  surround() {
    if (!this.#isWalking) return;
    const [name, values] = this.pick([['locale', LOCALES], ['first-weekday', ['monday', 'saturday', null]], ['today', ['2024-02-29', '2024-03-01']],
      ['disabled-weekdays', ['6', '7 1', null]]]);
    const value = this.pick(values);
    if (value === null) this.#calendar.removeAttribute(name); else this.#calendar.setAttribute(name, value);
  }
}

/** Walks so many inputs; gives what was wrong, and how far the walk went. */
globalThis.bench.walk = async (count, seed, { policy, bounds = ['2023-06-10', '2024-11-20'], surrounds = true, edits = false, after = () => {} }) => {
  const { bench, calendar } = globalThis;
  const rules = new Rules(calendar, policy, bounds);
  const walker = new Walker(bench, calendar, seed, { bounds, surrounds });
  for (let step = 0; step < count; step++) {
    const kind = walker.pick(edits ? EDITS : KINDS);
    await walker[kind]();
    rules.check(`${step} ${kind}`, walker.isHeld);
    if (kind === 'rest' && edits) {
      await walker.quiet();
      rules.checkStored(`${step}`, bench.diary.events);
    }
    if (kind === 'rest') rules.checkRest(`${step}`);
    after(rules, `${step} ${kind}`);
    if (rules.faults.size > 5) break;
  }
  walker.rest();
  const { checks, compared, days, values, pages } = rules;
  return { wrong: [...rules.faults], checks, compared, rests: walker.rests, days: days.size, values: values.size, pages: pages.size };
};

// SPDX-License-Identifier: MIT
// A timeline over a million events that fingers and wheels scroll for ten seconds: by days, most of the time to later ones,
// and by hours. The events of the days that are asked for are made then, always the same ones, and answered later.

import { occurrencesOf, timeline } from './calendars.js';
import { frame, generate, iso, number } from './generated.js';
import { counted, later, onFrame, takeSpent } from './work.js';

const COUNT = 1_000_000;
// A thousand months.
const FIRST = number('1967-01-01');
const DAYS = number('2050-05-01') - FIRST;
/** How many of all events begin before a day. */
const before = day => Math.floor(Math.min(Math.max(day - FIRST, 0), DAYS) / DAYS * COUNT);

/** The events that touch days; none lasts longer than four. */
function make(first, last) {
  const found = [];
  for (let day = number(first) - 3; day <= number(last); day++) {
    found.push(...generate(before(day + 1) - before(day), day, 1, day, before(day)).filter(({ end }) => iso(end) > first));
  }
  return occurrencesOf(found);
}

/** A source that answers after a while. What it takes to make the events is not the calendar's. */
class Source {
  asked = 0;
  answered = 0;
  occurrences = ({ first, last }) => new Promise(resolve => {
    this.asked += 1;
    later(() => {
      const answer = make(first, last);
      this.answered += answer.length;
      later(() => counted(() => resolve(answer)));
    }, 20);
  });
}

/**
 * What a hand does in each frame: two throws sideways that coast, then a wheel sideways, up and down; in every fourth round
 * it goes back.
 */
class Hand {
  #target; #x; #y;

  constructor(root) {
    this.#target = root.querySelector('.day-column').closest('.strip');
    const box = this.#target.getBoundingClientRect();
    [this.#x, this.#y] = [box.left + box.width / 2, box.top + box.height / 2];
    root.querySelector('.root').setPointerCapture = () => {};
  }

  #fire(event) { counted(() => this.#target.dispatchEvent(event)); }
  #finger(type, x) {
    this.#fire(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, clientX: x, clientY: this.#y }));
  }

  #wheel(deltaX, deltaY) {
    this.#fire(new WheelEvent('wheel', { bubbles: true, composed: true, cancelable: true, deltaX, deltaY, clientX: this.#x, clientY: this.#y }));
  }

  act(index) {
    const [round, phase] = [Math.floor(index / 120), index % 120];
    const way = round % 4 === 3 ? -1 : 1;
    if (phase >= 96) return this.#wheel(0, phase < 108 ? 24 : -24);
    if (phase >= 66) return this.#wheel(way * 32, 0);
    const step = phase % 33;
    const x = this.#x + way * 240;
    if (step === 0) this.#finger('pointerdown', x);
    else if (step < 12) this.#finger('pointermove', x - way * step * 40);
    else if (step === 12) this.#finger('pointerup', x - way * 480);
  }
}

/** Acts in every frame for so many milliseconds; returns the script of each, and how long each took. */
export function eachFrame(milliseconds, act) {
  const found = { script: [], between: [] };
  return new Promise(done => {
    let [index, start, before] = [0, 0, 0];
    const step = time => {
      if (before) {
        found.between.push(time - before);
        found.script.push(takeSpent());
      }
      before = time;
      start ||= time;
      if (time - start > milliseconds) return done(found);
      onFrame(step);
      act(index++);
    };
    takeSpent();
    onFrame(step);
  });
}

/** The script of frames, and the share of those that came late. */
export function summary(script, between) {
  const samples = [...script].sort((a, b) => a - b);
  const at = share => samples[Math.min(samples.length - 1, Math.floor(samples.length * share))];
  return { p99: at(0.99), median: at(0.5), most: samples.at(-1), frames: between.length,
    late: between.filter(time => time > 25).length / between.length };
}

const count = root => root.querySelectorAll('*').length;

/** Scrolls for so many seconds, from noon of a Monday on, whatever the time is. */
export async function scroll(seconds = 10) {
  const { now } = Date;
  const ahead = Date.parse('2010-03-15T12:00Z') - now();
  Date.now = () => now() + ahead;
  const source = new Source();
  const element = timeline(source, '2010-03-15', { 'scroll-snap': 'none', 'time-zone': 'UTC' });
  await element.ready;
  const root = element.shadowRoot;
  while (!root.querySelector('.timed-event')) await frame();
  for (let index = 0; index < 30; index++) await frame();
  const hand = new Hand(root);
  const [nodes, passed] = [[count(root)], new Set()];
  element.addEventListener('visibledayschange', ({ detail }) => passed.add(detail.first));
  const { script, between } = await eachFrame(seconds * 1000, index => {
    hand.act(index);
    if (index % 20 === 19) nodes.push(count(root));
  });
  for (let index = 0; index < 90; index++) await frame();
  if (passed.size < 30 || source.asked < 6) throw new Error(`only ${passed.size} days were scrolled, ${source.asked} loads`);
  return { ...summary(script, between), days: passed.size, asked: source.asked, answered: source.answered,
    events: root.querySelectorAll('.timed-event').length, nodes: { first: nodes[0], most: Math.max(...nodes), last: count(root) } };
}

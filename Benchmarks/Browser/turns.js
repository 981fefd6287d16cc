// SPDX-License-Identifier: MIT
// Page turns of our calendar and of FullCalendar with the same marks, in one page, in turns.

import '/element/almanac-calendar.js';
import { Engine } from '/element/parts.js';

const host = document.getElementById('host');
host.style.cssText = 'width:420px;height:640px;overflow:hidden';

const DAY = 86_400_000;
const iso = day => new Date(day * DAY).toISOString().slice(0, 10);
const START = Date.parse('2020-01-01') / DAY;
// Ten years in which every day is marked, one of three ways, as on the streak page.
const MARKS = [...Array(3653).keys()].map(n => ({ day: iso(START + n), state: ['streak-kept', 'streak-short', 'streak-none'][n * 7919 % 3], points: n % 130 }));
const COLOURS = { 'streak-kept': '#1b7f3d', 'streak-short': '#c9342b', 'streak-none': '#6e6e73' };

const frame = () => new Promise(done => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
}));
const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];

const facts = MARKS.map(({ day, state, points }) => ({ day, tint: state, progress: { points, goal: 100 } }));
const between = (first, last) => facts.slice(Math.max(0, Date.parse(first) / DAY - START), Math.max(0, Date.parse(last) / DAY - START + 1));

function ours(view, attributes) {
  const element = document.createElement('almanac-calendar');
  element.setAttribute('view', view);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.setAttribute('value', '2022-01-15');
  element.setAttribute('today', '2022-01-15');
  element.dataSource = { facts: ({ first, last }) => between(first, last) };
  host.replaceChildren(element);
  return element;
}

function theirs(initialView) {
  const element = document.createElement('div');
  host.replaceChildren(element);
  const events = MARKS.map(({ day, state, points }) => ({ id: day, start: day, allDay: true, display: 'background', title: String(points), backgroundColor: COLOURS[state] }));
  const calendar = new FullCalendar.Calendar(element, { initialView, initialDate: '2022-01-15', height: 640, timeZone: 'UTC', events });
  calendar.render();
  return calendar;
}

async function turn(next, times) {
  const script = [];
  const layout = [];
  for (let i = 0; i < times; i++) {
    await frame();
    const start = performance.now();
    next();
    const scripted = performance.now();
    host.firstElementChild.getBoundingClientRect();
    script.push(scripted - start);
    layout.push(performance.now() - start);
  }
  return { script: median(script), layout: median(layout) };
}

const VIEWS = {
  month: { theirs: 'dayGridMonth', marks: element => element.shadowRoot.querySelectorAll('[data-tint]').length, least: 28 },
  year: { theirs: 'multiMonthYear', marks: element => element.shadowRoot.querySelectorAll('.glance > [data-tint]').length, least: 365 },
};

/** Page turns, A B A B, so that a slow stretch of the machine is everybody's. */
async function turns(view = 'month', attributes = {}, rounds = 5, times = 12) {
  const { theirs: name, marks, least: fewest } = VIEWS[view];
  const all = { ours: { script: [], layout: [] }, theirs: { script: [], layout: [] } };
  for (let round = 0; round < rounds; round++) {
    const element = ours(view, attributes);
    await element.ready;
    await frame();
    if (marks(element) < fewest) throw new Error('ours shows no marks');
    const mine = await turn(() => element.next(), times);
    const calendar = theirs(name);
    await frame();
    if (host.querySelectorAll('.fc-bg-event').length < fewest) throw new Error('theirs shows no marks');
    const other = await turn(() => calendar.next(), times);
    calendar.destroy();
    for (const key of ['script', 'layout']) {
      all.ours[key].push(mine[key]);
      all.theirs[key].push(other[key]);
    }
  }
  const least = values => Math.min(...values);
  return { ours: { script: least(all.ours.script), layout: least(all.ours.layout) }, theirs: { script: least(all.theirs.script), layout: least(all.theirs.layout) } };
}

/** Of turns, what the engine takes for the message that turns: scene and diff, without the DOM. */
async function engine(times = 400) {
  const element = ours('month');
  await element.ready;
  const samples = [];
  const { send } = Engine.prototype;
  let turns = false;
  Engine.prototype.send = function timed(bytes) {
    const start = performance.now();
    const reply = send.call(this, bytes);
    if (turns) samples.push(performance.now() - start);
    // What the page asks for because of the turn comes in messages of its own.
    turns = false;
    return reply;
  };
  for (let i = 0; i < times; i++) {
    await frame();
    turns = true;
    element[i % 96 < 48 ? 'next' : 'previous']();
  }
  Engine.prototype.send = send;
  if (samples.length !== times) throw new Error(`${samples.length} of ${times} turns`);
  return median(samples.slice(times >> 2));
}

/**
 * Script in each frame while a finger does something: events and frame callbacks together; and the part of frames
 * that took over 25 ms. `act(i, fire, box)` fires the events of a frame.
 */
async function measured(element, frames, act) {
  await element.ready;
  await frame();
  const root = element.shadowRoot.querySelector('.root');
  const target = element.shadowRoot.querySelector('.strip');
  const box = root.getBoundingClientRect();
  let spent = 0;
  const original = window.requestAnimationFrame;
  window.requestAnimationFrame = callback => original(time => {
    const start = performance.now();
    callback(time);
    spent += performance.now() - start;
  });
  const fire = (type, x, y = box.top + 200) => {
    const start = performance.now();
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, clientX: x, clientY: y }));
    spent += performance.now() - start;
  };
  const samples = [];
  // Every frame is watched, not only those in which something is done.
  const between = [];
  let before = 0;
  let watching = true;
  const watch = time => {
    if (before) between.push(time - before);
    before = time;
    if (watching) original(watch);
  };
  original(watch);
  root.setPointerCapture = () => {};
  for (let i = 0; i < frames; i++) {
    await new Promise(done => original(done));
    spent = 0;
    act(i, fire, box);
    await frame();
    samples.push(spent);
  }
  watching = false;
  window.requestAnimationFrame = original;
  const late = between.filter(time => time > 25).length;
  samples.sort((a, b) => a - b);
  return { p99: samples[Math.min(samples.length - 1, Math.floor(samples.length * 0.99))], median: samples[samples.length >> 1], late: late / between.length };
}

/** A finger that pages to and fro. */
async function drag(frames = 240) {
  const element = ours('month');
  let pages = 0;
  element.addEventListener('titlechange', () => { pages += 1; });
  const result = await measured(element, frames, (i, fire, box) => {
    const phase = i % 40;
    // Twelve frames of dragging by 25 points, a lift with speed, then the page settles.
    if (phase === 0) fire('pointerdown', box.left + 380);
    else if (phase < 12) fire('pointermove', box.left + 380 - phase * 25);
    else if (phase === 12) fire('pointerup', box.left + 80);
  });
  return { ...result, pages };
}

/** A finger that selects days in rows to and fro, and takes them out again; in a list it begins sideways. */
async function paint(view = 'month', frames = 240) {
  const element = ours(view);
  element.setAttribute('selection', 'multiple');
  element.setAttribute('swipe', 'select');
  let changes = 0;
  element.addEventListener('selectionchange', () => { changes += 1; });
  const result = await measured(element, frames, (i, fire, box) => {
    const phase = i % 60;
    const x = box.left + 40 + 340 * Math.abs((phase % 20) / 10 - 1);
    const y = box.top + 130 + phase * 3;
    if (phase === 0) fire('pointerdown', x, y);
    else if (phase < 58) fire('pointermove', x, y);
    else if (phase === 58) fire('pointerup', x, y);
  });
  return { ...result, changes };
}

/** A finger that pulls the handle up to a week and down to a month. */
async function expand(frames = 240) {
  const element = ours('expandable');
  const modes = [];
  element.addEventListener('modechange', event => modes.push(event.detail.mode));
  let y = 0;
  const result = await measured(element, frames, (i, fire, box) => {
    const phase = i % 60;
    const x = box.left + box.width / 2;
    const way = i % 120 < 60 ? -1 : 1;
    if (phase === 0) {
      const handle = element.shadowRoot.querySelector('[data-role=handle]').getBoundingClientRect();
      y = handle.top + handle.height / 2;
      fire('pointerdown', x, y);
    } else if (phase < 24) {
      fire('pointermove', x, y + way * phase * 9);
    } else if (phase === 24) {
      fire('pointerup', x, y + way * 216);
    }
  });
  if (modes.join(' ') !== 'week month week month') throw new Error(`it went to ${modes}`);
  return result;
}

/** A finger that throws a list of months to and fro, which coasts until it is thrown again. */
async function scroll(frames = 360) {
  const element = ours('months', { 'month-headers': 'sticky' });
  let pages = 0;
  element.addEventListener('titlechange', () => { pages += 1; });
  const result = await measured(element, frames, (i, fire, box) => {
    const phase = i % 45;
    // Three throws later, three back: months that are there, and months that have to be made.
    const way = i % 270 < 135 ? -1 : 1;
    const y = box.top + 360 - way * 180;
    if (phase === 0) fire('pointerdown', box.left + 210, y);
    else if (phase < 12) fire('pointermove', box.left + 210, y + way * phase * 32);
    else if (phase === 12) fire('pointerup', box.left + 210, y + way * 352);
  });
  if (pages < 12) throw new Error(`only ${pages} months were scrolled`);
  return { ...result, pages };
}

window.bench = { turns, engine, drag, paint, paintList: () => paint('months'), expand, scroll };

// SPDX-License-Identifier: MIT
// A week with hours in our calendar and in others, in one page, in turns: mounted, and turned.

import { takeSpent } from './work.js';
import { CALENDARS, host } from './calendars.js';
import { frame, generate, median, number } from './generated.js';
import { carry } from './dragging.js';
import { scroll } from './scrolling.js';

const WEEK = '2026-11-16';
const flush = () => host.firstElementChild.getBoundingClientRect();
const sum = ({ timed = 0, timedRest = 0, whole = 0, wholeRest = 0 }) => timed + timedRest + whole + wholeRest;

/** Milliseconds of something, of its styles and layout, and of all that it leaves for later. */
async function measured(act, settle) {
  await frame();
  takeSpent();
  const start = performance.now();
  const made = act();
  await settle?.(made);
  const script = performance.now() - start;
  flush();
  const layout = performance.now() - start;
  takeSpent();
  for (let index = 0; index < 3; index++) await frame();
  return [{ script, layout, whole: layout + takeSpent() }, made];
}

/** Both show the same number of events, and ours draws as many of them. */
function compare(name, ours, shown) {
  if (shown.whole === undefined) {
    // Of others only what has hours is counted: all of it is drawn.
    if (shown.timed !== ours.timed + ours.timedRest) throw new Error(`${name} shows ${shown.timed} of ${ours.timed + ours.timedRest}`);
  } else if (sum(shown) !== sum(ours) || shown.timed + shown.whole > ours.timed + ours.whole) {
    throw new Error(`ours shows ${JSON.stringify(ours)}, ${name} ${JSON.stringify(shown)}`);
  }
}

/** The least of each, so that a slow stretch of the machine is nobody's. */
const least = samples => Object.fromEntries(['script', 'layout', 'whole'].map(key => [key, Math.min(...samples.map(sample => sample[key]))]));

/** A week with so many events, mounted anew, in turns. */
async function mount(count, names, repeats = count > 1000 ? 7 : 15) {
  const events = generate(count, number(WEEK), 7);
  const all = {};
  let shown = null;
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const name of names) {
      const calendar = CALENDARS[name];
      const prepared = calendar.prepare(events);
      const [sample, made] = await measured(() => calendar.mount(prepared, WEEK), calendar.settle);
      (all[name] ??= []).push(sample);
      const seen = calendar.shown(made);
      if (name === 'almanac') shown = seen; else compare(name, shown, seen);
      calendar.destroy(made);
      host.replaceChildren();
    }
  }
  return { shown, ...Object.fromEntries(names.map(name => [name, least(all[name])])) };
}

/** The next week, with 10 000 events of two years, in turns. */
async function turn(names, repeats = 3, times = 12) {
  const events = generate(10_000, number('2026-01-01'), 730);
  const all = {};
  let [shown, day] = [null, ''];
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const name of names) {
      const calendar = CALENDARS[name];
      const made = calendar.mount(calendar.prepare(events), '2026-03-16');
      await calendar.settle?.(made);
      for (let index = 0; index < 3; index++) await frame();
      const samples = [];
      for (let index = 0; index < times; index++) samples.push((await measured(() => calendar.next(made), () => (name === 'almanac' ? null : calendar.settle?.(made))))[0]);
      (all[name] ??= []).push(Object.fromEntries(['script', 'layout', 'whole'].map(key => [key, median(samples.map(sample => sample[key]))])));
      const seen = calendar.shown(made);
      if (name === 'almanac') [shown, day] = [seen, calendar.first(made)]; else compare(name, shown, seen);
      if (calendar.first(made) !== day) throw new Error(`ours is at ${day}, ${name} at ${calendar.first(made)}`);
      calendar.destroy(made);
      host.replaceChildren();
    }
  }
  return { shown, ...Object.fromEntries(names.map(name => [name, least(all[name])])) };
}

window.bench = { mount, turn, scroll, carry, async show(name, count, ...more) {
  const calendar = CALENDARS[name];
  const made = calendar.mount(calendar.prepare(generate(count, number(WEEK), 7)), WEEK, ...more);
  await calendar.settle?.(made);
  await frame();
  return calendar.shown(made);
} };

// SPDX-License-Identifier: MIT
// An event that a mouse carries about a week of 500 for ten seconds: over hours and days, to the edges, where hours scroll, and
// above them, where it lasts the whole day.

import { occurrencesOf, timeline } from './calendars.js';
import { frame, generate, iso, number } from './generated.js';
import { eachFrame, summary } from './scrolling.js';
import { counted } from './work.js';

const WEEK = '2026-11-16';

/** Carries it for so many seconds, and lets go of it. */
export async function carry(seconds = 10) {
  const occurrences = occurrencesOf(generate(500, number(WEEK), 7));
  const element = timeline({ occurrences: ({ first, last }) => occurrences.filter(({ start, end }) => end > first && start.slice(0, 10) <= last) },
    WEEK, { editable: '', days: '7', 'time-zone': 'UTC' });
  await element.ready;
  const root = element.shadowRoot;
  const held = () => root.querySelector('.event[data-traits~=lifted]');
  while (!root.querySelector('.timed-event')) await frame();
  for (let index = 0; index < 30; index++) await frame();
  root.querySelector('.root').setPointerCapture = () => {};
  const view = root.querySelector('.day-column').closest('.strip').parentElement.getBoundingClientRect();
  const seen = [...root.querySelectorAll('.timed-event')].find(part => {
    const box = part.getBoundingClientRect();
    return box.top > view.top + 150 && box.bottom < view.bottom - 150 && box.height > 30;
  });
  const box = seen.getBoundingClientRect();
  const target = root.querySelector('.day-column').closest('.strip');
  const fire = (type, clientX, clientY) => counted(() => target.dispatchEvent(new PointerEvent(type,
    { bubbles: true, composed: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1, clientX, clientY })));
  const told = [];
  element.addEventListener('itemmove', ({ detail }) => { told.push(detail); detail.waitUntil(Promise.resolve(true)); });
  const places = new Set();
  let last = [box.left + 4, box.top + 14];
  fire('pointerdown', ...last);
  // Round the view in four seconds: 60 points an hour are less than what a hand does in a frame.
  const { script, between } = await eachFrame(seconds * 1000, index => {
    const turn = index / 240 * 2 * Math.PI;
    last = [view.left + view.width / 2 + Math.cos(turn) * view.width * 0.42, view.top + view.height / 2 - 20 + Math.sin(turn) * (view.height / 2 + 8)];
    fire('pointermove', ...last);
    const part = held();
    if (part) places.add(part.dataset.start);
  });
  fire('pointerup', ...last);
  for (let index = 0; index < 30; index++) await frame();
  const wholeDays = [...places].filter(start => !start.includes('T')).length;
  if (places.size < 60 || wholeDays < 3 || told.length !== 1) {
    throw new Error(`it was held at ${places.size} times, ${wholeDays} of them whole days, and told of ${told.length} times`);
  }
  return { ...summary(script, between), places: places.size, at: iso(number(told[0].start.slice(0, 10))) };
}

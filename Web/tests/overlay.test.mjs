// SPDX-License-Identifier: MIT
// Facts of several sources, laid over each other as native apps have them.

import assert from 'node:assert/strict';
import test from 'node:test';
import { laidOver, Overlay, overlaid } from '../layers/overlay.js';

test('what is above replaces what is below, and what can be together is', () => {
  const below = { day: '2024-02-20', tint: 'blue', selectionTint: 'blue', dots: ['red'], more: 2, count: 3,
    note: 'below', highlighted: true };
  const above = { day: '2024-02-20', tint: 'streak-kept', progress: { points: 100, goal: 100 }, dots: ['teal'],
    note: 'above', disabled: true, indicator: false };
  assert.deepEqual(overlaid(below, above), { day: '2024-02-20', tint: 'streak-kept', selectionTint: 'blue',
    progress: { points: 100, goal: 100 }, dots: ['red', 'teal'], more: 2, count: 3, note: 'below, above',
    highlighted: true, disabled: true, indicator: false });
});

test('a day without a tint keeps the one below it', () => {
  assert.equal(overlaid({ day: '2024-02-20', tint: 'blue' }, { day: '2024-02-20', tint: undefined }).tint, 'blue');
});

test('each day has one fact', () => {
  const facts = laidOver([[{ day: '2024-02-20', tint: 'blue' }], [],
    [{ day: '2024-02-21', dots: ['red'] }, { day: '2024-02-20', dots: ['teal'] }]]);
  assert.deepEqual(facts.map(({ day, tint, dots }) => [day, tint, dots]),
    [['2024-02-20', 'blue', ['teal']], ['2024-02-21', undefined, ['red']]]);
});

test('what several sources say at once is told once', async () => {
  const listeners = [];
  const source = day => ({ facts: () => [{ day }], occurrences: async () => [{ id: day }],
    subscribe: listener => listeners.push(listener) });
  const days = new Overlay([source('2024-02-20'), { facts: async () => [] }, source('2024-02-21')]);
  assert.equal((await days.facts({})).length, 2);
  assert.deepEqual(await days.occurrences({}), [{ id: '2024-02-20' }, { id: '2024-02-21' }]);
  let told = 0;
  const stop = days.subscribe(() => { told += 1; });
  for (const listener of listeners) listener(null);
  await Promise.resolve();
  assert.equal(told, 1);
  stop();
  listeners[0](null);
  await Promise.resolve();
  assert.equal(told, 1);
});

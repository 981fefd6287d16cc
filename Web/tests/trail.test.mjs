// SPDX-License-Identifier: MIT
// A step is one entry of the history, also where the address has to wait for a sheet.

import assert from 'node:assert/strict';
import test from 'node:test';

let entries = ['http://localhost/?locale=en'];
const write = isNew => (state, _, address) => { entries.splice(isNew ? entries.length : -1, 1, address.href); };
Object.assign(globalThis, {
  location: { get href() { return entries.at(-1); }, get search() { return new URL(entries.at(-1)).search; },
    toString: () => entries.at(-1) },
  history: { state: null, pushState: write(true), replaceState: write(false) },
  document: { querySelectorAll: () => [], documentElement: { style: { setProperty: () => {} } } },
  addEventListener: () => {},
});
const { holdAddress } = await import('../app/address.js');
const { Trail } = await import('../events/trail.js');

test('one step is one entry, also while the address is held', async () => {
  for (const isHeld of [false, true]) {
    entries = ['http://localhost/'];
    const trail = new Trail({ now: () => ({}), go: () => {} });
    let release = () => {};
    if (isHeld) holdAddress(new Promise(resolve => { release = resolve; }));
    trail.step();
    for (const date of ['2024-02-21', '2024-02-22', '2024-02-23']) trail.note({ date });
    assert.equal(trail.isStep, false);
    release();
    await new Promise(resolve => { setImmediate(resolve); });
    assert.deepEqual(entries, ['http://localhost/', 'http://localhost/?date=2024-02-23']);
  }
});

test('what leads nowhere is no step yet', () => {
  entries = ['http://localhost/?date=2024-02-21'];
  const trail = new Trail({ now: () => ({}), go: () => {} });
  trail.step();
  trail.note({ date: '2024-02-21' });
  assert.equal(trail.isStep, true);
  trail.note({ date: '2024-02-22' });
  assert.equal(entries.length, 2);
});

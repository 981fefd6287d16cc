// SPDX-License-Identifier: MIT
// How far what stands at the foot of a window rises above what it would hide.

import assert from 'node:assert/strict';
import test from 'node:test';

import { riseFrom } from '../editing/clear.js';

const box = { left: 100, right: 300, top: 800, bottom: 850 };
const at = (top, bottom, left = 150, right = 250) => ({ left, right, top, bottom });

test('what is beside it or above it is not hidden', () => {
  assert.equal(riseFrom(box, [at(820, 870, 280, 400), at(820, 870, 0, 120), at(700, 730)]), 0);
});

test('it rises above what it would hide', () => {
  assert.equal(riseFrom(box, [at(820, 870)]), 38);
});

test('enough is seen of what begins far above it', () => {
  assert.equal(riseFrom(box, [at(600, 870)]), 0);
  assert.equal(riseFrom(box, [at(760, 870)]), 98);
});

test('it rises above one after another', () => {
  assert.equal(riseFrom(box, [at(820, 870), at(770, 800)]), 88);
  assert.equal(riseFrom(box, [at(770, 800), at(820, 870)]), 88);
});

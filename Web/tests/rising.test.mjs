// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import test from 'node:test';
import { riseOf } from '../app/rising.js';

test('what is seen above a sheet stays where it is', () => {
  assert.equal(riseOf({ top: 100, height: 20 }, 400), 0);
  assert.equal(riseOf({ top: 300, height: 500 }, 400), 0);
  assert.equal(riseOf({ top: 700, height: 20 }, Infinity), 0);
});

test('what is short is seen in full, and of the rest as much as is needed to read it', () => {
  assert.equal(riseOf({ top: 500, height: 20 }, 400), 128);
  assert.equal(riseOf({ top: 500, height: 200 }, 400), 172);
});

test('nothing rises where a sheet leaves no room for it, nor out of the window', () => {
  assert.equal(riseOf({ top: 500, height: 200 }, 79), 0);
  assert.equal(riseOf({ top: 500, height: 200 }, 80), 492);
  assert.equal(riseOf({ top: -20, height: 200 }, 400), 0);
});

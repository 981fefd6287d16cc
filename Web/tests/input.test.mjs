// SPDX-License-Identifier: MIT
// What the element forwards of pointers and wheels, on a root that only notes who listens.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Input } from '../element/input.js';
import { Message } from '../element/protocol.js';

const DOWN = 0, MOVED = 1, UP = 2, CANCELLED = 3;

// A root that stands upright at (10, 20), as large as its points say.
const PLACE = { x: 10, y: 20 }, SIZE = { width: 300, height: 400 };
globalThis.document = { createElement: () => ({
  style: { set cssText(text) { this.inset = /inset:(.*)/.exec(text)[1]; } },
  getBoundingClientRect() {
    const isRight = this.style.inset.startsWith('0 0'), isBelow = this.style.inset.startsWith('auto');
    return { x: PLACE.x + (isRight ? SIZE.width : 0), y: PLACE.y + (isBelow ? SIZE.height : 0) };
  },
  remove() {},
}) };
globalThis.DOMMatrix = class {
  constructor(numbers) { this.numbers = numbers; }
  // Enough of a matrix for one that only moves.
  inverse() {
    const [a, b, c, d, x, y] = this.numbers;
    assert.deepEqual([a, b, c, d], [1, 0, 0, 1]);
    return { transformPoint: point => ({ x: point.x - x, y: point.y - y }) };
  }
};

/** An input whose samples are noted: `[kind, phase, pointer, x, y, keys]`, or `[kind, dx, dy, x, y, keys]`. */
function listen() {
  const on = {};
  const held = new Map();
  globalThis.addEventListener = (type, listener) => held.set(type, listener);
  globalThis.removeEventListener = type => held.delete(type);
  const root = {
    addEventListener: (type, listener) => { on[type] = listener; },
    firstElementChild: { append() {}, offsetWidth: SIZE.width, offsetHeight: SIZE.height },
  };
  const sent = [];
  const input = new Input(root, (kind, write) => {
    const bytes = write(new Message(kind, 0)).finish().slice(9);
    const view = new DataView(bytes.buffer);
    const [first, count] = kind === 'pointer' ? [2, 3] : [0, Math.floor(bytes.length / 4)];
    const isNumber = i => kind === 'pointer' && i === 0;
    const numbers = Array.from({ length: count },
      (_, i) => view.getInt32(first + 4 * i, true) / (isNumber(i) ? 1 : 64));
    const keys = bytes.length > first + 4 * count ? bytes.at(-1) : 0;
    sent.push(kind === 'pointer' ? [kind, bytes[0], ...numbers, keys] : [kind, ...numbers, keys]);
    return false;
  }, () => -1, () => false);
  const pointer = (type, pointerId, clientX, clientY, more = {}) => on[type]({
    type, pointerId, clientX, clientY, button: 0, pointerType: 'touch', target: { closest: () => null }, ...more });
  return { input, on, pointer, sent, held };
}

test('two fingers are forwarded and a third is not', () => {
  const { pointer, sent, held } = listen();
  pointer('pointerdown', 1, 20, 30);
  pointer('pointerdown', 2, 40, 30);
  pointer('pointerdown', 3, 60, 30);
  pointer('pointermove', 3, 70, 30);
  pointer('pointermove', 2, 50, 30);
  pointer('pointerup', 1, 20, 30);
  assert.equal(held.size, 4);
  pointer('pointercancel', 2, 50, 30);
  assert.equal(held.size, 0);
  assert.deepEqual(sent, [
    ['pointer', DOWN, 1, 10, 10, 0], ['pointer', DOWN, 2, 30, 10, 0], ['pointer', MOVED, 2, 40, 10, 0],
    ['pointer', UP, 1, 10, 10, 0], ['pointer', CANCELLED, 2, 40, 10, 0]]);
});

test('a finger whose end was lost begins anew, and all can be let go', () => {
  const { input, pointer, sent, held } = listen();
  pointer('pointerdown', 1, 20, 30);
  pointer('pointerdown', 1, 30, 30);
  pointer('pointerdown', 2, 40, 30);
  input.cancel();
  assert.deepEqual(sent.map(sample => sample.slice(1, 3)),
    [[DOWN, 1], [CANCELLED, 1], [DOWN, 1], [DOWN, 2], [CANCELLED, 1], [CANCELLED, 2]]);
  assert.equal(held.size, 0);
});

test('a window of another size takes what is held out of the hands', () => {
  const { pointer, sent, held } = listen();
  pointer('pointerdown', 1, 20, 30);
  held.get('resize')({ type: 'resize' });
  pointer('pointermove', 1, 30, 30);
  assert.deepEqual(sent.map(sample => sample.slice(1, 3)), [[DOWN, 1], [CANCELLED, 1]]);
  assert.equal(held.size, 0);
});

test('modifier keys come with pointers, and Command counts as Control', () => {
  const { pointer, sent } = listen();
  pointer('pointerdown', 1, 20, 30, { altKey: true });
  pointer('pointermove', 1, 20, 30, { shiftKey: true, metaKey: true });
  assert.deepEqual(sent.map(sample => sample.at(-1)), [4, 3]);
});

test('a wheel says where it is only with modifier keys, and Command is none of them', () => {
  const { on, sent } = listen();
  const wheel = { deltaX: 0, deltaY: 2, deltaMode: 0, clientX: 20, clientY: 30 };
  on.wheel(wheel);
  on.wheel({ ...wheel, ctrlKey: true });
  on.wheel({ ...wheel, metaKey: true });
  assert.deepEqual(sent, [['wheel', 0, 2, 0], ['wheel', 0, 2, 10, 10, 2], ['wheel', 0, 2, 0]]);
});

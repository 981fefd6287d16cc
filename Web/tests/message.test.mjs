// SPDX-License-Identifier: MIT
// Text in messages to the engine: short ASCII is copied, everything else is encoded; what is too long is cut.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Message } from '../element/protocol.js';

const TEXTS = {
  'nothing': '', 'null': null, 'a number': 5, 'ASCII': 'Stand-up', 'a letter beyond it': 'é',
  'some letters beyond it': 'Zoë’s café', 'ASCII up to where it is copied': 'x'.repeat(99),
  'a letter beyond it there': `${'x'.repeat(98)}日`, 'longer ASCII': 'x'.repeat(100), 'a pair of units': 'a😀b',
  'half a pair': '\ud800', 'too long ASCII': 'x'.repeat(70_000), 'too long letters': 'é'.repeat(40_000),
};

for (const [name, value] of Object.entries(TEXTS)) {
  test(`text of a message: ${name}`, () => {
    const expected = new Uint8Array(65_535);
    const { written } = new TextEncoder().encodeInto(String(value ?? ''), expected);
    const bytes = new Message('events', 0).byte(1).text(value).byte(2).finish();
    const [head, tail] = [10, 12 + written];
    assert.equal(new DataView(bytes.buffer).getUint16(head, true), written);
    assert.deepEqual(bytes.slice(head + 2, tail), expected.slice(0, written));
    assert.deepEqual([...bytes.slice(tail)], [2]);
  });
}

// SPDX-License-Identifier: MIT
// What is drawn late, and in which order.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Later } from '../element/later.js';
import { FLAG, OP, Reply, ROLES } from '../element/protocol.js';

const LENGTH = 15;

/** A reply with the creations of nodes: their slot, their parent's, and their role. */
function replyOf(nodes) {
  const words = nodes.flatMap(([slot, parent, role]) =>
    [slot, parent, -1, ROLES.indexOf(role), ...new Array(LENGTH - 4).fill(0)]);
  return Object.assign(Object.create(Reply.prototype),
    { words: Int32Array.from(words), index: 0, end: words.length, strings: ['A'] });
}

/** Has a reply's creations kept, all of them. */
function take(later, nodes) {
  const reply = replyOf(nodes);
  later.begin({ flags: FLAG.moving | FLAG.claimed });
  while (!reply.isAtEnd) assert.equal(later.keeps(OP.create, reply), true);
}

/** `count` events of a day. */
const events = (day, count) => Array.from({ length: count }, (_, number) => [day * 100 + number, day, 'timedEvent']);

/**
 * What keeps the creations of a reply, and the slots that it draws; `behind` are days with drawn ones behind them. Each
 * look at the clock is a frame later, or as many milliseconds as are said. `frames` are the frames that it asks for.
 */
function kept(nodes, behind = [], frame = 16) {
  const [drawn, frames] = [[], []];
  let time = 0;
  const clock = { now: () => (time += frame), frame: call => frames.push(call) };
  const later = new Later(reply => drawn.push(reply.next()),
    day => ({ nextElementSibling: behind.includes(day) ? {} : null }), () => {}, clock);
  take(later, nodes);
  return { later, drawn, frames };
}

test('events wait, and what holds them does not', () => {
  const { later } = kept([]);
  const reply = replyOf([[7, 1, 'dayColumn'], [8, 7, 'timedEvent']]);
  later.begin({ flags: FLAG.moving | FLAG.claimed });
  assert.equal(later.keeps(OP.create, reply), false);
  assert.equal(reply.index, 0);
  reply.index = LENGTH;
  assert.equal(later.keeps(OP.create, reply), true);
  assert.equal(reply.isAtEnd, true);
});

test('nothing waits while nothing moves', () => {
  const { later, drawn } = kept(events(1, 12));
  later.begin({ flags: FLAG.claimed });
  assert.equal(later.keeps(OP.create, replyOf(events(2, 1))), false);
  later.some();
  assert.equal(drawn.length, 12);
});

test('ten are drawn in a frame, or a third of many, each once and in order', () => {
  const { later, drawn } = kept(events(1, 28));
  later.some();
  assert.equal(drawn.length, 10);
  later.some();
  assert.equal(drawn.length, 20);
  later.some();
  assert.deepEqual(drawn, events(1, 28).map(([slot]) => slot));
  assert.equal(later.isEmpty, true);
  const many = kept(events(1, 90));
  many.later.some();
  assert.equal(many.drawn.length, 30);
});

test('a frame with two replies draws some once', () => {
  const { later, drawn } = kept(events(1, 30), [], 4);
  for (const count of [10, 10, 20, 20, 30]) {
    later.some();
    assert.equal(drawn.length, count);
  }
});

test('it asks for frames until all is drawn, one at a time', () => {
  const { later, drawn, frames } = kept(events(1, 25));
  later.some();
  later.some();
  assert.deepEqual([drawn.length, frames.length], [20, 1]);
  frames.shift()();
  assert.deepEqual([drawn.length, frames.length], [25, 0]);
});

test('what waits outlives its reply', () => {
  const { later, drawn } = kept([]);
  const reply = replyOf(events(3, 1));
  later.begin({ flags: FLAG.moving | FLAG.claimed });
  later.keeps(OP.create, reply);
  reply.words.fill(0);
  later.all();
  assert.deepEqual(drawn, [300]);
});

test('later days come from the first one on, earlier ones from the last one on', () => {
  const after = kept([...events(1, 10), ...events(2, 10)]);
  after.later.some();
  assert.deepEqual(after.drawn, events(1, 10).map(([slot]) => slot));
  const before = kept([...events(1, 10), ...events(2, 10)], [1, 2]);
  before.later.some();
  assert.deepEqual(before.drawn, events(2, 10).map(([slot]) => slot));
});

/** How many are drawn by an operation of the same reply, or of the next one. */
function drawnBy(op, words, isNext) {
  const { later, drawn } = kept(events(1, 12));
  if (isNext) later.begin({ flags: FLAG.moving | FLAG.claimed });
  assert.equal(later.keeps(op, Object.assign(replyOf([]), { words: Int32Array.from(words) })), false);
  return drawn.length;
}

const COLUMN = ROLES.indexOf('dayColumn');

test('what needs what waits has all of it drawn first', () => {
  for (const isNext of [false, true]) {
    for (const op of [OP.frame, OP.move, OP.state, OP.text, OP.label, OP.detail, OP.scroll]) {
      assert.equal(drawnBy(op, [103, 0, 0], isNext), 12);
      assert.equal(drawnBy(op, [7, 103, 103], isNext), 0);
    }
    assert.equal(drawnBy(OP.style, [103, 103], isNext), 0);
    assert.equal(drawnBy(OP.title, [103, 103], isNext), 0);
  }
  assert.equal(drawnBy(OP.create, [7, 103, -1, COLUMN], false), 12);
  assert.equal(drawnBy(OP.create, [7, 1, 103, COLUMN], false), 12);
  assert.equal(drawnBy(OP.create, [7, 1, -1, COLUMN], false), 0);
  assert.equal(drawnBy(OP.place, [7, 103], false), 12);
  assert.equal(drawnBy(OP.place, [7, 8], false), 0);
});

test('what moves nodes about later on has all of it drawn first', () => {
  for (const op of [OP.create, OP.remove, OP.place]) assert.equal(drawnBy(op, [7, 1, -1, COLUMN], true), 12);
});

test('nothing of a calendar that is made anew comes any more', () => {
  const { later, drawn } = kept(events(1, 12));
  later.clear();
  later.all();
  assert.deepEqual([drawn, later.isEmpty], [[], true]);
});

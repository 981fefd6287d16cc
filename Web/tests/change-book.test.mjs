// SPDX-License-Identifier: MIT
// The messages between pages and the module of changes; what it decides is tested in Swift.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { ChangeBook } from '../sync/change-book.js';

const MODULE = await WebAssembly.compile(await readFile(new URL('../dist/almanac-sync.wasm', import.meta.url)));
const HUGE = 2 ** 53 - 1;

const edit = (id, values, before, after) => ({ op: 'edit', kind: 'events', id, values, before, after });

test('a change comes back as it went', () => {
  const book = new ChangeBook(MODULE);
  const [values, before, after] = [{ title: 'b' }, { id: 'e', title: 'a' }, { id: 'e', title: 'b' }];
  book.push(edit('e', values, before, after), HUGE, 0);
  const [row] = book.rows;
  assert.deepEqual(row, { number: 1, op: 'edit', kind: 'events', id: 'e', values, before, after, revision: HUGE,
    laterRevision: null });
  assert.equal(row.after, after);
  assert.deepEqual(book.next, { id: 1, needsRevision: false });
});

test('what the server has of a record in a conflict comes back', () => {
  const stored = [null, { id: 'e', revision: HUGE, deleted: true }, { id: 'e', title: 'c', revision: 2 ** 40 }];
  for (const current of stored) {
    const book = new ChangeBook(MODULE);
    book.push(edit('e', { title: 'b' }, null, { id: 'e' }), 1, 0);
    assert.equal(book.answer(1, 'outdated', current), 'conflict');
    assert.deepEqual(book.rows[0].conflict, { current });
    assert.equal(book.next, null);
    // The same after a reload.
    const other = new ChangeBook(MODULE);
    other.take(book.rows);
    assert.deepEqual(other.rows, book.rows);
    other.keepMine(1);
    assert.equal(other.rows[0].op, { null: 'add', true: 'restore', undefined: 'edit' }[current && current.deleted]);
    assert.equal(other.rows[0].revision, current?.revision ?? null);
  }
});

test('what is undone is what was there', () => {
  const book = new ChangeBook(MODULE);
  const [before, after] = [{ id: 'e', title: 'a' }, { id: 'e', title: 'b' }];
  book.push(edit('e', { title: 'b' }, before, after), 1, 0);
  assert.equal(book.answer(1, 'written', { id: 'e', revision: 2 }), 'settled');
  const { outcome, before: was, after: became } = book.undo(false);
  assert.deepEqual([outcome, was, became], ['changes', before, after]);
  assert.equal(book.rows[0].values, before);
  assert.equal(book.rows[0].after, before);
  assert.equal(book.rows[0].revision, 2);
  book.remember(HUGE);
  assert.equal(book.undo(false).unit, HUGE);
});

test('an undo writes as much as the edit did', () => {
  const book = new ChangeBook(MODULE);
  const [values, undoing] = [{ title: 'b' }, { title: 'a' }];
  book.push({ ...edit('e', values, { id: 'e', title: 'a', at: 1 }, { id: 'e', title: 'b', at: 1 }), undoing }, 1, 0);
  book.answer(1, 'written', { id: 'e', revision: 2 });
  book.undo(false);
  assert.equal(book.rows[0].values, undoing);
  book.answer(2, 'written', { id: 'e', revision: 3 });
  book.undo(true);
  assert.equal(book.rows[0].values, values);
});

test('what nothing holds any more is forgotten', () => {
  const book = new ChangeBook(MODULE);
  for (let number = 1; number <= 3000; number += 1) {
    const after = { id: 'e', number };
    book.push(edit('e', { number }, null, after), 1, 0);
    book.answer(number, 'written', { id: 'e', revision: number + 1 });
  }
  // 100 steps can be undone, with what their record held before and after.
  assert.ok(book.heldCount < 1300, `${book.heldCount}`);
  const { after } = book.undo(false);
  assert.deepEqual(after, { id: 'e', number: 3000 });
});

test('a message that means nothing is refused and changes nothing', () => {
  const book = new ChangeBook(MODULE);
  book.push(edit('e', { title: 'b' }, null, { id: 'e' }), 1, 0);
  const { rows } = book;
  assert.throws(() => book.push({ ...edit('f', null, null, null), op: 'nothing' }, 1, 0), RangeError);
  assert.throws(() => book.push(edit('f', null, null, null), Number.NaN, 0), RangeError);
  assert.throws(() => book.answer(1, 'nothing', null), RangeError);
  book.note(1, 7);
  assert.deepEqual(book.rows, rows);
});

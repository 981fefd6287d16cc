// SPDX-License-Identifier: MIT
// What is on a day, in its order, and when.

import assert from 'node:assert/strict';
import test from 'node:test';
import { nameOf, ofDay, timesOn } from '../inspector/times.js';

const DAY = '2024-02-20';
const one = (start, end) => ({ start, end });

test('a day has what touches it: whole days first, then as they begin', () => {
  const occurrences = [one('2024-02-20T10:00', '2024-02-20T11:00'), one('2024-02-20T09:00', '2024-02-20T09:00'),
    one('2024-02-19T22:00', '2024-02-20T02:00'), one('2024-02-18', '2024-02-21'),
    one('2024-02-19T12:00', '2024-02-21T12:00')];
  assert.deepEqual(ofDay(occurrences, DAY).map(({ start }) => start),
    ['2024-02-18', '2024-02-19T12:00', '2024-02-19T22:00', '2024-02-20T09:00', '2024-02-20T10:00']);
});

test('what ends as the day begins, or begins as it ends, is on another', () => {
  const others = [one('2024-02-19T22:00', '2024-02-20T00:00'), one('2024-02-19', '2024-02-20'),
    one('2024-02-21', '2024-02-22'), one('2024-02-21T00:00', '2024-02-21T01:00')];
  assert.deepEqual(ofDay(others, DAY), []);
  assert.equal(ofDay([one('2024-02-20T00:00', '2024-02-20T00:00')], DAY).length, 1);
});

test('times have dates only where they are of two days', () => {
  const when = timesOn(DAY, { locale: 'en-US', allDay: 'All day' });
  assert.match(when(one('2024-02-20T10:00', '2024-02-20T11:30')), /^10:00\sAM – 11:30\sAM$/);
  assert.match(when(one('2024-02-20T22:00', '2024-02-21T02:00')), /Feb 20.*10:00.*Feb 21.*2:00/);
  assert.equal(when(one('2024-02-19T12:00', '2024-02-21T12:00')), 'All day');
  assert.equal(when(one('2024-02-20', '2024-02-21')), 'All day');
});

test('a day of this year has no year', () => {
  assert.equal(nameOf(DAY, { locale: 'en-US', today: '2024-01-01' }), 'Tuesday, February 20');
  assert.equal(nameOf(DAY, { locale: 'de', today: '2025-01-01' }), 'Dienstag, 20. Februar 2024');
});

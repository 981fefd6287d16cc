// SPDX-License-Identifier: MIT
// Answers about days are put together of those that were kept.

import assert from 'node:assert/strict';
import test from 'node:test';
import { covering, joined } from '../app/kept-days.js';

const at = (path, from, to, more = '&zone=UTC') => `http://localhost/api/${path}?from=${from}&to=${to}${more}`;
const february = at('occurrences', '2024-01-28', '2024-03-03');
const march = at('occurrences', '2024-03-03', '2024-04-07');

test('pieces that follow each other have all days', () => {
  const asked = at('occurrences', '2024-02-25', '2024-04-07');
  assert.deepEqual(covering(asked, [march, february]), [february, march]);
  assert.deepEqual(covering(at('occurrences', '2024-03-05', '2024-03-06'), [february, march]), [march]);
});

test('a day that is missing, another zone and another path are none', () => {
  const gap = at('occurrences', '2024-03-04', '2024-04-07');
  assert.equal(covering(at('occurrences', '2024-02-25', '2024-04-07'), [february, gap]), null);
  assert.equal(covering(at('occurrences', '2024-02-25', '2024-04-08'), [february, march]), null);
  assert.equal(covering(at('occurrences', '2024-02-25', '2024-02-26', '&zone=Asia/Tokyo'), [february]), null);
  assert.equal(covering(at('marks', '2024-02-25', '2024-02-26'), [february]), null);
  assert.equal(covering('http://localhost/api/calendars', [february]), null);
});

test('what was said of days as of another day counts', () => {
  const [then, now] = ['2024-03-02', '2024-03-03'].map(today =>
    at('days', '2024-03-03', '2024-03-10', `&zone=UTC&today=${today}`));
  assert.deepEqual(covering(now, [then]), [then]);
});

test('each thing is there once, as it was changed last, and nothing of other days', () => {
  const event = (id, start, end, revision) => ({ id, start, end, revision });
  const long = event('long', '2024-02-28', '2024-03-05', 1);
  const answers = [
    { token: 'a', occurrences: [event('early', '2024-02-01T10:00', '2024-02-01T11:00', 1), long] },
    { token: 'b', occurrences: [{ ...long, revision: 2 }, event('late', '2024-03-06T10:00', '2024-03-06T11:00', 1)] },
  ];
  const { occurrences } = joined(answers, at('occurrences', '2024-02-25', '2024-04-07'));
  assert.deepEqual(occurrences.map(({ id, revision }) => [id, revision]), [['long', 2], ['late', 1]]);
});

test('days and marks are lists', () => {
  const days = [[{ day: '2024-03-02', points: 5 }], [{ day: '2024-03-03', points: 7 }]];
  assert.deepEqual(joined(days, at('days', '2024-03-03', '2024-03-10')), [{ day: '2024-03-03', points: 7 }]);
  assert.deepEqual(joined([[], []], at('marks', '2024-03-03', '2024-03-10')), []);
});

// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { rangeOf } from '../app/ranges.js';
import { nameOfDays } from '../print/period.js';

const LONG = { year: 'numeric', month: 'long', day: 'numeric' };

test('days of a month, of two and of two years, in Japanese with their months', () => {
  const cases = [['2026-11-01', '2026-11-07', 'November 1 – 7, 2026', '2026年11月1日～7日'],
    ['2026-11-29', '2026-12-05', 'November 29 – December 5, 2026', '2026年11月29日～12月5日'],
    ['2026-12-27', '2027-01-02', 'December 27, 2026 – January 2, 2027', '2026年12月27日～2027年1月2日'],
    ['2026-11-29', '2026-11-29', 'November 29, 2026', '2026年11月29日']];
  for (const [first, last, english, japanese] of cases) {
    assert.equal(rangeOf(first, last, 'en-US', LONG).replace(/\s/g, ' '), english);
    assert.equal(rangeOf(first, last, 'ja-JP', LONG), japanese);
    assert.equal(nameOfDays('week', { first, last }, { locale: 'ja-JP' }), japanese);
  }
});

test('without a year there is none over the end of one either', () => {
  const short = style => rangeOf('2026-12-27', '2027-01-02', 'en-US', { day: 'numeric', ...style });
  assert.equal(short({ month: 'short' }), 'Dec 27 – Jan 2');
  assert.equal(short({ month: 'numeric' }), '12/27 – 1/2');
  assert.equal(rangeOf('2026-12-27', '2027-01-02', 'ja', { month: 'numeric', day: 'numeric' }), '12/27～1/2');
});

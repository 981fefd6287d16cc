// SPDX-License-Identifier: MIT
// Which days and hours a sheet of paper shows.

import assert from 'node:assert/strict';
import test from 'node:test';
import { byDay, daysOf, hoursOfDays } from '../print/period.js';

const WEEK = { first: '2024-02-19', last: '2024-02-25' };
const hours = (...events) => hoursOfDays(events.map(([start, end, duration]) => ({ start, end, duration })), WEEK);

test('an agenda is what a month brings from its first day on, anything else what is in view', () => {
  const last = first => daysOf('agenda', { first, last: first }).last;
  assert.equal(last('2024-02-15'), '2024-03-14');
  assert.equal(last('2024-02-01'), '2024-02-29');
  assert.equal(last('2024-01-31'), '2024-02-28');
  assert.equal(last('2023-12-31'), '2024-01-30');
  assert.deepEqual(daysOf('week', WEEK), WEEK);
});

test('hours are those of a usual day, and earlier and later ones in which something happens', () => {
  assert.equal(hours(), '7:30-18');
  assert.equal(hours(['2024-02-20T09:00', '2024-02-20T10:00']), '7:30-18');
  assert.equal(hours(['2024-02-20T05:15', '2024-02-20T06:00'], ['2024-02-21T20:00', '2024-02-21T20:10']), '4:30-21');
  assert.equal(hours(['2024-02-20T22:00', '2024-02-21T01:30', 12_600]), '0-24');
  // One that ends at midnight has no part of the next day, and other days do not count.
  assert.equal(hours(['2024-02-20T22:00', '2024-02-21T00:00', 7200]), '7:30-24');
  assert.equal(hours(['2024-02-18T22:00', '2024-02-19T01:00', 10_800]), '0-18');
  assert.equal(hours(['2024-02-26T02:00', '2024-02-26T03:00']), '7:30-18');
  // What stands above the hours, too.
  assert.equal(hours(['2024-02-20', '2024-02-22'], ['2024-02-20T03:00', '2024-02-21T04:00', 90_000]), '7:30-18');
  assert.equal(hours(['2024-02-20T23:50', '2024-02-20T23:50', 0]), '7:30-24');
});

test('events are listed on each of their days, whole days first', () => {
  const event = (id, start, end) => ({ id, start, end });
  const listed = byDay([event('late', '2024-02-20T22:00', '2024-02-21T01:00'),
    event('fair', '2024-02-18', '2024-02-21'),
    event('early', '2024-02-20T08:00', '2024-02-20T09:00'), event('night', '2024-02-22T20:00', '2024-02-23T00:00'),
    event('point', '2024-02-24', '2024-02-24')], WEEK);
  assert.deepEqual(listed.map(([day, all]) => [day, all.map(({ id }) => id).join(' ')]), [
    ['2024-02-19', 'fair'], ['2024-02-20', 'fair early late'], ['2024-02-21', 'late'], ['2024-02-22', 'night'],
    ['2024-02-24', 'point']]);
});

// SPDX-License-Identifier: MIT
// The ends of events: read, written, moved on the wall and from zone to zone.

import assert from 'node:assert/strict';
import test from 'node:test';
import { dayAfter, later, pastGap, put, write } from '../editing/ends.js';
import { between, instantOf, inZone, occurrenceOf, read, seenFrom } from '../events/times.js';

const BERLIN = 'Europe/Berlin';
const at = (day, time, zone = BERLIN) => instantOf({ day, time, zone });

test('what the API writes is read and written', () => {
  for (const [text, written] of [['2026-03-29', '2026-03-29'], ['2026-03-29T09:30', '2026-03-29T09:30'],
    ['2026-03-29T09:30:20', '2026-03-29T09:30:20'], ['2026-03-29T09:00:00', '2026-03-29T09:00'],
    ['2026-03-29T09:30:00+02:00[Europe/Berlin]', '2026-03-29T09:30:00+02:00[Europe/Berlin]'],
    ['2026-03-29T09:30[Europe/Berlin]', '2026-03-29T09:30[Europe/Berlin]'],
    ['2026-03-29T07:30Z', '2026-03-29T07:30:00+00:00[UTC]']]) {
    assert.equal(write(read(text)), written);
  }
  assert.equal(read('2026-03-29T09:30:00-03:30[America/St_Johns]').offset, -12_600);
});

test('the wall goes on over months, and days stay days', () => {
  assert.deepEqual(later({ day: '2024-02-28', time: '23:30', zone: null }, 3_600_000),
    { day: '2024-02-29', time: '00:30', zone: null, offset: null });
  assert.equal(dayAfter('2023-12-31'), '2024-01-01');
});

test('a skipped hour is later, of a repeated one it is the first', () => {
  assert.equal(at('2026-03-29', '02:30'), Date.UTC(2026, 2, 29, 1, 30));
  assert.equal(at('2026-10-25', '02:30'), Date.UTC(2026, 9, 25, 0, 30));
  assert.equal(instantOf({ day: '2026-10-25', time: '02:30', zone: BERLIN, offset: 3600 }),
    Date.UTC(2026, 9, 25, 1, 30));
});

test('where the clocks skip the start, both ends are as much later', () => {
  const day = '2026-03-29';
  const moved = (start, end, endZone = BERLIN) => {
    const both = pastGap({ start: { day, time: start, zone: BERLIN }, end: { day, time: end, zone: endZone } });
    return [both.start.time, both.end.time];
  };
  assert.deepEqual(moved('02:30', '03:30'), ['03:30', '04:30']);
  assert.deepEqual(moved('02:00', '03:00'), ['03:00', '04:00']);
  assert.deepEqual(moved('02:30', '03:15'), ['03:30', '04:15']);
  assert.deepEqual(moved('01:30', '02:30'), ['01:30', '02:30']);
  assert.deepEqual(moved('02:30', '03:30', 'Europe/London'), ['03:30', '03:30']);
});

test('every hour of a year is found again on the wall of its zone', () => {
  for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/Santiago', 'Pacific/Apia']) {
    for (let hour = 0; hour < 24 * 366; hour += 1) {
      const instant = Date.UTC(2024, 0, 1, hour);
      assert.equal(instantOf(inZone(instant, zone)), instant);
    }
  }
});

test('another wall shows it at another time, and of whole days the same', () => {
  const seen = seenFrom(read('2024-02-20T22:00[America/New_York]'), BERLIN);
  assert.deepEqual([seen.day, seen.time, seen.offset], ['2024-02-21', '04:00', 3600]);
  assert.deepEqual(seenFrom(read('2024-02-20'), BERLIN), read('2024-02-20'));
  assert.equal(between(read('2024-02-20T10:00[Europe/Berlin]'), read('2024-02-20T09:30[Europe/London]')), 1_800_000);
});

test('an event is what the server would answer with', () => {
  const event = { id: 'r', calendar: 'w', title: 'Night', location: '', status: 'confirmed', busy: true, color: null,
    start: '2026-03-29T01:30[Europe/Berlin]', end: '2026-03-29T04:00:00+02:00[Europe/Berlin]', revision: 1 };
  assert.deepEqual(occurrenceOf(event, BERLIN), { id: 'r', event: 'r', recurrence: null, calendar: 'w', title: 'Night',
    location: '', status: 'confirmed', busy: true, color: null, start: '2026-03-29T01:30', startOffset: 3600,
    end: '2026-03-29T04:00', endOffset: 7200, duration: 5400, zone: BERLIN, endZone: BERLIN, revision: 1 });
});

test('what is put elsewhere keeps its zone, or stays the same everywhere', () => {
  const move = (text, former) => put(text, read(former), BERLIN);
  assert.equal(move('2024-02-21T16:00', '2024-02-20T09:00[America/New_York]'),
    '2024-02-21T10:00:00-05:00[America/New_York]');
  assert.equal(move('2024-02-21T16:00', '2024-02-20T09:00[Europe/Berlin]'), '2024-02-21T16:00[Europe/Berlin]');
  assert.equal(move('2024-02-21T16:00', '2024-02-20T09:00'), '2024-02-21T16:00');
  assert.equal(move('2024-02-21T16:00', '2024-02-20'), '2024-02-21T16:00[Europe/Berlin]');
  assert.equal(move('2024-02-22', '2024-02-20T09:00[Europe/Berlin]'), '2024-02-22');
});

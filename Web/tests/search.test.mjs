// SPDX-License-Identifier: MIT
// What the search finds while the server is away is what the server would find: its tests have the same cases
// (SearchTextTests).

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { excerptOf, hitsIn, termsOf } from '../search/matching.js';
import { searchHere } from '../search/on-device.js';

const hits = (query, ...texts) => hitsIn(texts, termsOf(query));
const isFound = (query, ...texts) => hits(query, ...texts) !== null;

test('case, accents, width, vowel signs and digits do not matter', () => {
  const equal = [['zurich cafe', 'Zürich, CAFÉ!'], ['STRASSE oresund', 'Straße Øresund'], ['abc 123', 'ＡＢＣ １２３'],
    ['istanbul', 'İstanbul'], ['οδος', 'ΟΔΟΣ'], ['محمد', 'مُحَمَّد'],
    ['احمد القاهره', 'أحمد القاهرة'], ['ميخواهم 3', 'می‌خواهم ٣'],
    ['שלום', 'שָׁלוֹם'], ['ete', 'e\u0301te\u0301'], ['ガス', 'ｶﾞｽ'], ['नहीं', 'नहीं'], ['९', '9'], ['𞥉', '9']];
  for (const [query, text] of equal) assert.ok(isFound(query, text), query);
});

test('all words occur, the last one as the beginning of one', () => {
  assert.ok(isFound('one two', 'two', 'one'));
  assert.ok(isFound('one tw', 'one two'));
  assert.ok(!isFound('on two', 'one two'));
  assert.ok(!isFound('wo', 'two'));
  assert.ok(!isFound('one three', 'one two'));
  assert.ok(isFound('near(a*)', 'Near a tree'));
});

test('characters are found anywhere, a syllable of Hangul while it is typed', () => {
  for (const query of ['서', '서우', '서울', '서울 회']) assert.ok(isFound(query, '서울 회의'), query);
  assert.ok(!isFound('울', '서울 회의'));
  assert.ok(isFound('東京', '東京駅'));
  assert.ok(!isFound('東駅', '東京駅'));
  assert.ok(!isFound('東京', '東 京'));
});

test('hits are where the words are', () => {
  const cases = [['mee', 'A Meeting, meet', [[2, 5], [11, 14]]], ['a', 'Älter e\u0301', [[0, 1]]],
    ['ete', 'e\u0301te\u0301s', [[0, 5]]], ['京駅', '東京駅', [[1, 3]]], ['京', '東京京', [[1, 3]]],
    ['strass', 'Straße', [[0, 5]]], ['one two', 'two one', [[0, 3], [4, 7]]], ['one t', 'one two', [[0, 3], [4, 5]]],
    ['محم', 'مُحَمَّد', [[0, 7]]], ['a'.repeat(100), `${'a'.repeat(100)}b`, [[0, 64]]]];
  for (const [query, text, expected] of cases) assert.deepEqual(hits(query, text), [expected], query);
  assert.equal(hits('x', ''), null);
});

test('notes are cut around the first hit', () => {
  const notes = `${'word '.repeat(40)}here\nit is${' end'.repeat(60)}`;
  const [found] = hits('her', notes);
  const { text, hits: [[first, last]] } = excerptOf(notes, found);
  assert.ok(text.startsWith('…word word word word here it is end') && text.endsWith('…') && [...text].length < 130);
  assert.equal([...text].slice(first, last).join(''), 'her');
  assert.equal(excerptOf(notes, []), null);
});

// On the device ----------------------------------------------------------------------------------

const ZONE = 'Europe/Berlin';
const CALENDARS = [{ id: 'work', color: '#336699', hidden: false }, { id: 'past', color: '#996633', hidden: true }];
const event = (id, start, end, more) => ({ id, calendar: 'work', title: 'Review', location: '', notes: '', start, end,
  status: 'confirmed', revision: 1, color: null, ...more });

/** Stores that have read events, as one answer, and changes that wait. */
function stores(events, { overlay = [], gone = [], present = [] } = {}) {
  const address = new URL('http://almanac.test/api/events?from=2024-02-01&to=2024-03-01');
  return {
    api: { kept: async path => (path === 'events' ? [[address, events]] : []) },
    source: { calendars: async () => CALENDARS, whole: id => present.find(each => each.id === id) ?? null,
      isGone: id => gone.includes(id) },
    outbox: { overlay },
  };
}

const ask = (known, query) => searchHere(known, { q: 'review', zone: ZONE, limit: 2, from: '2024-02-20', ...query });
const found = answer => answer.results.map(({ occurrence }) => occurrence.event);

test('results are in the order of time, from a day on, with pages before and after', async () => {
  const [start, end] = ['09:00', '10:00'].map(time => `2024-02-20T${time}`);
  const known = stores([event('d', `${start}:00+01:00[Europe/Berlin]`, `${end}:00+01:00[Europe/Berlin]`),
    event('c', start, end), event('b', '2024-02-20', '2024-02-21'),
    event('e', `${start}:00Z[UTC]`, `${end}:00Z[UTC]`), event('a', '2024-02-19', '2024-02-20')]);
  const first = await ask(known);
  assert.deepEqual(found(first), ['b', 'c']);
  assert.equal(first.isHere, true);
  const later = await ask(known, { cursor: first.later, from: undefined });
  assert.deepEqual(found(later), ['d', 'e']);
  assert.equal(later.later, null);
  const earlier = await ask(known, { cursor: first.earlier, from: undefined });
  assert.deepEqual(found(earlier), ['a']);
  assert.equal(earlier.earlier, null);
});

test('what is changed here is found as it will be, and what is deleted is not', async () => {
  const known = stores([event('moved', '2024-02-20', '2024-02-21'), event('gone', '2024-02-20', '2024-02-21'),
    event('renamed', '2024-02-20', '2024-02-21'), event('dead', '2024-02-20', '2024-02-21'),
    { id: 'dead', revision: 2, deleted: true }], {
    overlay: [{ kind: 'events', id: 'renamed', after: event('renamed', '2024-02-20', '2024-02-21', { title: 'Tea' }) },
      { kind: 'events', id: 'new', after: event('new', '2024-02-22', '2024-02-23') }],
    gone: ['gone'], present: [event('moved', '2024-02-23', '2024-02-24', { revision: 2 })],
  });
  assert.deepEqual(found(await ask(known)), ['new', 'moved']);
});

test('hidden calendars are looked through when asked for', async () => {
  const known = stores([event('a', '2024-02-20', '2024-02-21'),
    event('b', '2024-02-21', '2024-02-22', { calendar: 'past', notes: 'The review' }),
    event('c', '2024-02-21', '2024-02-22', { calendar: 'deleted' })]);
  assert.deepEqual(found(await ask(known)), ['a']);
  assert.deepEqual(found(await ask(known, { hidden: 'only' })), ['b']);
  const all = await ask(known, { hidden: 'too' });
  assert.deepEqual(found(all), ['a', 'b']);
  assert.deepEqual(all.results[1].excerpt, { text: 'The review', hits: [[4, 10]] });
  assert.equal(all.results[1].occurrence.color, '#996633');
});

// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { countriesOf, indexed, offsetAt, offsetIn, offsetText, zonesFor } from '../zones/zone-search.js';

const WINTER = new Date('2024-02-20T12:00Z');
const ZONES = [['UTC', 'Coordinated Universal Time (UTC)'], ['Europe/Berlin', 'Berlin – Central European Time'],
  ['Asia/Kolkata', 'Kolkata – India Standard Time'], ['America/New_York', 'New York – Eastern Time'],
  ['America/Sao_Paulo', 'São Paulo – Brasília Standard Time'], ['America/St_Johns', 'St Johns – Newfoundland Time'],
  ['Australia/Sydney', 'Sydney – Eastern Australia Time']];
const index = indexed(ZONES, { countries: new Map([['Europe/Berlin', 'Germany'], ['Asia/Kolkata', 'India']]),
  offset: zone => offsetAt(zone, WINTER) });
const found = text => zonesFor(text, index).map(({ zone }) => zone);

test('a zone is found by its city, its clocks, its name and its country', () => {
  assert.deepEqual(found('berl'), ['Europe/Berlin']);
  assert.deepEqual(found('SAO PAULO'), ['America/Sao_Paulo']);
  assert.deepEqual(found('são p'), ['America/Sao_Paulo']);
  assert.deepEqual(found('eastern'), ['America/New_York', 'Australia/Sydney']);
  assert.deepEqual(found('america/new_york'), ['America/New_York']);
  assert.deepEqual(found('st. johns'), ['America/St_Johns']);
  assert.deepEqual(found('germany'), ['Europe/Berlin']);
  assert.deepEqual(found('atlantis'), []);
  assert.equal(found('').length, ZONES.length);
});

test('a word is found by how it begins, and what begins with it is first', () => {
  assert.deepEqual(found('erlin'), []);
  assert.deepEqual(zonesFor('e', indexed([['A/b', 'X – Eastern'], ['A/e', 'Erlangen – Other']],
    { offset: () => 0 })).map(({ zone }) => zone), ['A/e', 'A/b']);
});

test('a zone is found by how far its clocks are from UTC', () => {
  assert.deepEqual(found('+1'), ['Europe/Berlin']);
  assert.deepEqual(found('GMT+5:30'), ['Asia/Kolkata']);
  assert.deepEqual(found('utc+0530'), ['Asia/Kolkata']);
  assert.deepEqual(found('−3:30'), ['America/St_Johns']);
  assert.deepEqual(found('-03'), ['America/Sao_Paulo']);
  assert.deepEqual(found('+0'), ['UTC']);
  assert.equal(offsetIn('5'), null);
  assert.equal(offsetIn('+1:75'), null);
  assert.deepEqual([60, -210, 330, 0, null].map(offsetText), ['GMT+1', 'GMT−3:30', 'GMT+5:30', 'GMT', '']);
});

test('offsets are those of a day', () => {
  assert.equal(offsetAt('Europe/Berlin', WINTER), 60);
  assert.equal(offsetAt('Europe/Berlin', new Date('2024-07-20T12:00Z')), 120);
  assert.equal(offsetAt('Nowhere/Else', WINTER), null);
});

test('countries have the names of a language', () => {
  const countries = countriesOf('de');
  const [zone] = [...countries].find(([, names]) => names.includes('Indien'));
  assert.match(zone, /^Asia\/(Kolkata|Calcutta)$/);
  assert.ok(countries.size > 300);
});

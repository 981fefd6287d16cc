// SPDX-License-Identifier: MIT
// What the client of the API reads while it writes, with a server whose answers the test gives.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Api } from '../app/api.js';

let asked;

beforeEach(() => {
  asked = [];
  globalThis.document = { baseURI: 'http://almanac.test/' };
  globalThis.fetch = (url, { method = 'GET' }) => new Promise(resolve => {
    asked.push({ method, path: url.pathname, answer: (body, status) => resolve(Response.json(body, { status })) });
  });
});

const turn = () => new Promise(resolve => { setImmediate(resolve); });

for (const read of ['get', 'recall']) {
  test(`${read} asks once more when a write has been answered meanwhile`, async () => {
    const api = new Api();
    const reading = api[read]('sessions');
    const writing = api.send('PATCH', 'sessions/a', { points: 9 });
    asked[1].answer({ points: 9, revision: 2 });
    assert.deepEqual(await writing, { points: 9, revision: 2 });
    asked[0].answer({ points: 80, revision: 1 });
    await turn();
    assert.deepEqual(asked.map(({ method }) => method), ['GET', 'PATCH', 'GET']);
    asked[2].answer({ points: 9, revision: 2 });
    assert.deepEqual(await reading, { points: 9, revision: 2 });
  });

  test(`${read} asks once when nothing is written, or the write is still on its way`, async () => {
    const api = new Api();
    const reading = api[read]('sessions');
    const writing = api.send('PATCH', 'sessions/a', { points: 9 });
    asked[0].answer({ points: 80 });
    assert.deepEqual(await reading, { points: 80 });
    asked[1].answer({ points: 9 });
    await writing;
    assert.equal(asked.length, 2);
  });
}

test('a write that is refused makes nothing stale', async () => {
  const api = new Api();
  const reading = api.get('sessions');
  const writing = api.send('DELETE', 'sessions/a');
  asked[1].answer({ title: 'There is no such session.' }, 404);
  await assert.rejects(writing, { name: 'Problem', status: 404 });
  asked[0].answer({ points: 80 });
  assert.deepEqual(await reading, { points: 80 });
  assert.equal(asked.length, 2);
});

/** A server that answers once, and then no longer; `fetch` ends with its signal, as in browsers. */
function answeringOnce(body) {
  let count = 0;
  globalThis.fetch = (url, { signal }) => new Promise((resolve, reject) => {
    count += 1;
    if (count === 1) resolve(Response.json(body));
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return () => count;
}

test('a recall that is ended asks nothing, or is answered with nothing that was read before', async () => {
  const [api, count] = [new Api(), answeringOnce({ points: 80 })];
  assert.deepEqual(await api.recall('sessions'), { points: 80 });
  await assert.rejects(api.recall('sessions', {}, AbortSignal.abort()), { name: 'AbortError' });
  assert.equal(count(), 1);
  const ending = new AbortController();
  const reading = api.recall('sessions', {}, ending.signal);
  ending.abort();
  await assert.rejects(reading, { name: 'AbortError' });
  assert.equal(count(), 2);
});

test('a recall that is ended while what was read is looked for is answered with nothing', async () => {
  const [api, count] = [new Api(), answeringOnce({ points: 80 })];
  await api.recall('sessions');
  api.isAway = true;
  assert.deepEqual(await api.recall('sessions'), { points: 80 });
  await assert.rejects(api.recall('sessions', { limit: 2 }), { name: 'Unreachable' });
  const ending = new AbortController();
  const reading = api.recall('sessions', { limit: 2 }, ending.signal);
  ending.abort();
  await assert.rejects(reading, { name: 'AbortError' });
  assert.equal(count(), 1);
});

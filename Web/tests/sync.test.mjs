// SPDX-License-Identifier: MIT
// What pages keep and send, with two windows that share a browser's storage. What is decided is tested in Swift.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { Problem, Unreachable } from '../app/api.js';
import { ChangeBook } from '../sync/change-book.js';
import { Sync } from '../sync/sync.js';

const MODULE = await WebAssembly.compile(await readFile(new URL('../dist/almanac-sync.wasm', import.meta.url)));

/** A browser: what its windows share. Messages and storage events arrive when `deliver` is called. */
class Browser {
  stored = new Map();
  isFull = false;
  windows = [];
  #channels = [];
  #events = [];
  #messages = [];

  constructor() {
    const browser = this;
    globalThis.localStorage = {
      get length() { return browser.stored.size; },
      key: index => [...browser.stored.keys()][index],
      getItem: key => browser.stored.get(key) ?? null,
      setItem: (key, value) => {
        if (browser.isFull) throw new Error('full');
        browser.stored.set(key, value);
        browser.#events.push(key);
      },
      removeItem: key => { if (browser.stored.delete(key)) browser.#events.push(key); },
    };
    globalThis.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        browser.#channels.push(this);
      }

      postMessage(data) {
        browser.#messages.push({ from: this, data: structuredClone(data) });
      }
    };
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  }

  open(api, store = 's') {
    const listeners = [];
    globalThis.addEventListener = (type, listener) => listeners.push(listener);
    const outbox = new EventTarget();
    const told = [];
    for (const type of ['settled', 'refused', 'conflict']) {
      outbox.addEventListener(type, ({ detail }) => told.push(`${type} ${detail.entry.id}`));
    }
    const sync = new Sync({ api, book: new ChangeBook(MODULE), outbox, lost: () => { api.wasLost += 1; } });
    if (store) sync.use(store);
    this.windows.push({ sync, listeners });
    return { sync, told };
  }

  /** Storage events first, or messages first. */
  deliver({ messagesFirst = false } = {}) {
    const events = () => {
      for (const key of this.#events.splice(0)) {
        for (const { listeners } of this.windows) for (const listener of listeners) listener({ key });
      }
    };
    const messages = () => {
      for (const { from, data } of this.#messages.splice(0)) {
        for (const channel of this.#channels) {
          if (channel !== from) channel.dispatchEvent(Object.assign(new Event('message'), { data }));
        }
      }
    };
    if (messagesFirst) messages();
    events();
    messages();
    events();
  }
}

/** A server of events: revisions, and failures to order. */
class Server {
  events = new Map();
  asked = [];
  isAway = false;
  /** How many times it was asked whether it is back. */
  wasLost = 0;
  answers = [];

  /** Somebody else is faster. */
  overtake(id, values = { title: 'z' }) { Object.assign(this.events.get(id), { revision: 9, ...values }); }

  async get(path) {
    this.asked.push(`GET ${path}`);
    if (this.isAway) throw new Unreachable();
    return this.events.get(path.split('/')[1]) ?? Promise.reject(new Problem(404, {}));
  }

  async send(method, path, body, query) {
    this.asked.push(`${method} ${path}`);
    if (this.isAway) throw new Unreachable();
    const prepared = this.answers.shift();
    if (prepared) throw prepared;
    if (path === 'undo') return { change: body.change + 1 };
    const id = method === 'POST' ? body.id : path.split('/')[1];
    const event = this.events.get(id);
    const revision = body?.revision ?? query?.revision;
    if (method !== 'POST' && event?.revision !== revision) throw new Problem(409, { current: event });
    const written = { ...event, ...body, id, revision: (event?.revision ?? 0) + 1 };
    if (method === 'DELETE') written.deleted = true;
    this.events.set(id, written);
    return written;
  }
}

function begin() {
  const [browser, server] = [new Browser(), new Server()];
  server.events.set('e', { id: 'e', title: 'a', revision: 1 });
  return { browser, server };
}

const edit = (title, before, more) =>
  ({ op: 'edit', kind: 'events', id: 'e', values: { title }, before, after: { id: 'e', title }, ...more });

const A = { id: 'e', title: 'a', revision: 1 };

for (const messagesFirst of [false, true]) {
  test(`what follows what the other window has sent is on top of that (${messagesFirst})`, async () => {
    const { browser, server } = begin();
    const here = browser.open(server);
    const there = browser.open(server);
    server.isAway = true;
    here.sync.push(edit('b', A), true);
    browser.deliver();
    await here.sync.idle();
    server.isAway = false;
    await there.sync.flush();
    // The answer is on its way when the next change is made.
    const settled = here.sync.push(edit('c', { id: 'e', title: 'b' }), true);
    server.overtake('e');
    browser.deliver({ messagesFirst });
    await here.sync.flush();
    assert.equal((await settled).type, 'conflict');
    assert.ok(!server.asked.includes('GET events/e'));
    assert.equal(server.events.get('e').title, 'z');
  });

  test(`what the other window has sent is undone here (${messagesFirst})`, async () => {
    const { browser, server } = begin();
    const here = browser.open(server);
    const there = browser.open(server);
    server.isAway = true;
    const settled = here.sync.push(edit('b', A), true);
    browser.deliver();
    await here.sync.idle();
    server.isAway = false;
    await there.sync.flush();
    browser.deliver({ messagesFirst });
    assert.equal((await settled).type, 'settled');
    assert.deepEqual([here.told, there.told], [['settled e'], ['settled e']]);
    await here.sync.move(false);
    await here.sync.flush();
    assert.equal(server.events.get('e').title, 'a');
    assert.equal(browser.stored.size, 0);
  });

  test(`what the other window has given up ends here, too (${messagesFirst})`, async () => {
    const { browser, server } = begin();
    const here = browser.open(server);
    const there = browser.open(server);
    server.overtake('e');
    const [first, second] = [here.sync.push(edit('b', A), true), here.sync.push(edit('c', A), true)];
    await here.sync.idle();
    assert.equal((await first).type, 'conflict');
    browser.deliver({ messagesFirst });
    there.sync.discard(there.sync.entries[0]);
    browser.deliver({ messagesFirst });
    assert.equal((await second).type, 'discarded');
    assert.deepEqual([here.sync.entries, there.sync.entries], [[], []]);
    assert.equal(await here.sync.move(false), null);
  });
}

test('a refusal that the other window has had is told here with its field', async () => {
  const { browser, server } = begin();
  const here = browser.open(server);
  const there = browser.open(server);
  server.isAway = true;
  const settled = here.sync.push(edit('b', A), true);
  browser.deliver();
  await here.sync.idle();
  server.isAway = false;
  server.answers.push(new Problem(422, { detail: 'too long', field: 'title' }));
  await there.sync.flush();
  browser.deliver();
  const { type, problem } = await settled;
  assert.deepEqual([type, problem.message, problem.field, problem.status], ['refused', 'too long', 'title', 422]);
  assert.equal(await here.sync.move(false), null);
});

test('what others have changed elsewhere is no conflict, and what follows is compared with it', async () => {
  const { browser, server } = begin();
  const { sync, told } = browser.open(server);
  server.overtake('e', { place: 'x' });
  const [first, second] = [sync.push(edit('b', A), true), sync.push({ ...edit('c', { ...A, title: 'b' }),
    values: { place: 'y' } }, true)];
  assert.equal((await first).type, 'settled');
  // The place that the others have written is not replaced unasked.
  assert.equal((await second).type, 'conflict');
  const { title, place } = server.events.get('e');
  assert.deepEqual([title, place, told], ['b', 'x', ['settled e', 'conflict e']]);
});

test('the ends of an event are decided about together', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server);
  const before = { ...A, start: '10:00', end: '11:00' };
  Object.assign(server.events.get('e'), before);
  server.overtake('e', { end: '12:00' });
  assert.equal((await sync.push({ ...edit('a', before), values: { start: '11:30' } }, true)).type, 'conflict');
});

test('a conflict is about what the server has now, and none once that is as it was', async () => {
  const { browser, server } = begin();
  const { sync, told } = browser.open(server);
  server.overtake('e');
  await sync.push(edit('b', A), true);
  const conflict = () => sync.entries[0]?.conflict?.current.title;
  assert.equal(conflict(), 'z');
  server.overtake('e', { title: 'y', revision: 10 });
  await sync.recheck();
  assert.equal(conflict(), 'y');
  // The same after a reload.
  assert.equal(browser.open(server).sync.entries[0].conflict.current.title, 'y');
  server.overtake('e', { title: 'a', revision: 11 });
  await sync.recheck();
  assert.deepEqual([sync.entries, server.events.get('e').title], [[], 'b']);
  assert.deepEqual(told, ['conflict e', 'settled e']);
});

test('what another window takes back is not given up with what waits here', async () => {
  const { browser, server } = begin();
  const [here, there] = [browser.open(server), browser.open(server)];
  await there.sync.push({ op: 'delete', kind: 'events', id: 'e', before: A, after: null }, true);
  server.events.set('e', { id: 'e', revision: 2, deleted: true });
  assert.equal((await here.sync.push(edit('b', A), true)).type, 'conflict');
  browser.deliver();
  server.isAway = true;
  await there.sync.move(false);
  await there.sync.idle();
  browser.deliver();
  here.sync.discard(here.sync.entries[0]);
  browser.deliver();
  server.isAway = false;
  await there.sync.flush();
  assert.deepEqual([there.sync.entries, server.events.get('e').title], [[], 'a']);
});

const SETTINGS = { goal: 50, firstDay: null, zone: null };
const REPLACING = [['delete', 'marks', { id: 'm', type: 'x', owner: '', day: '2024-02-20' }, 'DELETE marks/m'],
  ['settings', 'settings', { id: 'settings', ...SETTINGS }, 'PUT settings']];

for (const [op, kind, before, request] of REPLACING) {
  test(`what is as it was is replaced or deleted without a question: ${kind}`, async () => {
    const { browser, server } = begin();
    const { sync } = browser.open(server);
    const values = op === 'settings' ? { ...SETTINGS, goal: 70 } : undefined;
    const change = { op, kind, id: before.id, values, before: { ...before, revision: 1 }, after: values ?? null };
    const current = { ...before, revision: 3, change: 9 };
    server.events.set(before.id, current);
    const other = { ...current, revision: 2, goal: 60, type: 'y' };
    server.answers.push(new Problem(409, { current: other }), new Problem(409, { current }));
    assert.equal((await sync.push(change, true)).type, 'conflict');
    server.send = async (method, path, body, query) => {
      const prepared = server.answers.shift();
      if (prepared) throw prepared;
      server.asked.push(`${method} ${path} ${body?.revision ?? query.revision}`);
      return { ...current, revision: 4 };
    };
    await sync.recheck();
    assert.deepEqual([sync.entries, server.asked.at(-1)], [[], `${request} 3`]);
  });
}

test('one that is discarded here resolves here', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server);
  server.overtake('e');
  const [, second] = [sync.push(edit('b', A), true), sync.push(edit('c', A), true)];
  await sync.idle();
  sync.discard(sync.entries[0]);
  assert.equal((await second).type, 'discarded');
});

test('what could not be kept at first is not there twice', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server);
  server.isAway = true;
  browser.isFull = true;
  sync.push(edit('b', A), true);
  await sync.idle();
  assert.ok(sync.entries[0].isUnkept);
  browser.isFull = false;
  server.isAway = false;
  server.overtake('e');
  await sync.flush();
  browser.deliver();
  assert.equal(sync.entries.length, 1);
  assert.ok(![...browser.stored.values()].some(entry => entry.includes('isUnkept')));
  await sync.insist(sync.entries[0]);
  assert.equal(server.events.get('e').title, 'b');
});

test('an import is not undone while anything waits', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server);
  server.isAway = true;
  sync.push(edit('b', A), false);
  await sync.idle();
  sync.noteUnit(7);
  await assert.rejects(sync.move(false), Unreachable);
  assert.ok(!server.asked.includes('POST undo'));
  server.isAway = false;
  await sync.move(false);
  assert.deepEqual(server.asked.slice(-2), ['PATCH events/e', 'POST undo']);
});

test('an import is undone after what comes while that is being sent', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server);
  sync.noteUnit(7);
  sync.push(edit('b', A), false);
  const moved = sync.move(false);
  sync.push(edit('c', { id: 'e', title: 'b' }), false);
  await moved;
  assert.deepEqual(server.asked, ['PATCH events/e', 'PATCH events/e', 'POST undo']);
});

test('without a store an import is not undone', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server, null);
  sync.push(edit('b', A), false);
  sync.noteUnit(7);
  await assert.rejects(sync.move(false), Unreachable);
  assert.deepEqual(server.asked, []);
});

test('what follows one that had to be sent again knows nothing of what others have written since', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server);
  server.send = new Proxy(server.send, {
    async apply(send, self, words) {
      await Reflect.apply(send, self, words);
      server.overtake('e');
      delete server.send;
      server.send = (...more) => (more[2].title === 'b' ? server.events.get('e') : send.apply(server, more));
      throw new Unreachable();
    },
  });
  sync.push(edit('b', A), true);
  const followed = sync.push(edit('c', { id: 'e', title: 'b' }), true);
  await sync.idle();
  await sync.flush();
  assert.equal((await followed).type, 'conflict');
  assert.equal(server.events.get('e').title, 'z');
});

test('a deletion of what is gone is done', async () => {
  const { browser, server } = begin();
  const { sync, told } = browser.open(server);
  server.events.delete('e');
  const deletion = { op: 'delete', kind: 'events', id: 'e', before: A, after: null };
  server.answers.push(new Problem(404, {}));
  const { type, record } = await sync.push(deletion, true);
  assert.deepEqual([type, record, told], ['settled', { id: 'e', deleted: true }, ['settled e']]);
});

test('each record is shown as its last change says', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server);
  server.isAway = true;
  sync.push(edit('b', A), true);
  sync.push({ ...edit('x', null), op: 'add', id: 'f' }, true);
  sync.push(edit('c', A), true);
  await sync.idle();
  assert.deepEqual(sync.overlay.map(({ id, after }) => [id, after.title]), [['e', 'c'], ['f', 'x']]);
});

test('of a server that is away each change asks whether it is back, and nothing else', async () => {
  const { browser, server } = begin();
  const { sync } = browser.open(server);
  server.isAway = true;
  sync.push(edit('b', A), true);
  await sync.idle();
  assert.equal(server.wasLost, 1);
  sync.push(edit('c', { id: 'e', title: 'b' }), true);
  await sync.idle();
  await sync.move(false);
  assert.equal(server.wasLost, 3);
  await sync.flush();
  assert.deepEqual([server.wasLost, server.asked], [3, []]);
  server.isAway = false;
  await sync.flush();
  assert.equal(server.wasLost, 3);
  assert.equal(server.events.get('e').title, 'b');
});

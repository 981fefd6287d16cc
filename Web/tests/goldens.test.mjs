// SPDX-License-Identifier: MIT
// The WebAssembly engine shows, after every message of a log, what the native engine shows.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const GOLDENS = new URL('../../Tests/CalendarWebTests/Goldens/', import.meta.url);
const MODULE = new URL('../dist/almanac-probe.wasm', import.meta.url);

function* messages(log) {
  for (let at = 0; at + 4 <= log.length;) {
    const length = log.readUInt32LE(at);
    yield log.subarray(at + 4, at + 4 + length);
    at += 4 + length;
  }
}

function hash(bytes) {
  let value = 0xcbf29ce484222325n;
  for (const byte of bytes) value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  return value.toString(16).padStart(16, '0');
}

/** The text of the scene that the module's reply points to. */
function dump({ memory, dump: ask }) {
  const pointer = ask();
  const head = new Int32Array(memory.buffer, pointer, 5);
  return Buffer.from(new Uint8Array(memory.buffer, head[3], head[4]));
}

const module = await WebAssembly.compile(await readFile(MODULE));

for (const seed of [1, 2, 3, 4, 5]) {
  test(`walk ${seed} is the native one after each of its messages`, async () => {
    const golden = await readFile(new URL(`walk-${seed}.txt`, GOLDENS), 'utf8');
    const { exports } = new WebAssembly.Instance(module);
    let count = 0;
    let record = '';
    for (const message of messages(await readFile(new URL(`walk-${seed}.messages`, GOLDENS)))) {
      const inbox = exports.allocate(message.length);
      new Uint8Array(exports.memory.buffer).set(message, inbox);
      exports.send(message.length);
      count += 1;
      record += `${count} ${hash(dump(exports))}\n`;
    }
    record += dump(exports).toString('utf8');
    assert.equal(count, 403);
    assert.equal(record, golden);
  });
}

// SPDX-License-Identifier: MIT
// Keeps the dump after every message. It is taken before the next one: in between nothing changes
// the engine, and no reply is being read.

import { Engine } from '/element/parts.js';

const numbers = new Map();
const sequence = [];
const { bench } = globalThis;
let engine = null;

function numberOf(dump) {
  if (!numbers.has(dump)) numbers.set(dump, numbers.size);
  return numbers.get(dump);
}

const { send } = Engine.prototype;
let depth = 0;
Engine.prototype.send = function (bytes) {
  if (depth > 0) throw new Error('a message was sent while another was being taken');
  if (engine === this) sequence.push(numberOf(this.dump()));
  engine = this;
  depth += 1;
  try { return send.call(this, bytes); } finally { depth -= 1; }
};

/** How many messages have been sent, and the dump after the last of them. */
bench.now = () => ({ messages: sequence.length + 1, dump: engine.dump() });

/** All dumps, and for each message the number of the dump after it. */
bench.recorded = () => ({
  dumps: [...numbers.keys(), engine.dump()],
  sequence: [...sequence, numbers.size],
});

/** Of each dump that `recorded` has the SHA-1, in hexadecimal, which is far less to bring over. */
bench.digests = async () => {
  const { dumps, sequence } = bench.recorded();
  const encoder = new TextEncoder();
  const digest = async dump => new Uint8Array(await crypto.subtle.digest('SHA-1', encoder.encode(dump))).reduce(
    (text, byte) => text + byte.toString(16).padStart(2, '0'), '');
  return { digests: await Promise.all(dumps.map(digest)), sequence };
};

/** The dump after a message, the first of which is 1. */
bench.dumpAfter = number => {
  const { dumps, sequence } = bench.recorded();
  return dumps[sequence[number - 1]];
};

/** The action log in base 64. */
bench.log = () => globalThis.calendar.actionLog.toBase64?.() ?? btoa(
  globalThis.calendar.actionLog.reduce((text, byte) => text + String.fromCharCode(byte), ''));

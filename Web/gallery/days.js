// SPDX-License-Identifier: MIT
// Whether a text is days. The engine says so: which days there are is not for a page to know.

import { compile, Engine, now } from '../element/engine.js';
import { Message, OP } from '../element/protocol.js';

const module = await compile(new URL('../almanac.wasm', import.meta.url)).catch(() => null);
const engine = module && new Engine(module);

/** What the engine makes of a text, written as values are. Without an engine every text is taken for right. */
function read(text) {
  if (!engine) return text;
  const reply = engine.send(new Message('read', now()).text(text).finish());
  return reply.next() === OP.reading ? reply.string() : '';
}

const isRun = text => text !== '' && read(text) === text;

/** Whether a text is a day, written YYYY-MM-DD. */
export const isDay = text => !text.includes('/') && isRun(text);

/** Whether a text is a day, an interval, or several of them with spaces between. */
export const isSelection = text => text.split(' ').every(isRun);

// SPDX-License-Identifier: MIT
// Instances of the engine. The module is compiled once for each URL and shared by all elements.

import { Reply } from './protocol.js';

const modules = new Map();

/** The compiled module of a URL; a failed download can be tried again. */
export function compile(url) {
  const key = String(url);
  if (!modules.has(key)) {
    const module = download(key);
    modules.set(key, module);
    module.catch(() => modules.delete(key));
  }
  return modules.get(key);
}

// Streaming wants the media type of WebAssembly and nothing behind it; some servers say otherwise.
async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const isTyped = response.headers.get('Content-Type') === 'application/wasm';
  return isTyped && WebAssembly.compileStreaming ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** The host's monotonic clock in whole microseconds. */
export function now() {
  return Math.floor(performance.now() * 1000);
}

/** One calendar's engine. */
export class Engine {
  #exports;

  constructor(module) {
    this.#exports = new WebAssembly.Instance(module).exports;
  }

  /** Sends the bytes of a message and returns the reply, which is valid until the next call. */
  send(bytes) {
    const { allocate, send, memory } = this.#exports;
    const inbox = allocate(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, inbox);
    const pointer = send(bytes.length);
    return new Reply(memory.buffer, pointer);
  }

  /** The scene as text if the module is the probe for tests, otherwise undefined. */
  dump() {
    const { dump, memory } = this.#exports;
    if (!dump) return undefined;
    const pointer = dump();
    const head = new Int32Array(memory.buffer, pointer, 5);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, head[3], head[4]));
  }

  /** Traps, as a bug would, if the module is the probe for tests. */
  trap() {
    this.#exports.trap?.();
  }

  get memoryBytes() { return this.#exports.memory.buffer.byteLength; }
}
